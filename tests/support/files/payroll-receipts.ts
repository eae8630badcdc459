import { createHash } from 'node:crypto'
import type { PayrollAmount, PayrollReceipt, PayrollTotals, Perception } from '#domain/cfdi/receipt.ts'
import { pensionTypes, severanceTypes, WITHHELD_TAX } from '#domain/cfdi/sat-codes.ts'
import { addDays } from '#domain/time/dates.ts'
import { randomFor } from '#server/seed/random.ts'

export interface Payee {
  number: string
  rfc: string
  curp: string
  nss: string
  name: string
  issuerRfc: string
}

export const plainPayee: Payee = {
  number: '100101',
  rfc: 'PEGJ850210AB1',
  curp: 'PEGJ850210HCLXRN09',
  nss: '12345678903',
  name: 'JUAN PÉREZ GARCÍA',
  issuerRfc: 'MTT940318Q71',
}

/** Payee whose keys contain Ñ and &. */
export const accentedPayee: Payee = {
  ...plainPayee,
  rfc: 'ÑAGJ850210AB1',
  curp: 'NAGJ850210HCLXRN09',
  name: 'JUAN ÑÁÑEZ GARCÍA',
  issuerRfc: 'M&T940318Q77',
}

/** The same input always generates the same receipt. */
export interface Payment {
  payee: Payee
  endDate: string
  days: number
  periodicity: string
  variant?: string
}

const salaryLine = (
  concept: string,
  key: string,
  satType: string,
  taxed: number,
  exempt = 0,
): Perception => ({
  satType,
  key,
  concept,
  taxed,
  exempt,
  overtime: [],
})

export function inventReceipt({ payee, endDate, days, periodicity, variant = '' }: Payment): PayrollReceipt {
  const key = `${payee.number}|${endDate}|${variant}`
  const random = randomFor(key)
  const daily = random.whole(31_000, 95_000)
  const perceptions = [
    salaryLine('Sueldo', '001', '001', daily * days),
    salaryLine('Premio de puntualidad', '030', '010', Math.round(daily * days * 0.05)),
    salaryLine('Vales de despensa', '282', '029', 0, random.whole(100, 900) * 100),
  ]
  if (random.chance(0.4)) {
    const hours = random.whole(1, 9)
    const paid = Math.round((daily / 8) * 2 * hours)
    const line = salaryLine(
      'Tiempo extra doble',
      '012',
      '019',
      paid - Math.floor(paid / 2),
      Math.floor(paid / 2),
    )
    perceptions.push({ ...line, overtime: [{ days: Math.ceil(hours / 3), kind: '01', hours, paid }] })
  }
  if (random.chance(0.3))
    perceptions.push(salaryLine('Prima dominical', '020', '020', 0, Math.round(daily / 4)))
  const deductions: PayrollAmount[] = [
    { satType: '002', key: '301', concept: 'ISR', amount: random.whole(5_000, 90_000) },
    { satType: '001', key: '302', concept: 'IMSS', amount: random.whole(2_000, 20_000) },
  ]
  if (random.chance(0.5)) {
    deductions.push({
      satType: '004',
      key: '294',
      concept: 'Caja de ahorro',
      amount: random.whole(50, 300) * 100,
    })
  }
  const otherPayments = random.chance(0.5)
    ? [
        {
          satType: '002',
          key: '035',
          concept: 'Subsidio para el empleo',
          amount: random.whole(0, 1) * 12_345,
        },
      ]
    : []
  return withTotals({
    stamp: inventStamp(key, endDate),
    replaces: [],
    issuer: { rfc: payee.issuerRfc, name: 'MANUFACTURAS & TÉCNICAS', employerRegistration: 'A1234567101' },
    worker: {
      rfc: payee.rfc,
      name: payee.name,
      curp: payee.curp,
      nss: payee.nss,
      number: payee.number,
      hireDate: '2019-03-04',
      department: 'Ensamble "Línea 2"',
      jobTitle: 'Operador <A>',
      contract: '01',
      regime: '02',
      periodicity,
    },
    kind: 'ordinary',
    paidDate: addDays(endDate, 5),
    startDate: addDays(endDate, 1 - days),
    endDate,
    daysPaid: `${days}.000`,
    baseSalary: Math.round(daily * 1.0493),
    integratedSalary: Math.round(daily * 1.0493),
    perceptions,
    deductions,
    otherPayments,
    incapacities: [],
  })
}

/**
 * Generates an extraordinary receipt, such as the Christmas bonus or a settlement, from perception types of
 * the SAT.
 */
export function inventOnce(payment: Payment, satTypes: readonly string[]): PayrollReceipt {
  const key = `${payment.payee.number}|${payment.endDate}|${satTypes.join()}|${payment.variant ?? ''}`
  const random = randomFor(key)
  const ordinary = inventReceipt(payment)
  return withTotals({
    ...ordinary,
    stamp: inventStamp(key, payment.endDate),
    kind: 'extraordinary',
    worker: { ...ordinary.worker, periodicity: '99' },
    paidDate: payment.endDate,
    perceptions: satTypes.map((satType) =>
      salaryLine(
        `Pago ${satType}`,
        `9${satType.slice(1)}`,
        satType,
        random.whole(1, 900_000),
        random.whole(0, 90_000),
      ),
    ),
    deductions: [{ satType: '002', key: '301', concept: 'ISR', amount: 1 }],
    otherPayments: [],
  })
}

export function inventStamp(key: string, date: string): PayrollReceipt['stamp'] {
  const hex = createHash('sha256').update(`payroll ${key}`).digest('hex').toUpperCase()
  const seal = (name: string) =>
    Buffer.concat(
      Array.from({ length: 8 }, (_, part) => createHash('sha256').update(`${name} ${key} ${part}`).digest()),
    ).toString('base64')
  return {
    uuid: [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `A${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-'),
    stampedAt: `${addDays(date, 3)}T10:20:30`,
    issuerCertificate: '00001000000599990001',
    authorityCertificate: '00001000000599990777',
    issuerSeal: seal('issuer'),
    authoritySeal: seal('authority'),
  }
}

/** Adds the totals. The standard requires leaving out a total without items. */
export function withTotals(receipt: Omit<PayrollReceipt, 'totals'>): PayrollReceipt {
  const { perceptions, deductions, otherPayments } = receipt
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  const perceived = (isWanted: (satType: string) => boolean) => {
    const wanted = perceptions.filter(({ satType }) => isWanted(satType))
    return wanted.length > 0 ? sum(wanted.map(({ taxed, exempt }) => taxed + exempt)) : null
  }
  const amounts = (lines: readonly PayrollAmount[]) => sum(lines.map(({ amount }) => amount))
  const some = (lines: readonly PayrollAmount[]) => (lines.length > 0 ? amounts(lines) : null)
  const all = perceived(() => true)
  const totals: PayrollTotals = {
    subtotal: (all ?? 0) + amounts(otherPayments),
    discount: some(deductions),
    total: (all ?? 0) + amounts(otherPayments) - amounts(deductions),
    perceptions: all,
    deductions: some(deductions),
    otherPayments: some(otherPayments),
    salaries: perceived((satType) => !severanceTypes.has(satType) && !pensionTypes.has(satType)),
    severance: perceived((satType) => severanceTypes.has(satType)),
    pension: perceived((satType) => pensionTypes.has(satType)),
    taxed: sum(perceptions.map(({ taxed }) => taxed)),
    exempt: sum(perceptions.map(({ exempt }) => exempt)),
    otherDeductions: some(deductions.filter(({ satType }) => satType !== WITHHELD_TAX)),
    withheldTax: some(deductions.filter(({ satType }) => satType === WITHHELD_TAX)),
  }
  return { ...receipt, totals }
}
