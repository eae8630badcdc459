/**
 * Tag of tests that only `npm run test:whole` runs: further looks and variations of what flows and unit tests
 * prove.
 * `npm test` has ten minutes: it tries one look of each kind, and each feature once in a browser.
 */
export const WHOLE = '@whole'

/** True in `npm run test:whole`, which runs full-length campaigns; `npm test` runs a short version of each. */
export const isWhole = process.env.TURNO_TEST_WHOLE === '1'

/** Tags a look that `npm test` leaves out. */
export function leaveOut(isLeftOut: boolean): { tag: string[] } {
  return { tag: isLeftOut ? [WHOLE] : [] }
}
