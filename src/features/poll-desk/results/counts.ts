import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import type { PollResults } from '#contract/polls/poll-desk.ts'

type Counted = PollResults['total'][number]

export function countOf({ opciones }: Counted, option: number): number {
  return opciones.find(({ id }) => id === option)?.cuantos ?? 0
}

/** Returns the mean of a scale; null without answers. */
export function meanOf({ opciones }: WireQuestion, counted: Counted): number | null {
  const answers = opciones.reduce((sum, { id }) => sum + countOf(counted, id), 0)
  if (answers === 0) return null
  return opciones.reduce((sum, { id, texto }) => sum + Number(texto) * countOf(counted, id), 0) / answers
}
