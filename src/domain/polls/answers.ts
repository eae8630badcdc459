import type { Answer, Answers, Poll, PollQuestion } from './poll.ts'

/** Changes of a poll's answers (spec 001 §4, §5; BR-11, BR-12). No function changes its arguments. */

const EMPTY_ANSWER: Answer = { options: [], text: '' }

export function answerTo(answers: Answers, question: number): Answer {
  return answers[question] ?? EMPTY_ANSWER
}

/** Returns questions in order, without questions whose condition is not met (BENE-14, RUTA-04, RUTA-05). */
export function shownQuestions({ questions }: Poll, answers: Answers): PollQuestion[] {
  const shown = new Set<number>()
  for (const { id, shownWhen } of questions) {
    const isMet =
      !shownWhen ||
      (shown.has(shownWhen.question) &&
        answerTo(answers, shownWhen.question).options.some((option) => shownWhen.anyOf.includes(option)))
    if (isMet) shown.add(id)
  }
  return questions.filter(({ id }) => shown.has(id))
}

export function isExcluded({ alone }: PollQuestion, { options }: Answer, option: number): boolean {
  if (!alone || options.includes(option)) return false
  return alone.includes(option) ? options.length > 0 : options.some((each) => alone.includes(each))
}

/** Returns whether the comment is shown and required (BENE-15, BENE-17, BENE-21). */
export function commentState({ comment }: PollQuestion, { options }: Answer): 'hidden' | 'shown' | 'needed' {
  if (!comment || options.length === 0 || options.some((option) => comment.hiddenBy.includes(option)))
    return 'hidden'
  return options.some((option) => comment.neededBy.includes(option)) ? 'needed' : 'shown'
}

/** Returns chosen options that show a card, in the order of the poll (BENE-12). */
export function cardsOf({ cards = [] }: PollQuestion, { options }: Answer): number[] {
  return cards.filter((card) => options.includes(card))
}

export interface Chosen {
  answers: Answers
  /** True when more options were chosen than allowed: the last option was dropped (BENE-11). */
  isCut: boolean
}

/**
 * Chooses `option`, or removes a chosen `option` if several options are allowed. An excluded option changes
 * nothing.
 */
export function choose(poll: Poll, answers: Answers, question: PollQuestion, option: number): Chosen {
  const before = answerTo(answers, question.id)
  if (isExcluded(question, before, option)) return { answers, isCut: false }
  const isMany = question.kind === 'many'
  const isAdded = !(isMany && before.options.includes(option))
  const wanted = !isMany
    ? [option]
    : isAdded
      ? [...before.options, option]
      : before.options.filter((each) => each !== option)
  const options = wanted.slice(0, question.most ?? wanted.length)
  const isCut = options.length < wanted.length
  const cleared = isAdded && !isCut ? (question.clears ?? []).filter((each) => each.option === option) : []
  const next = { ...answers, [question.id]: withComment(question, { ...before, options }) }
  for (const id of cleared.flatMap(({ questions }) => questions)) delete next[id]
  return { answers: withoutHidden(poll, next), isCut }
}

export function setText(answers: Answers, question: PollQuestion, text: string): Answers {
  return { ...answers, [question.id]: { ...answerTo(answers, question.id), text } }
}

export function clearAnswer(poll: Poll, answers: Answers, question: PollQuestion): Answers {
  const { [question.id]: _, ...others } = answers
  return withoutHidden(poll, others)
}

/** Removes hidden text, so that it is not sent (BENE-16). */
function withComment(question: PollQuestion, answer: Answer): Answer {
  const isWords = question.kind === 'text' || commentState(question, answer) !== 'hidden'
  return isWords ? answer : { ...answer, text: '' }
}

/** Removes answers to hidden questions (BR-12: option 54 clears the other answers). */
function withoutHidden(poll: Poll, answers: Answers): Answers {
  const shown = shownQuestions(poll, answers).map(({ id }) => id)
  return Object.fromEntries(Object.entries(answers).filter(([id]) => shown.includes(Number(id))))
}
