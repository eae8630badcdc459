/** Points, score and level of a 360 evaluation (BR-13, BR-14, G-04). */

/** Medals of an answer, by points (EVAL-18 … 21). */
export const medals = ['Bronce', 'Plata', 'Oro', 'Platino'] as const
export type Medal = (typeof medals)[number]
export type Points = 1 | 2 | 3 | 4

export const MOST_POINTS = 4

/** Minimum number of people in a shown sum: with fewer, single answers could be inferred. */
export const FEWEST_SHOWN = 3
/** Minimum number of people in an average that human resources see. */
export const FEWEST_AVERAGED = 5

/**
 * Returns the mean of several surveys, in per cent.
 * @param points of each survey
 * @param questions per survey, at least one
 * @returns 0 to 100 with two decimals, rounded half up; null without any survey
 */
export function scoreOf(points: readonly number[], questions: number): number | null {
  if (points.length === 0) return null
  const sum = points.reduce((all, one) => all + one, 0)
  // Computes hundredths of a per cent in integers, so that rounding a half is exact.
  const below = MOST_POINTS * questions * points.length
  return Math.floor((2 * 10_000 * sum + below) / (2 * below)) / 100
}

export function levelOf(score: number): number {
  return Math.max(1, Math.min(6, Math.floor((score - 25) / 12.5) + 1))
}
