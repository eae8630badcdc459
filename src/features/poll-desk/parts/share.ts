/** Returns a whole percentage. Only all gives 100, and only none gives 0. */
export function shareOf(part: number, all: number): number {
  if (all <= 0 || part <= 0) return 0
  if (part >= all) return 100
  return Math.min(99, Math.max(1, Math.round((100 * part) / all)))
}
