import type { Concept } from './lexicon.ts'

export type Intent =
  | 'savings'
  | 'balances'
  | 'loans'
  | 'movements'
  | 'statement'
  | 'payslip'
  | 'enrol'
  | 'change'
  | 'withdraw'
  | 'leave'
  | 'loan'
  | 'payoff'
  | 'extra-payment'
  | 'cancel-movement'
  | 'simulator'
  | 'vacancies'
  | 'menu'
  | 'end'
  | 'no'
  | 'yes'

/** Goals that move money. */
const moving: ReadonlySet<Intent> = new Set([
  'enrol',
  'change',
  'withdraw',
  'leave',
  'loan',
  'payoff',
  'extra-payment',
])

export function isMoving(intent: Intent): boolean {
  return moving.has(intent)
}

const reading: ReadonlySet<Intent> = new Set(['balances', 'movements', 'statement', 'payslip'])

/** Ideas that do not change a sentence's meaning. */
const light: ReadonlySet<Concept> = new Set([
  'greeting',
  'confirm',
  'give',
  'from',
  'amount',
  'money',
  'most',
])
/** Light ideas that have a meaning when they are alone, by priority. */
const meaningful: readonly Concept[] = ['money', 'greeting', 'confirm']

/** Ideas that together express an intent. `a|b` needs one of them; `a?` is optional. */
const meanings: Readonly<Record<Intent, readonly string[]>> = {
  savings: ['savings', 'cant leave|join|save savings'],
  balances: [
    'balance savings? save? loan? owe? howmuch? have?',
    'howmuch have|savings|lack|owe pay? loan? owe? save? savings? lack? have? toward?',
    'owe|lack howmuch? loan? lack? pay? have? owe?',
    'have savings',
    'howmuch not pay loan?',
    'howmuch paid loan',
    'howmuch settle loan? owe? savings? lack?',
    'howmuch discount|takeoff savings? save? loan? payslip?',
  ],
  loans: [
    'have loan',
    'have howmuch loan',
    'interest loan? howmuch? discount? toward? have?',
    'cant pay|part|settle loan|owe',
    'change discount|takeoff loan|owe toward?',
    'takeoff loan|owe',
    'halt|let|nomore|not discount|takeoff loan|owe state? end? much?',
    'change part|pay loan|owe more?',
  ],
  movements: [
    'movement savings? have? loan? withdraw? asked? state?',
    'state loan? withdraw? movement? savings? leave? join? change? pay? extra? asked? arrive? deposit? have? owe? not? nomore? why? howmuch? more?',
    'asked loan|withdraw|movement|leave|join|change arrive? deposit? why? have?',
    'deposit not? nomore? why?',
    'arrive|deposit asked not? nomore? why? have?',
    'arrive|deposit loan|withdraw|movement|savings not? nomore? asked? why? have? payslip?',
    'halt withdraw savings? have?',
  ],
  statement: ['statement savings? loan? movement? have?'],
  payslip: [
    'payslip why? not? nomore? cant? howmuch? more? paid? discount? have? movement? pay? arrive? deposit? lack? much?',
    'paid why? not? nomore? howmuch? more? much? discount? extra? loan? savings? payslip? lack? pay? arrive? deposit? have?',
    'payslip state not|nomore|why',
    'deposit not? nomore? why?',
    'arrive|deposit pay|payslip|howmuch|more not? nomore? why? paid?',
    'why discount|takeoff much? more? payslip?',
  ],
  enrol: [
    'save savings?',
    'join savings? save? never? begin?',
    'begin save|discount|savings|join savings? save? never?',
  ],
  change: [
    'save savings?',
    'change savings? save? discount? takeoff? more? much? howmuch?',
    'discount|takeoff|save more|much savings? save? discount?',
    'nomore|not|halt save|discount|takeoff much savings?',
    'instead savings|save nomore? not? change? more? discount? save?',
    'more savings save?',
    'discount savings? save?',
    'discount|takeoff instead savings? save?',
    'put savings more? save?',
  ],
  withdraw: [
    'withdraw savings? have? howmuch? why? interest? let? much? more?',
    'cant withdraw why? savings? have?',
    'not|nomore let withdraw why? savings? have?',
    'money',
    'money savings',
    'give savings have?',
    'from amount deposit savings?',
    'from amount give savings have?',
    'from amount savings? have? give? arrive? deposit?',
  ],
  leave: [
    'leave savings? put?',
    'not|nomore save|savings|discount|takeoff more? have? put? join?',
    'nomore save|savings|discount|takeoff more? have? put? join? why?',
    'let savings|save|discount|takeoff more?',
    'halt savings|save|discount|takeoff more?',
    'cancel savings',
    'end savings',
    'takeoff savings|discount savings?',
  ],
  loan: [
    'loan why? howmuch? withdraw? savings? interest? more? begin? have? join? much?',
    'cant loan withdraw? why? more? join?',
    'not|nomore let loan withdraw? why? more?',
    'not why loan',
    'money',
    'advance payslip? loan?',
    'howmuch discount|pay loan amount',
  ],
  payoff: [
    'settle loan? owe? savings? pay? toward? have? part?',
    'pay loan|owe savings have? toward?',
    'pay savings',
    'pay most',
    'pay most loan|owe',
    'pay end loan? owe? savings?',
    'pay loan?',
    'pay owe',
  ],
  'extra-payment': [
    'extra pay|part|loan|owe loan? owe? toward? more?',
    'part loan? owe? toward? more? extra? put?',
    'pay more loan? owe? toward?',
    'toward pay|more|put|deposit|give|advance|money|withdraw|change loan? owe? more? extra? savings?',
    'advance pay|owe|part loan? toward? more?',
    'pay loan?',
    'pay owe',
  ],
  'cancel-movement': [
    'cancel savings',
    'cancel movement? loan? withdraw? leave? join? change? pay? extra? asked? nomore? not? part? savings?',
    'nomore loan|withdraw|movement asked? movement?',
    'halt movement|loan|withdraw asked?',
    'takeoff movement loan? withdraw? asked?',
  ],
  /** Has no ideas, because this intent answers a question about a new loan (questions.ts). */
  simulator: [],
  vacancies: ['vacancy join? change? have? more? interest? begin? howmuch? put?'],
  menu: ['restart begin? end?', 'greeting', 'begin'],
  end: ['end', 'not more'],
  no: ['not', 'never', 'nomore'],
  yes: ['confirm'],
}

interface Meaning {
  intent: Intent
  needed: readonly (readonly Concept[])[]
  known: ReadonlySet<Concept>
}

const all: readonly Meaning[] = Object.entries(meanings).flatMap(([intent, each]) =>
  // Safe cast: Object.entries loses the key type.
  each.map((text) => meaningOf(intent as Intent, text)),
)

function meaningOf(intent: Intent, text: string): Meaning {
  const words = text.split(' ')
  const needed = words.filter((word) => !word.endsWith('?')).map((word) => word.split('|') as Concept[])
  return {
    intent,
    needed,
    known: new Set(words.flatMap((word) => word.replace('?', '').split('|') as Concept[])),
  }
}

/** A meaning must exceed this nearness. Otherwise the sentence is mostly about something else. */
const ENOUGH = 0.5
/** Weight of an unknown word; one idea weighs 1. */
const STRANGE = 0.3
/**
 * Weight of an unknown word when the goal moves money. A loan keeps the lower weight, because the assistant still
 * asks for amount and term.
 */
const STRANGE_WITH_MONEY = 0.6

/** Ideas of everyday words. Beside unknown words, a movement needs more than these. */
const vague: ReadonlySet<Concept> = new Set([...light, 'savings'])

function isClear(intent: Intent, needed: Meaning['needed']): boolean {
  if (intent === 'end') return false
  return !moving.has(intent) || needed.some((each) => each.some((idea) => !vague.has(idea)))
}

/** Returns several intents when they fit equally well. */
export function nearestMeanings(ideas: ReadonlySet<Concept>, strange: number): Intent[] {
  const heavy = [...ideas].filter((idea) => !light.has(idea))
  const core = heavy.length > 0 ? heavy : meaningful.filter((idea) => ideas.has(idea)).slice(0, 1)
  const hasNot = ideas.has('not') || ideas.has('never')
  /** Returns whether the intent must fit every idea: "ya no me cobren el préstamo" cancels no movement. */
  const isStrict = (intent: Intent) => moving.has(intent) || intent === 'cancel-movement'
  let best = { nearness: ENOUGH, needed: 0 }
  let intents: Intent[] = []
  for (const { intent, needed, known } of all) {
    if (!needed.every((each) => each.some((idea) => ideas.has(idea)))) continue
    const fitting = core.filter((idea) => known.has(idea)).length
    const isWhole = fitting === core.length
    if (!isWhole && (hasNot || isStrict(intent))) continue
    // A negation reverses the meaning, so every word must be known.
    if (hasNot && strange > 0 && !reading.has(intent)) continue
    if (strange > 0 && intent === 'cancel-movement' && ideas.has('nomore')) continue
    if (strange > 0 && !isClear(intent, needed)) continue
    const weight = moving.has(intent) && intent !== 'loan' ? STRANGE_WITH_MONEY : STRANGE
    const nearness = fitting / (core.length + weight * strange)
    if (nearness < best.nearness || (nearness === best.nearness && needed.length < best.needed)) continue
    if (nearness > best.nearness || needed.length > best.needed) intents = []
    best = { nearness, needed: needed.length }
    if (!intents.includes(intent)) intents.push(intent)
  }
  return best.nearness > ENOUGH ? intents : []
}
