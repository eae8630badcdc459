/** Returns a whole percentage: 100 only for all, and 0 only for none. */
export function shareOf(part: number, all: number): number {
  if (all <= 0 || part <= 0) return 0
  if (part >= all) return 100
  return Math.min(99, Math.max(1, Math.round((100 * part) / all)))
}
