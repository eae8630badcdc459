import { fold } from '../text/fold.ts'
import type { LineSide } from './pay-line.ts'
import type { Topic } from './topics.ts'

/**
 * Words of a description that are certain enough to name a topic. The SAT's type decides; words refine it or
 * disagree with it. Without a type, words alone explain a line.
 */
export interface WordRule {
  topic: Topic
  words: RegExp
  /** Words that make the rule uncertain. */
  not?: RegExp
  /** Types whose general explanation these words replace with their own. */
  refines?: string
  /** Further types that these words do not contradict. */
  agrees?: string
}

/** Lower case without accents and marks. Letters with dots are joined, so that "I.S.R." becomes "isr". */
export function plainWords(description: string): string {
  return fold(description)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}

const SAVED = '(fondo|fdo|f) (de |d )?aho'
const COMPANY = '(empresa|patron|patronal|emp|pat|cia)\\b'
/** "Fondo de ahorro de la empresa" names the fund, not the company's part. */
const OF_COMPANY = /aho\w* de la /

const perceptions: readonly WordRule[] = [
  { topic: 'vacationPremium', words: /\b(prima|pma|p) (de )?vac|\bpvac/, refines: '038' },
  {
    topic: 'vacation',
    words: /\bvacaciones\b|\bvac\b/,
    not: /\b(prima|pma|p|bono|premio|ayuda|apoyo|estimulo)\b/,
    refines: '001 038',
  },
  { topic: 'sundayPremium', words: /dominical|\b(prima|pma|p) dom/, not: /descanso/, refines: '038' },
  { topic: 'seniorityPremium', words: /\b(prima|pma|p) (de )?antig/ },
  {
    topic: 'restDayWorked',
    words: /\bdescansos? (semanal(es)? )?(trab|lab)/,
    refines: '001 038',
  },
  {
    topic: 'holidayWorked',
    words: /\b(festivos?|descansos? oblig\w*) (trab|lab)|\b(trab|lab)\w* (en )?(dia )?festivo/,
    refines: '001 038',
  },
  {
    topic: 'weeklyRest',
    words: /septimo|\b7 ?(o|mo)? dia\b|\bdia de descanso|descanso semanal/,
    not: /\b(trab|lab)|oblig|festiv/,
    refines: '001',
    agrees: '054',
  },
  {
    topic: 'overtime',
    words: /\b(horas?|hrs?|hs|tiempo|t|tpo) ?ext|\b(te|he|hrs?|horas?|ext|extras?) (dob|trip)/,
    refines: '038',
  },
  { topic: 'punctuality', words: /puntual/, refines: '038', agrees: '049' },
  {
    topic: 'attendance',
    words: /\b(premio|prem|bono|incentivo|estimulo).*asist/,
    not: /puntual/,
    refines: '038',
    agrees: '010',
  },
  { topic: 'groceries', words: /despensa|\bvales? desp|\bdesp\b/, refines: '038 056' },
  { topic: 'transport', words: /transporte|pasajes?\b/, refines: '038 056' },
  { topic: 'christmasBonus', words: /aguinaldo|\baguin\b|gratificacion anual/, refines: '038' },
  { topic: 'profitSharing', words: /\bptu\b|reparto de util|\butilidades\b/, refines: '038' },
  {
    topic: 'fundCompanyPart',
    words: new RegExp(`\\b${SAVED}.*\\b${COMPANY}`),
    not: OF_COMPANY,
    refines: '005 038 056',
  },
  {
    topic: 'fundOwnPart',
    words: new RegExp(`\\b${SAVED}.*\\b(tu parte|trabajador|trab|empleado|obrero)\\b`),
    refines: '005 038 056',
  },
  {
    topic: 'fundPayout',
    words: new RegExp(`\\b${SAVED}`),
    not: new RegExp(`\\b(${COMPANY}|tu parte|trabajador|trab|empleado|obrero|prest\\w*)\\b`),
    refines: '038 056',
  },
  { topic: 'savingsPayout', words: /\bcaja (de |d )?aho/, not: /prest/, refines: '038' },
  { topic: 'commission', words: /\bcomision/, not: /sindic|viat/, refines: '038' },
  {
    topic: 'productionBonus',
    words: /\b(bono|premio|prem|incentivo|estimulo).*\bproduc/,
    refines: '038',
  },
  { topic: 'extraordinaryPay', words: /\b(pago|gratificacion) extraord/, refines: '038' },
  {
    topic: 'food',
    words: /\balimentacion|\bayuda.*\b(comida|alimentos?)/,
    refines: '038 056',
    agrees: '030',
  },
  { topic: 'restaurant', words: /restaurant/, refines: '038 056', agrees: '047' },
  { topic: 'fuel', words: /gasolina|combustible/, refines: '038 056' },
  { topic: 'clothing', words: /\b(vales?|ayuda).*(\bropa\b|uniforme|calzado)/, refines: '038 056' },
  { topic: 'rentHelp', words: /\bayuda.*\brenta\b/, not: /impuesto/, refines: '038 056', agrees: '048' },
  { topic: 'schoolHelp', words: /\butiles\b|escolar/, not: /\bbeca/, refines: '038 056', agrees: '015' },
  { topic: 'glassesHelp', words: /anteojo|\blentes\b/, refines: '038 056' },
  { topic: 'funeralHelp', words: /funera|defuncion/, refines: '038 056', agrees: '026' },
  { topic: 'scholarship', words: /\bbecas?\b/, refines: '038 056', agrees: '034' },
  { topic: 'medicalRefund', words: /\breembolso.*(medic|dental|hospital)/, not: /mayores|seguro/ },
  { topic: 'medicalInsurancePaid', words: /medicos mayores|\bs?gmm\b/, refines: '038 056' },
  { topic: 'lifeInsurancePaid', words: /\bseg(uro)? (de )?vida/, refines: '038 056' },
  { topic: 'unionDuesPaid', words: /\bcuotas? sindic/ },
  { topic: 'incapacityPay', words: /incapacid/, refines: '038' },
  { topic: 'indemnityMonths', words: /indemniz.*\b((3|tres) meses|90 dias)/, refines: '025', agrees: '023' },
  { topic: 'indemnityYears', words: /indemniz.*\b(20|veinte) dias/, refines: '025', agrees: '023' },
  {
    topic: 'indemnity',
    words: /indemniz/,
    not: /\b((3|tres) meses|90 dias|(20|veinte) dias)/,
    agrees: '023',
  },
  { topic: 'travelIncome', words: /viatic/, refines: '038' },
  { topic: 'assimilated', words: /asimilad/ },
  { topic: 'backPay', words: /retroactiv/, refines: '001 038' },
  {
    topic: 'salary',
    words: /\b(sueldos?|salarios?|sdo|rayas?|jornales)\b|\bdias? (trab|lab)/,
    not: /otros|asimil|caido|diferenc|complem|compens|ajuste|retroact|septimo|descanso|festiv|anticipo|vac|prima|incap|finiq|bono|premio/,
    agrees: '054 055',
  },
]

const deductions: readonly WordRule[] = [
  {
    topic: 'incomeTax',
    words: /\bisr\b|\bispt\b|\bimpuesto sobre (la )?renta/,
    not: /anterior|subsid/,
    agrees: '101',
  },
  { topic: 'lastYearTax', words: /\b(isr|impuesto).*anterior/, agrees: '002' },
  { topic: 'localTax', words: /\bimpuestos? (local|estatal|cedular)/, refines: '004' },
  {
    topic: 'socialSecurity',
    words: /\bimss\b|\bseg(uro)? soc|\bissste\b/,
    not: /\brcv\b|cesant|vejez|obrero patronal/,
    refines: '004',
    agrees: '003 021',
  },
  { topic: 'retirement', words: /\brcv\b|cesant|vejez/, refines: '001 004 021' },
  { topic: 'workerDues', words: /obrero patronal/, agrees: '001' },
  {
    topic: 'housingInsurance',
    words: /\bseg(uro)? (de )?(danos?|viv)|\bseg(uro)? .*infonavit|infonavit.*\bseg/,
    refines: '004 009 010',
  },
  { topic: 'infonavit', words: /infonavit/, not: /\bseg/, refines: '004 010', agrees: '005' },
  {
    topic: 'housingLoan',
    words: /\bcredito.*(viv|hipotec)|hipotec|fovissste/,
    not: /infonavit|\bseg/,
    refines: '004',
    agrees: '009',
  },
  { topic: 'fonacot', words: /fonacot/, refines: '004' },
  { topic: 'alimony', words: /\bpens(ion)? (de )?alim|\bp alim|alimentici/, refines: '004' },
  { topic: 'advance', words: /\banticip|\badelanto/, refines: '004' },
  {
    topic: 'savingsLoan',
    words: /\b(prest|ptmo)\w*.*\bcaja\b|\bcaja\b.*\b(prest|ptmo)/,
    not: /interes/,
    refines: '004',
  },
  {
    topic: 'loan',
    words: /\bprestamos?\b|\bprest\b|\bptmo/,
    not: /fonacot|infonavit|hipotec|viv|\bcaja\b|interes|\bseg/,
    refines: '004',
    agrees: '012',
  },
  { topic: 'union', words: /\b(cuotas?|ctas?|aport\w*) (del? )?sindic|^sindic\w*$/, refines: '004' },
  { topic: 'savings', words: /\bcaja (de |d )?aho/, not: /prest|ptmo|interes/, refines: '004' },
  {
    topic: 'fundCompanyKept',
    words: new RegExp(`\\b${SAVED}.*\\b${COMPANY}`),
    not: /prest|ptmo|aho\w* de la /,
    refines: '004 018',
  },
  {
    topic: 'fund',
    words: new RegExp(`\\b${SAVED}`),
    not: new RegExp(`prest|ptmo|\\b${COMPANY}`),
    refines: '004 018',
    agrees: '023',
  },
  { topic: 'canteen', words: /\bcomedor/, refines: '004' },
  { topic: 'lifeInsurance', words: /\bseg(uro)? (de )?vida/, refines: '004' },
  { topic: 'medicalInsurance', words: /\bgastos? med|\bs?gmm\b/, refines: '004' },
  { topic: 'absence', words: /\bfaltas?\b|\bausen|inasist/, refines: '004' },
  { topic: 'lateness', words: /\bretardos?\b/, not: /\bfaltas?\b/, refines: '004 020' },
  { topic: 'incapacityDiscount', words: /incapacid/, refines: '004', agrees: '020' },
  { topic: 'rent', words: /\brenta (de )?(casa|vivienda|habitacion|dep(arta)?to)/, refines: '004' },
  { topic: 'rounding', words: /redondeo|\bajuste (al )?neto/, refines: '004' },
  { topic: 'voluntary', words: /\baport\w* (volunt|vol\b)/, refines: '004', agrees: '003' },
  { topic: 'subsidyCorrection', words: /\b(ajuste|aj) .*subs/, agrees: '002' },
]

const otherPayments: readonly WordRule[] = [
  {
    topic: 'subsidy',
    words: /\bsubs\w* (al |para (el )?|p )?emp/,
    agrees: '007 008',
  },
  { topic: 'travel', words: /viatic/, refines: '999' },
  {
    topic: 'expenses',
    words: /\breembolso.*gastos?|\bgastos? (por )?comprob/,
    not: /medic|dental|hospital/,
    refines: '999',
    agrees: '003',
  },
  { topic: 'yearBalance', words: /\bsaldo a favor|\bisr a compens/, agrees: '001 005' },
  {
    topic: 'taxRefund',
    words: /\b(reintegro|devol\w*|dev) .*(isr|impuesto)|\bisr.*(reintegr|devol|a favor)/,
    agrees: '004 005',
  },
  { topic: 'taxAdjusted', words: /\bisr aj/ },
  { topic: 'rounding', words: /redondeo|\bajuste (al )?neto/, refines: '999' },
  { topic: 'housingRefund', words: /\b(reembolso|devol\w*|dev) .*(infonavit|viv)/ },
]

const wordRules: Readonly<Record<LineSide, readonly WordRule[]>> = {
  perception: perceptions,
  deduction: deductions,
  otherPayment: otherPayments,
}

/** @param plain result of plainWords */
export function rulesIn(plain: string, side: LineSide): WordRule[] {
  return wordRules[side].filter(({ words, not }) => words.test(plain) && !not?.test(plain))
}
