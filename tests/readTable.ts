import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Read a table of sentences, which lies beside its test so that one can add a row without writing code. */
export const readTable = <T>(file: string): T => parse(readFileSync(`tests/${file}`, 'utf8')) as T;
