/**
 * Tag of tests that only `npm run test:whole` runs: further variations of what flows and unit tests
 * prove. `npm test` must end within ten minutes, so it tries one variation of each kind, and each
 * feature once in a browser.
 */
export const WHOLE = '@whole'

/** True in `npm run test:whole`, which tries all variations; `npm test` tries a part of them. */
export const isWhole = process.env.TURNO_TEST_WHOLE === '1'

/**
 * Database of files that need only one: in `npm run test:whole` PostgreSQL, which is faster for thousands of calls.
 */
export const ONE_DATABASE = isWhole ? 'postgres' : 'pglite'

/** Tags a variation that `npm test` leaves out. */
export function wholeOnly(isLeftOut: boolean): { tag: string[] } {
  return { tag: isLeftOut ? [WHOLE] : [] }
}
