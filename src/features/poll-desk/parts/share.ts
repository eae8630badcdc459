/** Whole percent; all is never said of less than all, nor nothing of somebody. */
export function shareOf(part: number, all: number): number {
  if (all <= 0 || part <= 0) return 0
  if (part >= all) return 100
  return Math.min(99, Math.max(1, Math.round((100 * part) / all)))
}
