/**
 * How often a property is tried, each time with other data: `npm run test:all` asks for thousands. Failures are kept as
 * `examples`.
 */
export const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) };

/** Whether time matters less than trying everything. */
export const LONG = RUNS.numRuns > 200;
