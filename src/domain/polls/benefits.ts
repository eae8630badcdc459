import { answerTo } from './answers.ts'
import { type SentAnswer, sentAnswers } from './sent-answers.ts'
import type { Answers, Poll, PollQuestion } from './poll.ts'

/** Question in the format of BEN-09. */
export interface ListedQuestion {
  id: number
  pregunta: string
  respuestas: { id: number; respuesta: string }[]
}

/** Maximum number of questions (BENE-03). */
export const BENEFITS_SLOTS = 9
/** Option of question 5 that shows a card (BENE-12). */
export const CARD_ANSWER = 23
/** Option of question 5 that clears the answer to question 6 (BENE-13). */
const CLEARING_ANSWER = 24
/** Option of question 8 that excludes all others (BENE-15, BENE-16, BENE-19, BENE-20). */
const NO_ANSWER = 52
/** Options of question 8 that require a comment (BENE-17). */
const COMMENTED_ANSWERS = [30, 31, 32, 33, 34, 35, 36, 37, 38]

/**
 * Builds the flexible-benefits poll (spec 001 §4, §5; BR-11). A question's rules depend on its position, not on
 * its id.
 */
export function benefitsPoll(listed: readonly ListedQuestion[]): Poll {
  const at = (slot: number) => listed[slot - 1]
  const first = at(6)?.respuestas[0]
  const rules: Record<number, Partial<PollQuestion>> = {
    5: {
      kind: 'many',
      most: 2,
      cards: [CARD_ANSWER],
      clears: [{ option: CLEARING_ANSWER, questions: idsOf(at(6)) }],
    },
    // The spec does not say which answer shows question 7 (BR-11). Here the first option of question 6 shows
    // question 7, and question 7 is optional.
    7: {
      isRequired: false,
      ...(at(6) && { shownWhen: { question: at(6)?.id ?? 0, anyOf: first ? [first.id] : [] } }),
    },
    8: {
      kind: 'many',
      alone: [NO_ANSWER],
      comment: { hiddenBy: [NO_ANSWER], neededBy: COMMENTED_ANSWERS, moreThan: 4 },
    },
    9: { kind: 'many' },
  }
  return {
    questions: listed.slice(0, BENEFITS_SLOTS).map((each, index) => ({
      ...requiredChoice(each),
      page: index < 4 ? 1 : 2,
      ...rules[index + 1],
    })),
  }
}

export function requiredChoice({ id, pregunta, respuestas }: ListedQuestion): PollQuestion {
  const options = respuestas.map((each) => ({ id: each.id, text: each.respuesta }))
  return { id, kind: 'one', text: pregunta, page: 1, options, isRequired: true }
}

function idsOf(listed: ListedQuestion | undefined): number[] {
  return listed ? [listed.id] : []
}

/** Body of BEN-10 without `proyecto` (BENE-22). */
export interface BenefitsBody {
  radios: { id: number; respuesta: number }[]
  ask5: number[]
  ask8: number[]
  ask9: number[]
  abierta: string
}

const SEVERAL = [5, 8, 9] as const

export function benefitsBody(poll: Poll, answers: Answers): BenefitsBody {
  const id = (slot: number) => poll.questions[slot - 1]?.id ?? 0
  const several = SEVERAL.map((slot) => answerTo(answers, id(slot)))
  const ids = SEVERAL.map(id)
  const radios = sentAnswers(poll, answers)
    .filter(({ question }) => !ids.includes(question))
    .flatMap(({ question, options: [respuesta] }) =>
      respuesta === undefined ? [] : [{ id: question, respuesta }],
    )
  const [ask5 = [], ask8 = [], ask9 = []] = several.map(({ options }) => options)
  return { radios, ask5, ask8, ask9, abierta: several[1]?.text.trim() ?? '' }
}

export function parseBenefits(poll: Poll, body: BenefitsBody): SentAnswer[] {
  const id = (slot: number) => poll.questions[slot - 1]?.id ?? 0
  const several = [
    { question: id(5), options: body.ask5, text: '' },
    { question: id(8), options: body.ask8, text: body.abierta },
    { question: id(9), options: body.ask9, text: '' },
  ].filter(({ options, text }) => options.length > 0 || text !== '')
  const radios = body.radios.map((each) => ({ question: each.id, options: [each.respuesta], text: '' }))
  return [...radios, ...several]
}
