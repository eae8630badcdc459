import type { ReviewRow } from '../state/step-props.ts'

/** A side without an answer is ''. */
export interface Difference {
  label: string
  mine: string
  theirs: string
}

/**
 * Compares both sides in screen order. List rows match by label and number. An unmatched row gets an empty
 * counterpart.
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
