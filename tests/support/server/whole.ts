/**
 * Tag of tests that only `npm run test:whole` runs: further variations of what flows and unit tests prove.
 * `npm test` must end within ten minutes, so it tries one variation of each kind, and each feature once in a
 * browser.
 */
export const WHOLE = '@whole'

export const isWhole = process.env.TURNO_TEST_WHOLE === '1'

/**
 * Database of test files that need only one database. PostgreSQL is faster for the thousands of calls of `npm
 * run test:whole`.
 */
export const ONE_DATABASE = isWhole ? 'postgres' : 'pglite'

export function wholeOnly(isLeftOut: boolean): { tag: string[] } {
  return { tag: isLeftOut ? [WHOLE] : [] }
}
