/** Whether a statement broke a unique index, as both databases number it; Drizzle wraps what they throw. */
export function isTaken(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  return ('code' in cause && cause.code === '23505') || ('cause' in cause && isTaken(cause.cause))
}
