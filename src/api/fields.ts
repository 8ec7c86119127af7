import { z } from 'zod';

/** Absolute http(s) address, ASCII. */
export const uri = z.url({ protocol: /^https?$/ });

export const sitePath = z.string().regex(/^\//);

export const count = z.int().min(0);
