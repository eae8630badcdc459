import { useState } from 'react'

/** Why a form's last try did not pass, as long as it stands on the screen (product.md, errors). */
export interface Told<Problem extends { field: string }> {
  problems: readonly Problem[]
  /** About the whole: what the server or the network said. null: the problems say it themselves. */
  text: string | null
  /** A new number for each try that failed. */
  attempt: number
}

/**
 * A field was changed: its problem is over, and so is every other one that the change has put right. With the last of
 * them goes the whole; what never was about a field stays until the next try.
 * @param wrong what the rules find now
 */
export function afterChange<Problem extends { field: string }>(
  told: Told<Problem>,
  changed: readonly string[],
  wrong: readonly { field: string }[],
): Told<Problem> | null {
  const isChanged = (field: string) => changed.some((name) => field === name || field.startsWith(`${name}.`))
  const left = told.problems.filter(
    ({ field }) => !isChanged(field) && wrong.some((problem) => problem.field === field),
  )
  if (left.length === told.problems.length) return told
  return left.length === 0 ? null : { ...told, problems: left }
}

export interface ToldProblems<Problem extends { field: string }> {
  /** null: nothing to say. */
  told: Told<Problem> | null
  tell: (problems: readonly Problem[], text?: string | null) => void
  /** Every form says each change of a field here, so that all of them follow one rule. */
  note: (changed: readonly string[], wrong: readonly { field: string }[]) => void
  clear: () => void
}

export function useToldProblems<Problem extends { field: string }>(
  /** What is said before the first try: why a request came back. */
  begin: string | null = null,
): ToldProblems<Problem> {
  const [told, setTold] = useState<Told<Problem> | null>(
    begin === null ? null : { problems: [], text: begin, attempt: 0 },
  )
  return {
    told,
    tell: (problems, text = null) =>
      setTold((before) => ({ problems, text, attempt: (before?.attempt ?? 0) + 1 })),
    note: (changed, wrong) => setTold((before) => before && afterChange(before, changed, wrong)),
    clear: () => setTold(null),
  }
}
