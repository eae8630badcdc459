import type { Lexicon } from './lexicon.ts'
import { tokensOf } from './sounds.ts'

export const english: Lexicon = {
  // Doubled letters are a frequent typo in long words. Short words can differ only by a doubled letter ("off", "of").
  soundOf: (word) => (word.length > 4 ? word.replaceAll(/(.)\1+/g, '$1') : word),
  said: {
    loan: 'loan* lend* lent borrow* credit',
    advance: 'ahead advance early prepay*',
    pay: 'pay pays paying payment* repay*',
    part: 'instalment installment',
    settle: 'settle* off payoff',
    savings: 'savings fund',
    save: 'save saves saving',
    begin: 'begin',
    withdraw: 'withdraw* take takes taking',
    leave: 'leave leaving quit resign* drop',
    let: 'let lets',
    halt: 'stop pause',
    join: 'join* enrol* regist* sign signup enter',
    put: 'put',
    change: 'chang* modif* increas* rais* lower* reduc* adjust* decreas*',
    discount: 'deduct* discount* withh*',
    takeoff: 'charge charged',
    more: 'more less',
    instead: 'instead',
    much: 'so_much',
    howmuch: 'much many',
    have: 'have got saved accumulated left',
    lack: 'still_have_to remaining',
    balance: 'balance*',
    owe: 'owe owes owed owing debt*',
    money: 'money cash peso pesos bucks',
    give: 'give',
    extra: 'extra additional',
    cancel: 'cancel* undo revoke* delet* remov* annul*',
    movement: 'movement* request* transaction* pending process',
    asked: 'asked requested',
    state: 'approved authorized rejected status what_happened how_is',
    deposit: 'deposit*',
    arrive: 'arrive arrived',
    statement: 'statement',
    payslip: 'payslip* payroll paycheck paystub salary wage wages',
    paid: 'paid',
    vacancy: 'vacanc* job jobs position positions opening openings apply post promotion',
    interest: 'interest rate requirements',
    restart: 'restart* menu start beginning back home',
    end: 'end finish* bye goodbye close exit',
    greeting: 'hello hi hey help options good',
    confirm: 'confirm* accept* yes yep sure ok okay yeah',
    most: 'maximum max most all everything whole',
    not: 'no not without nor neither dont cant',
    never: 'never',
    nomore: 'no_longer not_any_more not_anymore',
    cant: 'can_not_get can_not_have not_let',
    whatIf: 'what_happens what_if',
    why: 'why',
  },
  empty:
    'i a an the to of my me mine you your want wanna would like could can please need get from in on with for at is are ' +
    'am be do does did this that it and or some any anymore out up into by im id ill how what which see show check know view ' +
    'tell make new now today per each every week weeks weekly monthly month fortnight fortnights amount one there who will ' +
    'another other half double third couple thanks thank us so just morning afternoon evening about if has had was as own then ' +
    'first_of_all after_all above_all that_is_all thats_all is_all for_all at_all all_good all_right all_day all_week all_month',
  strange: 'weather',
  before: { toward: 'to toward', from: 'from of', direct: '', nouns: 'a an my the your' },
  beside: {
    wish: 'want wanna would like need borrow get',
    owned: 'have got owe owes earn earns make makes cost costs',
    asks: 'can could may',
    told: 'had has took withdrew lent gave spent bought lost made paid saved owed',
    payer: 'deduct deducts charge charges take takes withhold withholds pay pays',
    whom: 'they he she it',
    subject: 'i we they he she it you have has had ve already me',
    habit: 'pay make earn save spend get put',
    opening: ', and but because i we already only just now always',
    price: 'is are was were costs salary wage paycheck',
    joins: 'and but because so',
    clause: 'is so because think',
    another: 'another other',
    wage: 'salary wage wages paycheck',
    spell:
      'weekly monthly a_week per_week every_week each_week a_month per_month every_month a_fortnight every_fortnight',
    since: 'the in since until year model for',
    kinds: 'personal quick small big new',
    purposes:
      'school rent uniforms light water gas food groceries medicine doctor dentist hospital debts party wedding',
    moment: 'yesterday last ago already',
    request: 'please',
    named: 'number employee badge shift line plant area machine route bus street phone id',
    dated: 'day the this at on am are is today yesterday tomorrow week fortnight',
    elapsed: 'every for ago',
    spread: 'in over',
    apart: 'and or my between every per',
    inexact: 'something and_something or_so or_more or_less',
    share: 'half double triple third couple',
    limit: 'than more less least most except but over under',
    step: 'more less extra additional another other by',
    total: 'to at',
    report:
      'appears appear appeared shows_up showed_up shows_a what_is_this what_is_that what_is_the what_is_a what_was who_took who_made ' +
      'who_asked who_did wrong mistake error by_mistake not_mine did_not do_not_recognize where_is where_are when_will when_is when_was ' +
      'not_authorize fraud duplicate duplicated correct_my fix_my',
    who: 'who friend someone somebody he she they',
    others: 'wants needs wishes',
    weighs: 'information question how_does how_long requirements should worth advisable better_to',
    condition: 'if',
    can: 'can_i could_i may_i',
    asked: 'when who what_day what_date what_month what_week',
    look: 'see know tell check ask review correct understand',
    definite: 'my that this the those these',
    lender: 'bank infonavit fonacot imss issste coppel elektra',
    counted: 'day days hour hours time times am pm st nd rd th',
    months: 'january february march april may june july august september october november december',
    percent: '% percent per_cent',
    thanks: 'thanks apologies',
  },
  unsure: 'not_know not_sure',
  verbs: {
    past: /^(?:(?!need|indeed)[a-z]+[^e]ed|lent|took|taken|withdrew|withdrawn)$/,
    pastEnding: /^$(?!)/,
    doubtfulEnding: /^$(?!)/,
    othersEnding: /^$(?!)/,
    perfect: { before: /^$(?!)/, ending: /^$(?!)/ },
    order: /^$(?!)/,
    // "I no longer save" asks for no movement.
    asking: /^(?!sav)/,
    own: /./,
    step: /^(?:increas|rais|lower|reduc|decreas|add)/,
    put: /^put/,
    relative: /^(?:what|that|which)$/,
  },
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Readonly<Record<string, string>> = { thousand: 'mil', k: 'k', million: 'millon' }
const units: Readonly<Record<string, string>> = {
  payment: 'pagos',
  payments: 'pagos',
  instalments: 'pagos',
  installments: 'pagos',
  week: 'semanas',
  weeks: 'semanas',
  fortnight: 'quincenas',
  fortnights: 'quincenas',
  month: 'meses',
  months: 'meses',
  year: 'anos',
  years: 'anos',
  peso: 'pesos',
  pesos: 'pesos',
  cent: 'centavos',
  cents: 'centavos',
}

/** Turns "don't" into a negation and numbers into the form of spoken-amount.ts: "two thousand" becomes "2 mil". */
export function englishTokens(text: string): string[] {
  const plain = text.replaceAll(/\bcan['’]t/gi, 'can not').replaceAll(/n['’]t\b/gi, ' not')
  const tokens = tokensOf(plain.replaceAll(/['’](m|s|re|ve|d|ll)\b/gi, ''))
  const out: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const found = hundredsAt(tokens, at)
    if (found !== null) {
      out.push(String(found.value))
      at = found.end
    } else if (/\d/.test(token) || (token === 'a' && isCounted(tokens[at + 1]))) {
      if (token !== 'a' || !(tokens[at + 1] ?? '').match(/^(thousand|million)$/))
        out.push(token === 'a' ? '1' : token)
      at++
    } else {
      out.push(token)
      at++
      continue
    }
    at = readCountedNoun(tokens, at, out)
  }
  return out
}

function readCountedNoun(tokens: readonly string[], start: number, out: string[]): number {
  let at = start
  for (;;) {
    const word = scales[tokens[at] ?? ''] ?? units[tokens[at] ?? '']
    if (word === undefined) break
    out.push(word)
    at++
  }
  if (tokens[at] === 'and' && /^(pesos|mil)$/.test(out.at(-1) ?? '') && isNumber(tokens[at + 1])) {
    if (out.at(-1) === 'pesos') out.push('y')
    at++
  }
  return at
}

function isCounted(token: string | undefined): boolean {
  return token !== undefined && (token in scales || (token in units && token !== 'payment'))
}

function isNumber(token = ''): boolean {
  return /^\d/.test(token) || small.includes(token) || tens.includes(token)
}

/** Reads "two hundred and fifty", "fifteen hundred", "twenty five" and "a hundred". "One" alone is no number. */
function hundredsAt(tokens: readonly string[], start: number): { value: number; end: number } | null {
  const first =
    tokens[start] === 'a' && tokens[start + 1] === 'hundred'
      ? { value: 1, end: start + 1 }
      : below(tokens, start)
  if (first === null) return null
  if (tokens[first.end] !== 'hundred') {
    const isWord = tokens[start] === 'one' && first.end === start + 1 && !isCounted(tokens[first.end])
    return isWord ? null : first
  }
  const from = tokens[first.end + 1] === 'and' ? first.end + 2 : first.end + 1
  const rest = below(tokens, from)
  return rest === null
    ? { value: first.value * 100, end: first.end + 1 }
    : { value: first.value * 100 + rest.value, end: rest.end }
}

function below(tokens: readonly string[], at: number): { value: number; end: number } | null {
  const ten = tens.indexOf(tokens[at] ?? '')
  if (ten >= 0) {
    const unit = small.indexOf(tokens[at + 1] ?? '')
    const isJoined = unit > 0 && unit < 10
    return { value: (ten + 2) * 10 + (isJoined ? unit : 0), end: isJoined ? at + 2 : at + 1 }
  }
  const value = small.indexOf(tokens[at] ?? '')
  return value < 0 ? null : { value, end: at + 1 }
}
