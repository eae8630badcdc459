import { SMALLEST_GROUP, shownGroups } from '../polls/small-groups.ts'

export interface Group {
  total: number
  /** Number of all people in the group, recognised or not. */
  people: number
}

export interface ShownGroups<G> {
  shown: G[]
  /** Sum of the other groups; null if there are none or they have too few people. */
  rest: Group | null
}

/**
 * Selects the groups to show so that no figure about fewer than five people is visible or can be computed from
 * the total. Small groups are combined; if they are still too small, the next smallest join them. The selection
 * ignores the number of recognitions, so months and years hide the same groups and their difference reveals
 * nothing.
 */
export function shownFigures<G extends Group>(groups: readonly G[]): ShownGroups<G> {
  const shown = shownGroups(groups.map((group) => ({ id: group, size: group.people })))
  const others = groups.filter((group) => !shown.includes(group))
  const rest = others.reduce<Group>(
    (sum, { total, people }) => ({ total: sum.total + total, people: sum.people + people }),
    { total: 0, people: 0 },
  )
  return { shown, rest: rest.people >= SMALLEST_GROUP ? rest : null }
}
