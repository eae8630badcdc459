import type { ReviewRow } from '../state/step-props.ts'

/** One answer that is not the same on both sides; '' where a side has none. */
export interface Difference {
  label: string
  mine: string
  theirs: string
}

/**
 * Field by field, in the order of the screens; rows of lists by their names, so that one which only one side has stands
 * beside nothing.
 */
export function differencesOf(mine: readonly ReviewRow[], theirs: readonly ReviewRow[]): Difference[] {
  const left = named(mine)
  const right = named(theirs)
  const names = [...left.keys(), ...[...right.keys()].filter((name) => !left.has(name))]
  return names.flatMap((name) => {
    const [one, two] = [left.get(name), right.get(name)]
    const difference = { label: (one ?? two)?.label ?? '', mine: one?.value ?? '', theirs: two?.value ?? '' }
    return difference.mine === difference.theirs ? [] : [difference]
  })
}

/** By label; of several that are called alike by their place among them. */
function named(rows: readonly ReviewRow[]): Map<string, ReviewRow> {
  const counts = new Map<string, number>()
  const found = new Map<string, ReviewRow>()
  for (const row of rows) {
    const count = (counts.get(row.label) ?? 0) + 1
    counts.set(row.label, count)
    found.set(`${row.label} ${count}`, row)
  }
  return found
}
