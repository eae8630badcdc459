/**
 * `npm test` has ten minutes: it tries one look of each kind and each thing once in a browser. What carries this tag, the
 * other looks and the variations of what flows and units prove, is tried by `npm run test:whole`.
 */
export const WHOLE = '@whole'

/** `npm run test:whole`: campaigns in full length; `npm test` has a short version of each. */
export const isWhole = process.env.TURNO_TEST_WHOLE === '1'

/** Of a row of looks, those that `npm test` leaves out. */
export function leaveOut(isLeftOut: boolean): { tag: string[] } {
  return { tag: isLeftOut ? [WHOLE] : [] }
}
