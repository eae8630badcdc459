import { type Sized, shownGroups } from '#domain/small-groups.ts'

/**
 * Which groups of those who answer may be shown beside everybody. One in which nobody is hides nothing and gives nobody away:
 * of nobody nothing can be learnt.
 * @param rest people of the whole who are in no group
 */
export function visibleGroups<Id>(groups: readonly Sized<Id>[], rest = 0): Set<Id> {
  const some = groups.filter(({ size }) => size > 0)
  const empty = groups.filter(({ size }) => size === 0)
  return new Set([...shownGroups(some, rest === 0 ? null : rest), ...empty.map(({ id }) => id)])
}
