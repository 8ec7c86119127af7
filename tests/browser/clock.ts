/** At night, closed, by the clock of the practice: a Sunday, half past two in the morning. */
export const NIGHT = new Date('2026-11-21T23:30:00Z');
/** Open: a Wednesday, eleven in the morning. */
export const MORNING = new Date('2026-11-25T08:00:00Z');
