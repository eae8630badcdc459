/**
 * Returns whether an error, or an error inside it, is a unique violation. Both databases use the same code.
 */
export function isTaken(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  return ('code' in cause && cause.code === '23505') || ('cause' in cause && isTaken(cause.cause))
}
