import { SMALLEST_GROUP, shownGroups } from '../small-groups.ts'

/** A department or whatever else has people of its own, and how many recognitions it counts. */
export interface Group {
  total: number
  /** Who work there, recognised or not: a small number would tell who was not. */
  people: number
}

export interface ShownGroups<G> {
  shown: G[]
  /** All the others together; null: there are none, or too few people for any sum. */
  rest: Group | null
}

/**
 * What may be shown so that nothing under five people is, nor comes out when what is shown is taken from the whole: small groups
 * are one, and where that one is still small, the next smallest join it. How many recognitions there are plays no part in it, so
 * months and years hide the same groups, and a difference of two of them tells nothing more.
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
