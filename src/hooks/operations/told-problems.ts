import { useState } from 'react'

/** Why a form's last try failed, for as long as that stands on the screen (product.md, errors). */
export interface Told<Problem extends { field: string }> {
  problems: readonly Problem[]
  /** About the whole form: what the server or the network said. null: the fields' problems say it all. */
  text: string | null
  /** A new number for each try that failed. */
  attempt: number
}

/**
 * After a field was changed: its problem goes, and so does every other one that the change has solved. With the
 * last of them goes the text about the whole; a text that never belonged to a field stays until the next try.
 * @param wrong the problems that the rules find now
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
  /** null: nothing to report. */
  told: Told<Problem> | null
  tell: (problems: readonly Problem[], text?: string | null) => void
  /** Called by every form for every change of a field, so that all forms follow one rule. */
  note: (changed: readonly string[], wrong: readonly { field: string }[]) => void
  clear: () => void
}

export function useToldProblems<Problem extends { field: string }>(
  /** The text before the first try: why a request was refused earlier. */
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
