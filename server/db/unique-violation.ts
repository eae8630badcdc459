/** Both databases use the same error code, and Drizzle wraps their errors. */
export function isTaken(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  return ('code' in cause && cause.code === '23505') || ('cause' in cause && isTaken(cause.cause))
}
