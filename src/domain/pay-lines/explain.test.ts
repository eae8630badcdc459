import { describe, expect, test } from 'vitest'
import { catalogues } from '../sat/catalogues.ts'
import { adjustmentOf } from './adjustments.ts'
import { explainLine } from './explain.ts'
import type { LineFacts, LineSide } from './pay-line.ts'
import { withoutPart, withPart } from './payroll-part.ts'
import { topicOfType } from './topics.ts'
import { plainWords } from './words.ts'

const explain = (side: LineSide, satType: string | null, description: string, facts?: LineFacts) =>
  explainLine({ side, description, ...(satType !== null && { satType }), ...(facts && { facts }) })
const topicOf = (...parts: Parameters<typeof explain>) => {
  const explanation = explain(...parts)
  return explanation && `${explanation.topic}${explanation.isQuoted ? '?' : ''}`
}

describe('the SAT type of a line', () => {
  test('has an explanation for every type of the catalogues', () => {
    for (const side of ['perception', 'otherPayment', 'deduction'] as const) {
      for (const code of catalogues[side].types.keys()) {
        expect(explain(side, code, 'XYZ'), `${side} ${code}`).not.toBeNull()
      }
    }
  })

  test('that the catalogue lacks has none, whatever the words are', () => {
    expect(explain('perception', '058', 'SUELDO')).toBeNull()
    expect(explain('deduction', '116', 'ISR')).toBeNull()
    expect(explain('otherPayment', '', 'SUBSIDIO')).toBeNull()
  })

  test.each([
    ['perception', '021', 'PRIMA VACACIONAL', 'vacationPremium'],
    ['perception', '001', 'P001 SUELDO', 'salary'],
    ['perception', '001', 'NORMAL', 'salary'],
    ['perception', '029', 'VALES', 'groceries'],
    ['deduction', '002', 'I.S.R.', 'incomeTax'],
    ['deduction', '010', 'D010', 'housingLoan'],
    ['deduction', '011', 'PRESTAMO FONACOT', 'fonacot'],
    ['otherPayment', '002', 'Subs. al Empleo', 'subsidy'],
    ['otherPayment', '007', 'ISR ajustado por subsidio', 'taxAdjusted'],
  ] as const)('explains %s %s "%s" as %s', (side, satType, description, topic) => {
    expect(topicOf(side, satType, description)).toBe(topic)
  })

  test('keeps the sides apart: one code means something else on each', () => {
    expect(
      ['perception', 'deduction', 'otherPayment'].map((side) => topicOf(side as LineSide, '002', '–')),
    ).toEqual(['christmasBonus', 'incomeTax', 'subsidy'])
  })
})

describe('words of the description', () => {
  test.each([
    ['perception', '001', 'VACACIONES', 'vacation'],
    ['perception', '001', 'SEPTIMO DIA', 'weeklyRest'],
    ['perception', '038', 'PREMIO X PUNTUALIDAD', 'punctuality'],
    ['perception', '005', 'FDO. AHORRO EMPRESA', 'fundCompanyPart'],
    ['perception', '025', 'Indemnización, 20 días por año', 'indemnityYears'],
    ['deduction', '004', 'COMEDOR', 'canteen'],
    ['deduction', '004', 'PTMO. CAJA DE AHORRO', 'savingsLoan'],
    ['deduction', '010', 'CREDITO INFONAVIT', 'infonavit'],
    ['deduction', '010', 'SEG. VIVIENDA INFONAVIT', 'housingInsurance'],
  ] as const)('refine %s %s "%s" to %s', (side, satType, description, topic) => {
    expect(topicOf(side, satType, description)).toBe(topic)
  })

  test.each([
    ['perception', '001', 'AGUINALDO', 'salary?'],
    ['perception', '010', 'VALES DE DESPENSA', 'punctuality?'],
    ['perception', '021', 'VACACIONES', 'vacationPremium?'],
    ['deduction', '002', 'PRESTAMO FONACOT', 'incomeTax?'],
    ['deduction', '019', 'COMEDOR', 'union?'],
  ] as const)('that disagree are quoted: %s %s "%s" is %s', (side, satType, description, topic) => {
    expect(topicOf(side, satType, description)).toBe(topic)
  })

  test.each([
    ['perception', '038', 'COMPENSACION A', 'otherIncome?'],
    ['perception', '038', 'AGUINALDO Y DESPENSA', 'otherIncome?'],
    ['perception', '038', 'OTROS INGRESOS POR SALARIOS', 'otherIncome?'],
    ['deduction', '004', 'DESC. VARIOS', 'otherDeduction?'],
    ['otherPayment', '999', 'APOYO', 'otherPaid?'],
  ] as const)('that are unknown are quoted with a type that only says "others": %s %s "%s"', (...parts) => {
    const [side, satType, description, topic] = parts
    expect(topicOf(side, satType, description)).toBe(topic)
  })

  test('are compared without accents, capitals, dots and single letters', () => {
    expect(plainWords(' P.VACACIONAL  (25%) ')).toBe('p vacacional 25')
    expect(plainWords('I.S.R. s/sueldo')).toBe('isr s sueldo')
  })
})

describe('lines of public samples', () => {
  test.each([
    ['perception', '001', 'Sueldo Regular', 'salary'],
    ['perception', '001', 'Dias de Sueldo', 'salary'],
    ['perception', '001', 'Dia Festivo Oficial', 'salary?'],
    ['perception', '005', 'Sueldo Regular', 'fundPayout?'],
    ['perception', '005', 'Fondo ahorro empresa', 'fundCompanyPart'],
    ['deduction', '001', 'I.M.S.S.', 'socialSecurity'],
    ['deduction', '001', 'Deduccion Semanal', 'socialSecurity'],
    ['deduction', '002', 'I.S.R. Art142', 'incomeTax'],
    ['deduction', '002', 'ISR A CARGO', 'incomeTax'],
    ['deduction', '004', 'FONDO DE AHORRO EMPLEADOS', 'fund'],
    ['deduction', '004', 'Fondo de ahorro Empresa', 'fundCompanyKept'],
    ['deduction', '004', 'Impuesto Estatal', 'localTax'],
    ['deduction', '004', 'PRESTAMO', 'loan'],
    ['deduction', '006', 'INFONAVIT', 'incapacityDiscount?'],
    ['otherPayment', '002', 'Subs al Empleo mes', 'subsidy'],
    ['otherPayment', '999', 'REEMBOLSO DE GASTOS', 'expenses'],
    ['otherPayment', '999', 'Fondo ahorro', 'otherPaid?'],
  ] as const)('%s %s "%s" is %s', (side, satType, description, topic) => {
    expect(topicOf(side, satType, description)).toBe(topic)
  })
})

test('an adjustment of the net is a rounding only under one peso', () => {
  const topicFor = (amount?: number) =>
    explainLine({
      side: 'otherPayment',
      satType: '999',
      description: 'AJUSTE AL NETO',
      ...(amount !== undefined && { amount }),
    })?.topic
  expect(topicFor(12)).toBe('rounding')
  expect(topicFor(99)).toBe('rounding')
  expect(topicFor(100)).toBe('otherPaid')
  expect(topicFor(12_000)).toBe('otherPaid')
  expect(topicFor()).toBe('otherPaid')
})

test('the portal’s own words about a period explain nothing', () => {
  expect(topicOf('perception', '038', withPart('GRATIFICACION', 'extraordinario'))).toBe('otherIncome?')
  expect(topicOf('perception', '001', withPart('SUELDO', '01/11/2026 al 15/11/2026'))).toBe('salary')
  expect(withoutPart(withPart('BONO · A', 'extraordinario'))).toBe('BONO · A')
})

test('a quoted line has no decider and no tax rule', () => {
  expect(explain('deduction', '002', 'SUBSIDIO AL EMPLEO')).toMatchObject({
    isQuoted: true,
    decider: null,
    tax: null,
  })
  expect(explain('perception', '001', 'COMPENSACION')).toMatchObject({ decider: null, tax: null })
})

describe('the decider', () => {
  test.each([
    ['012', 'ANTICIPO DE SUELDO', 'debt'],
    ['013', 'PAGO EN EXCESO', 'debt'],
    ['014', 'ERROR', 'debt'],
    ['015', 'FALTANTE DE CAJA', 'debt'],
    ['016', 'AVERIAS', 'debt'],
    ['017', 'PRODUCTOS', 'debt'],
    ['010', 'CREDITO INFONAVIT', 'credit'],
    ['011', 'FONACOT', 'credit'],
    ['018', 'CAJA DE AHORRO', 'person'],
    ['007', 'PENSION ALIMENTICIA', 'judge'],
    ['019', 'CUOTA SINDICAL', 'union'],
    ['043', 'AJUSTE PRIMA VAC', null],
    ['020', 'RETARDOS', null],
    ['020', 'FALTAS', null],
  ] as const)('of deduction %s "%s" is %s (LFT 107 and 110)', (satType, description, decider) => {
    expect(explain('deduction', satType, description)?.decider).toBe(decider)
  })
})

describe('overtime', () => {
  const hours = (...kinds: string[]): LineFacts => ({
    overtime: kinds.map((kind) => ({ kind, days: 1, hours: 2, paid: 100 })),
  })

  test.each([
    ['T.E. DOBLES', undefined, 'overtimeDouble'],
    ['HORAS EXTRAS TRIPLES', undefined, 'overtimeTriple'],
    ['HORAS EXTRA', undefined, 'overtime'],
    ['HORAS EXTRA', hours('02'), 'overtimeTriple'],
    ['HORAS EXTRA', hours('03'), 'overtimeSimple'],
    ['HORAS EXTRA', hours('01', '02'), 'overtime'],
    ['HORAS EXTRA DOBLES Y TRIPLES', hours('01', '02'), 'overtime'],
    ['HRS EXT DOBLES', hours('02'), 'overtimeTriple?'],
  ] as const)('"%s" with nodes %o is %s', (description, facts, topic) => {
    expect(topicOf('perception', '019', description, facts)).toBe(topic)
  })
})

describe('an adjustment', () => {
  test('names the payment that it corrects, and its part', () => {
    expect(explain('deduction', '043', 'AJUSTE PRIMA VAC')).toMatchObject({
      topic: 'adjustment',
      adjusts: { topic: 'vacationPremium', part: 'taxed' },
      isNamed: true,
      isQuoted: false,
    })
    expect(explain('deduction', '042', 'COMEDOR')).toMatchObject({ isQuoted: true })
  })

  test('corrects what the official description says', () => {
    // Since January 2026 type 035 says "Gravado"; before, it said "Exento".
    const partless = ['035', '067', '068', '078', '079', '081']
    for (const { code, description } of catalogues.deduction.types.values()) {
      const adjustment = adjustmentOf(code)
      const isAdjustment = description.startsWith('Ajuste') && !/subsidio (para|causado)/i.test(description)
      expect(adjustment !== null, `${code} ${description}`).toBe(isAdjustment)
      if (adjustment === null) continue
      const { side, satType, part } = adjustment
      const corrected = plainWords(catalogues[side].types.get(satType)?.description ?? '').split(' ')
      const words = plainWords(description).split(' ')
      const isPart = (word: string) => /^(ajuste|gravad[oa]s?|exent[oa]s?|acumulable)$/.test(word)
      const own = words.filter((word) => word.length > 3 && !isPart(word))
      const shared = own.filter((word) => corrected.includes(word))
      expect(shared.length / own.length, `${code} ${description}`).toBeGreaterThanOrEqual(0.5)
      const said = /gravad/i.test(description) ? 'taxed' : /exent/i.test(description) ? 'exempt' : null
      if (!partless.includes(code)) expect(part, `${code} ${description}`).toBe(said)
    }
  })
})

describe('a line without a type', () => {
  test.each([
    ['perception', 'Sueldo', 'salary'],
    ['perception', 'Tiempo extra doble', 'overtimeDouble'],
    ['perception', 'Prima dominical', 'sundayPremium'],
    ['perception', 'Vacaciones', 'vacation'],
    ['perception', 'Prima vacacional', 'vacationPremium'],
    ['perception', 'Día festivo trabajado', 'holidayWorked'],
    ['perception', 'Premio de puntualidad', 'punctuality'],
    ['perception', 'Bono de producción', 'productionBonus'],
    ['perception', 'Pago extraordinario', 'extraordinaryPay'],
    ['perception', 'Indemnización, 3 meses', 'indemnityMonths'],
    ['perception', 'Indemnización, 20 días por año', 'indemnityYears'],
    ['perception', 'Prima de antigüedad', 'seniorityPremium'],
    ['perception', 'Aguinaldo', 'christmasBonus'],
    ['perception', 'Reparto de utilidades (PTU)', 'profitSharing'],
    ['perception', 'Fondo de ahorro, tu parte', 'fundOwnPart'],
    ['perception', 'Fondo de ahorro, parte de la empresa', 'fundCompanyPart'],
    ['perception', 'Vales de despensa', 'groceries'],
    ['perception', 'SUBSIDIO AL EMPLEO', 'subsidy'],
    ['deduction', 'Caja de ahorro', 'savings'],
    ['deduction', 'Préstamo de caja de ahorro', 'savingsLoan'],
    ['deduction', 'Impuesto (ISR)', 'incomeTax'],
    ['deduction', 'Seguro social (IMSS)', 'socialSecurity'],
    ['deduction', 'Crédito Infonavit', 'infonavit'],
    ['deduction', 'Comedor', 'canteen'],
    ['deduction', 'Fondo de ahorro', 'fund'],
    ['deduction', 'Cuota sindical', 'union'],
    ['deduction', 'PRESTAMO FONACOT', 'fonacot'],
  ] as const)('is explained by certain words: %s "%s" is %s', (side, description, topic) => {
    expect(topicOf(side, null, description)).toBe(topic)
  })

  test.each([
    ['perception', 'COMPENSACION'],
    ['perception', 'BONO VACACIONAL'],
    ['perception', 'SUBSIDIO VIVIENDA'],
    ['deduction', 'RENTA DE CELULAR'],
    ['deduction', 'IMPUESTO'],
    ['perception', 'Prima vacacional y aguinaldo'],
    ['deduction', 'FALTANTE'],
    ['deduction', 'Otros'],
  ] as const)('has no explanation for uncertain words: %s "%s"', (side, description) => {
    expect(topicOf(side, null, description)).toBeNull()
  })
})

test('finds a type only on its own side', () => {
  expect(topicOfType('perception', '004')).toBe('medicalRefund')
  expect(topicOfType('deduction', '999')).toBeNull()
})
