/** Sums of fewer people are shown to nobody. */
export const SMALLEST_GROUP = 5

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
export function shownGroups<G extends Group>(groups: readonly G[]): ShownGroups<G> {
  const shown = [...groups].sort((one, other) => other.people - one.people)
  const rest: Group = { total: 0, people: 0 }
  let hasRest = false
  for (;;) {
    const last = shown.at(-1)
    if (!last) break
    const isSmall = last.people < SMALLEST_GROUP
    if (!isSmall && (!hasRest || rest.people >= SMALLEST_GROUP)) break
    shown.pop()
    hasRest = true
    rest.total += last.total
    rest.people += last.people
  }
  return { shown, rest: hasRest && rest.people >= SMALLEST_GROUP ? rest : null }
}
