import { shownQuestions } from '#domain/polls/answers.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'

/** As it lies on the device, also while it waits there: enough to be gone on with. */
export interface KeptAnswers {
  answers: Answers
  /** Which of the benefits or routes polls, one after the other in one place, was answered; '' where it is not known. */
  folio?: string
}

/** Answers to a former poll, which has closed: they are none to the one that stands in its place now. */
export function isFormer(kept: Pick<KeptAnswers, 'folio'> | null, folio: string): boolean {
  return folio !== '' && (kept?.folio ?? '') !== '' && kept?.folio !== folio
}

/** What is kept may be older than the questions: of what nobody asks any more, nothing stands. */
export function standing(poll: Poll, kept: KeptAnswers | null): Answers {
  const known: Record<number, Answers[number]> = {}
  for (const { id, options, kind } of poll.questions) {
    const given = kept?.answers[id]
    if (!given) continue
    const chosen = given.options.filter((option) => options.some((each) => each.id === option))
    if (chosen.length > 0 || kind === 'text') known[id] = { options: chosen, text: given.text }
  }
  const shown = shownQuestions(poll, known).map(({ id }) => id)
  return Object.fromEntries(Object.entries(known).filter(([id]) => shown.includes(Number(id))))
}
