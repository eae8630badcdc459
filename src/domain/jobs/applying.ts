import { answerProblem, type AnswerProblem, type JobQuestion } from './questions.ts'

/**
 * Steps of applying (spec 001 §4, JOB-01, JOB-12): area, vacancy, requirements and eligibility, yes or no,
 * questions, review. The screen and the assistant share this state machine.
 */
export type ApplyingStep = 'area' | 'vacancy' | 'about' | 'question' | 'review' | 'sent'

export interface Applying {
  step: ApplyingStep
  areaId: number | null
  vacancyId: number | null
  questions: readonly JobQuestion[]
  answers: Readonly<Record<string, string>>
  at: number
  isCorrecting: boolean
  problem: AnswerProblem | null
}

export type ApplyingEvent =
  | { type: 'AREA'; areaId: number }
  | { type: 'VACANCY'; vacancyId: number }
  /** Starts the questions, only for an eligible person (BR-10). Earlier answers are kept. */
  | {
      type: 'YES'
      isEligible: boolean
      questions: readonly JobQuestion[]
      answers: Readonly<Record<string, string>>
    }
  | { type: 'NO' }
  | { type: 'TYPE'; answer: string }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'CORRECT'; at: number }
  | { type: 'SENT' }
  | { type: 'QUESTIONS'; questions: readonly JobQuestion[] }

export const startOfApplying: Applying = {
  step: 'area',
  areaId: null,
  vacancyId: null,
  questions: [],
  answers: {},
  at: 0,
  isCorrecting: false,
  problem: null,
}

export function applying(state: Applying, event: ApplyingEvent): Applying {
  switch (event.type) {
    case 'AREA':
      return state.step === 'area' ? { ...state, step: 'vacancy', areaId: event.areaId } : state
    case 'VACANCY':
      return state.step === 'vacancy' ? { ...state, step: 'about', vacancyId: event.vacancyId } : state
    case 'YES':
      return state.step === 'about' && event.isEligible ? startQuestions(state, event) : state
    case 'NO':
      return state.step === 'about' ? { ...state, step: 'vacancy', vacancyId: null } : state
    case 'TYPE':
      return state.step === 'question' ? typeAnswer(state, event.answer) : state
    case 'NEXT':
      return state.step === 'question' ? confirmAnswer(state) : state
    case 'BACK':
      return goBack(state)
    case 'CORRECT':
      return state.step === 'review' && state.questions[event.at] !== undefined
        ? { ...state, step: 'question', at: event.at, isCorrecting: true }
        : state
    case 'SENT':
      return state.step === 'review' ? { ...state, step: 'sent' } : state
    case 'QUESTIONS':
      return state.step === 'question' || state.step === 'review'
        ? startQuestions(state, { ...state, ...event })
        : state
  }
}

function startQuestions(
  state: Applying,
  { questions, answers }: Pick<Applying, 'questions' | 'answers'>,
): Applying {
  const open = questions.findIndex((question) => !isAnswered(question, answers))
  const isUntouched = Object.keys(answers).length === 0
  const at = isUntouched ? 0 : open
  const next = { ...state, questions, answers, isCorrecting: false, problem: null }
  return at === -1 || questions.length === 0
    ? { ...next, step: 'review', at: Math.max(0, questions.length - 1) }
    : { ...next, step: 'question', at }
}

/** An optional question counts as answered once it has an answer, even an empty answer. */
function isAnswered(question: JobQuestion, answers: Applying['answers']): boolean {
  const answer = answers[question.id]
  return answer !== undefined && answerProblem(question, answer) === null
}

function typeAnswer(state: Applying, answer: string): Applying {
  const question = state.questions[state.at]
  if (question === undefined) return state
  return { ...state, answers: { ...state.answers, [question.id]: answer }, problem: null }
}

function confirmAnswer(state: Applying): Applying {
  const question = state.questions[state.at]
  if (question === undefined) return state
  const answer = state.answers[question.id] ?? ''
  const problem = answerProblem(question, answer)
  if (problem !== null) return { ...state, problem }
  const next = { ...typeAnswer(state, answer), isCorrecting: false }
  const isLast = state.isCorrecting || state.at === state.questions.length - 1
  return isLast ? { ...next, step: 'review' } : { ...next, at: state.at + 1 }
}

function goBack(state: Applying): Applying {
  switch (state.step) {
    case 'vacancy':
      return { ...state, step: 'area', areaId: null }
    case 'about':
      return { ...state, step: 'vacancy', vacancyId: null }
    case 'question':
      if (state.isCorrecting) return { ...state, step: 'review', isCorrecting: false, problem: null }
      return state.at > 0
        ? { ...state, at: state.at - 1, problem: null }
        : { ...state, step: 'about', problem: null }
    case 'review':
      return state.questions.length === 0
        ? { ...state, step: 'about' }
        : { ...state, step: 'question', at: state.questions.length - 1 }
    default:
      return state
  }
}

/** Returns the answers in question order, without empty answers; null while any is invalid. */
export function answersToSend({
  questions,
  answers,
}: Pick<Applying, 'questions' | 'answers'>): { id: number; respuesta: string }[] | null {
  if (!questions.every((question) => answerProblem(question, answers[question.id] ?? '') === null))
    return null
  return questions.flatMap(({ id }) => {
    const respuesta = (answers[id] ?? '').trim()
    return respuesta === '' ? [] : [{ id, respuesta }]
  })
}
