import { shownQuestions } from '#domain/polls/answers.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'

export interface KeptAnswers {
  answers: Answers
  /** Edition of the benefits or routes poll; '' when unknown. */
  folio?: string
}

export function isFormer(kept: Pick<KeptAnswers, 'folio'> | null, folio: string): boolean {
  return folio !== '' && (kept?.folio ?? '') !== '' && kept?.folio !== folio
}

export function validAnswers(poll: Poll, kept: KeptAnswers | null): Answers {
  const known: Record<number, Answers[number]> = {}
  for (const { id, options, kind } of poll.questions) {
    const keptAnswer = kept?.answers[id]
    if (!keptAnswer) continue
    const chosen = keptAnswer.options.filter((option) => options.some((each) => each.id === option))
    if (chosen.length > 0 || kind === 'text') known[id] = { options: chosen, text: keptAnswer.text }
  }
  const shown = shownQuestions(poll, known).map(({ id }) => id)
  return Object.fromEntries(Object.entries(known).filter(([id]) => shown.includes(Number(id))))
}
