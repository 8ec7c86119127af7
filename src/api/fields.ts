import { z } from 'zod';

/** Absolute http(s) address, ASCII. */
export const uri = z.url({ protocol: /^https?$/ });

/** Calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date();

/** Telephone number in E.164 form. */
export const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** Time of day, `HH:MM`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const sitePath = z.string().regex(/^\//);

export const count = z.int().min(0);
