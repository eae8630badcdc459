import { SMALLEST_GROUP, shownGroups } from '../polls/small-groups.ts'

export interface Group {
  total: number
  people: number
}

export interface ShownGroups<G> {
  shown: G[]
  /** Sum of the groups that are not shown; null without such groups, or if they have too few people. */
  rest: Group | null
}

/**
 * Selects the groups to show. No figure about fewer than five people may be visible or computable from the
 * total.
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
