import { answerCalls } from './calls.ts';
import { JOBS } from './jobs.ts';

answerCalls(JOBS);
