/** Minimum number of people in a shown figure. */
export const SMALLEST_GROUP = 5

export interface Sized<Id> {
  id: Id
  size: number
}

/**
 * Hides groups that are too small. Then hides further groups, smallest first, until the hidden groups
 * together have at least SMALLEST_GROUP people. So nobody can compute a small group from the whole.
 * @returns ids, the largest group first; equal sizes keep their order
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
