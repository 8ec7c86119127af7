import { keepCompiled } from '../compiled.ts';

keepCompiled();
const { answerCalls } = await import('./calls.ts');
const { JOBS } = await import('./jobs.ts');
answerCalls(JOBS);
