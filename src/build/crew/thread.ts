import { keepCompiled } from '../compileCache.ts';

keepCompiled();
const { answerCalls } = await import('./calls.ts');
const { JOBS } = await import('./jobs.ts');
answerCalls(JOBS);
