import type { LineSide } from './pay-line.ts'
import type { Topic } from './topics.ts'

/**
 * Words of a description that name a topic. The SAT's type decides; words refine it or disagree with it. Without a
 * type, words alone explain a line.
 */
export interface WordRule {
  topic: Topic
  /**
   * Name as whole words. The name is certain only without an unknown word beside it: "falta en caja" is no
   * absence.
   */
  words: RegExp
  not?: RegExp
  beside?: RegExp
  /** SAT types whose explanation these words replace. */
  refines?: string
  agrees?: string
  isVague?: true
  /** True for words that are certain only with a SAT type: "saldo a favor" alone may be a balance of anything. */
  needsType?: true
  /** Centavos. The line's amount must be known and below this limit. */
  under?: number
}

export const FUND = '(?:fondo|fdo|f) (?:de |d )?aho(?:rros?|rr|r)?'
/**
 * Company's part of the fund. "Emp" is missing, because it may mean "empleado". "Fondo de ahorro de la empresa" does
 * not match, because it names the whole fund.
 */
export const FUND_OF_COMPANY = `\\b${FUND}(?: (?:parte|aport(?:acion)?)(?: de)?(?: la)?)? (?:empresa|compania|patron|patronal|pat|cia)\\b`
/** Words that mean the company's part of the fund, or a loan. */
export const FUND_PART = /\b(?:empresa|compania|patron|patronal|pat|cia|prest\w*|ptmo)\b/

export const MONTH =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?'

/** Centavos. An adjustment that rounds the net is less than a peso. */
export const ROUNDING_UNDER = 100

const PLAIN =
  /^(?:[a-z]|[a-z]{0,3}\d+[a-z]{0,2}|del?|la|las|el|los|lo|al|por|para|con|en|sem|semana|semanal(?:es)?|quin|quinc|quincena|quincenal(?:es)?|qna|catorcena|catorcenal|decena|decenal|mes|mensual(?:es)?|periodo|per|ordinari[oa]s?|normal(?:es)?|gravad[oa]s?|grav|exent[oa]s?|exe|importe|concepto|clave)$/

const plainOf: Readonly<Record<LineSide, RegExp>> = {
  perception: /^(?:percepcion|perc|ingresos?|pagos?)$/,
  deduction:
    /^(?:desc|descto|dscto|dcto|descuentos?|ret|retencion(?:es)?|retenid[oa]s?|ded|deduccion(?:es)?|cuotas?)$/,
  otherPayment: /^(?:otros?|pagos?)$/,
}

/**
 * Words that repay a debt. Such words say nothing new about a debt, but change the meaning of every other
 * deduction.
 */
const REPAYMENT = /^(?:abonos?|amort\w*)$/
/**
 * Words that change only the meaning of money set aside: "pago caja de ahorro" may repay a loan from the fund.
 */
const PAYMENT = /^(?:pagos?|cobros?|cargos?)$/

const debts: ReadonlySet<Topic> = new Set([
  'infonavit',
  'housingInsurance',
  'housingLoan',
  'fonacot',
  'advance',
  'overpaid',
  'errors',
  'losses',
  'damage',
  'companyGoods',
  'canteen',
  'loan',
  'savingsLoan',
])
const setAside: ReadonlySet<Topic> = new Set([
  'savings',
  'fund',
  'fundCompanyKept',
  'voluntary',
  'union',
  'unionExtraordinary',
])

function repaying(topic: Topic): RegExp[] {
  return [...(debts.has(topic) ? [REPAYMENT] : []), ...(setAside.has(topic) ? [] : [PAYMENT])]
}

/**
 * Returns whether the words leave the topic's meaning unchanged.
 * @param words result of plainWords, or a part of it
 * @param topic topic whose meaning the words may change
 * @param beside further words that say nothing here
 */
export function saysNothing(
  words: string,
  side: LineSide,
  topic: Topic,
  ...beside: readonly (RegExp | undefined)[]
): boolean {
  const known = [PLAIN, plainOf[side], ...(side === 'deduction' ? repaying(topic) : []), ...beside]
  return words.split(' ').every((word) => word === '' || known.some((each) => each?.test(word)))
}
