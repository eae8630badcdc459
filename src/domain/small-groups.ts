/** What is of fewer people than this is shown to nobody. */
export const SMALLEST_GROUP = 5

export interface Sized<Id> {
  id: Id
  size: number
}

/**
 * Which groups of a whole may be shown beside it: none of few people, and none with whose help what is left of the whole
 * would be of few people. Of those big enough the smallest are hidden until what is left is enough, or nothing is shown.
 * @returns ids, the largest group first; those of one size as they came
 */
export function shownGroups<Id>(groups: readonly Sized<Id>[]): Id[] {
  const shown = [...groups].sort((one, other) => other.size - one.size)
  let hidden: number | null = null
  for (let last = shown.at(-1); last; last = shown.at(-1)) {
    const isBig = last.size >= SMALLEST_GROUP
    if (isBig && (hidden === null || hidden >= SMALLEST_GROUP)) break
    shown.pop()
    hidden = (hidden ?? 0) + last.size
  }
  return shown.map(({ id }) => id)
}
