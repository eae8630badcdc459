import { readFileSync } from 'node:fs'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { plainWords } from '#domain/pay-lines/words.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { type Answer, answerIn } from '#features/assistant/talk/answer.ts'
import { fundFlow } from '#models/savings/fund-flow.ts'
import { type Fund, readFund } from '#models/savings/fund.ts'

/**
 * `judging` was written before its authors read the parser, except for the complaints. `working` was written together
 * with the parser.
 */
export const HALVES = ['judging', 'working'] as const

export const RIGHT_PERCENT = 92

interface Sentence {
  text: string
  meanings: readonly string[]
  /** Key or words of a line of the payslip. */
  named: string
  /**
   * Amount in pesos; '' without an amount; 'max' for everything. With a slash ('200/'), asking for the amount
   * is also right.
   */
  amount: string
  term: string
}

export interface Score {
  sentences: number
  right: number
  percent: number
  inventedAmounts: readonly string[]
  inventedTerms: readonly string[]
  /** Sentences wrongly understood as "all of it". */
  inventedMaximums: readonly string[]
  wrongMovements: readonly string[]
  mistakes: readonly string[]
}

const accepted: Readonly<Record<string, readonly string[]>> = {
  loan: ['loan'],
  simulator: ['simulator'],
  // The reason of a refusal, or the answer that nothing blocks the movement, is also right.
  'why-loan': ['loan', 'refused', 'may-ask'],
  withdraw: ['withdraw', 'only-once'],
  'why-withdraw': ['withdraw', 'refused', 'may-ask'],
  limit: [],
  conditions: ['loans'],
  enrol: ['enrol'],
  change: ['change'],
  extra: ['extra-payment', 'only-once'],
  // The question how to pay is also right.
  payoff: ['payoff', 'pay-how'],
  leave: ['leave', 'leave-or-pause'],
  once: ['single-deposit'],
  pause: ['pause', 'leave-or-pause'],
  repeated: ['only-once'],
  'not-member': ['refused'],
  cancel: ['cancel-movement'],
  balance: ['balances', 'savings'],
  debt: ['balances', 'loans'],
  statement: ['statement', 'movements'],
  status: ['movements'],
  // An answer about one line is also right, because it leads to the payslip.
  payslip: ['payslip', 'line'],
  line: ['line'],
  vacancies: ['vacancies'],
  greeting: ['menu', 'end'],
  unknown: ['unknown'],
}

/** Goals that take an amount or a term from the sentence, or order a movement without an amount. */
const ORDERS = ['loan', 'withdraw', 'enrol', 'change', 'extra-payment', 'payoff', 'leave']
const MOVEMENTS = [...ORDERS, 'cancel-movement']

export function readSentences(half: (typeof HALVES)[number]): Sentence[] {
  const file = new URL(`../fixtures/assistant/${half}.txt`, import.meta.url)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(readLine)
}

function readLine(line: string): Sentence {
  const [text = '', meanings = '', amount = '', term = ''] = line.split('|').map((part) => part.trim())
  const labels = meanings.split('/')
  const unknown = labels.filter((label) => !(label in accepted) && !label.startsWith('at-'))
  if (unknown.length > 0) throw new Error(`unknown meaning in the line: ${line}`)
  const isLine = labels[0] === 'line'
  return { text, meanings: labels, amount, term: isLine ? '' : term, named: isLine ? term : '' }
}

export function scoreSentences(sentences: readonly Sentence[]): Score {
  const inventedAmounts: string[] = []
  const inventedTerms: string[] = []
  const inventedMaximums: string[] = []
  const wrongMovements: string[] = []
  const mistakes: string[] = []
  for (const sentence of sentences) {
    const heard = hear(sentence)
    const goals = sentence.meanings.flatMap((label) => accepted[label] ?? ['answer'])
    const isMeant = heard.goals.length > 0 && heard.goals.every((goal) => goals.includes(goal))
    const isMaximumMeant = sentence.amount.startsWith('max')
    const isMaximumRight = !heard.isMaximum || isMaximumMeant
    const isAmountRight =
      heard.amount === null
        ? /^$|\/$/.test(sentence.amount) || (isMaximumMeant && heard.isMaximum)
        : heard.amount === Number.parseFloat(sentence.amount)
    const isTermRight = sentence.term === '' ? heard.term === null : heard.term === paymentsIn(sentence.term)
    const isLine = sentence.meanings[0] === 'line'
    const isNameRight = !isLine || plainWords(heard.named) === plainWords(sentence.named)
    const amount = heard.isMaximum ? 'max' : (heard.amount ?? '')
    const seen = `${sentence.text} → ${heard.goals.join(', ')} ${amount} ${heard.term ?? ''}${heard.named}`
    if (heard.amount !== null && !isAmountRight) inventedAmounts.push(seen)
    if (heard.term !== null && !isTermRight) inventedTerms.push(seen)
    if (!isMaximumRight) inventedMaximums.push(seen)
    if (heard.goals.some((goal) => MOVEMENTS.includes(goal) && !goals.includes(goal)))
      wrongMovements.push(seen)
    if (!isMeant || !isAmountRight || !isTermRight || !isMaximumRight || !isNameRight) mistakes.push(seen)
  }
  const right = sentences.length - mistakes.length
  const percent = (100 * right) / sentences.length
  const invented = { inventedAmounts, inventedTerms, inventedMaximums }
  return { sentences: sentences.length, right, percent, ...invented, wrongMovements, mistakes }
}

interface Heard {
  goals: readonly string[]
  amount: number | null
  term: number | null
  isMaximum: boolean
  named: string
}

const silent = { amount: null, term: null, isMaximum: false, named: '' }

function hear({ text, meanings }: Sentence): Heard {
  const step = meanings[0]?.startsWith('at-') ? meanings[0] : null
  const isJoining =
    meanings.includes('not-member') || (meanings.includes('enrol') && !meanings.includes('change'))
  const fund = fundOf(step ? 'no-debt' : isJoining ? 'outside' : 'debt')
  const answer = answerIn(text, { fund, flow: step ? flowAt(step, fund) : null, locale: 'es' })
  return step ? heardAtStep(answer) : heardAtMenu(answer)
}

/**
 * Within a step, only an accepted amount or term changes the question, and only a cancellation ends it. A
 * loan with amount and term also answers the question.
 */
function heardAtStep(answer: Answer): Heard {
  if (answer.kind === 'go') {
    const { to, said } = answer
    const isSame = to === 'loan' && said.amount !== null && said.term !== null
    return isSame ? { ...heardAtMenu(answer), goals: ['answer'] } : { ...silent, goals: [to] }
  }
  if (answer.kind === 'flow' && answer.event.type === 'CANCEL')
    return { ...silent, goals: ['cancel-movement'] }
  const event = answer.kind === 'flow' ? answer.event : null
  const typed = event?.type === 'AMOUNT' && /^\d+\.\d\d$/.test(event.text) ? Number(event.text) : null
  const named = answer.kind === 'flow' ? (answer.term ?? null) : null
  return { ...silent, goals: ['answer'], amount: typed, term: event?.type === 'TERM' ? event.term : named }
}

function heardAtMenu(answer: Answer): Heard {
  if (answer.kind === 'line') {
    const { amount, key, words } = answer.asked
    return { ...silent, goals: ['line'], amount: amount === null ? null : amount / 100, named: key ?? words }
  }
  if (answer.kind === 'which') return { ...silent, goals: answer.saying ? [answer.saying.say] : answer.goals }
  if (answer.kind !== 'go') return { ...silent, goals: ['unknown'] }
  const isOrder = ORDERS.includes(answer.to)
  const { amount, term, isMaximum } = answer.said
  return {
    ...silent,
    goals: [answer.to],
    amount: isOrder && amount !== null ? amount / 100 : null,
    term: isOrder ? term : null,
    isMaximum: isOrder && isMaximum,
  }
}

const unpaid = { restante: 2000, abono: 100, total_prestamo: 3000, cantidadPrestamo: 0 }
const paid = { restante: 0, abono: 0, total_prestamo: 0, cantidadPrestamo: 16_000 }

function fundOf(kind: 'debt' | 'no-debt' | 'outside'): Fund {
  const part = {
    ...(kind === 'debt' ? unpaid : paid),
    existe: kind === 'outside' ? 0 : 1,
    gp: 2,
    total: 8000,
  }
  const user = savingsUser().parse({ ...examples.readSavings.response.data, ...part })
  const variables = { tiie: 0.1, tasa: 0.02 }
  return readFund(user, { movements: { caja: [], fechaNomina: '2026-11-30' }, variables }, '2026-11-18')
}

function flowAt(step: string, fund: Fund) {
  const flow = createActor(fundFlow, { input: { action: 'loan', fund } }).start()
  if (step === 'at-term') flow.send({ type: 'AMOUNT', text: '2000.00' })
  return flow.getSnapshot()
}

const perUnit: Readonly<Record<string, number>> = { quincenas: 1, mes: 2, meses: 2, año: 24, años: 24 }

function paymentsIn(term: string): number {
  const [count = '', unit = ''] = term.split(' ')
  const payments = Number(count) * (perUnit[unit] ?? Number.NaN)
  if (!Number.isInteger(payments)) throw new Error(`unknown loan term: ${term}`)
  return payments
}
