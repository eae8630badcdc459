import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import type { LineSide } from '#domain/pay-lines/pay-line.ts'
import { randomFor } from '#server/seed/random.ts'
import type { Meaning } from './payroll-meaning.ts'
import { type MeaningName, meanings } from './payroll-meanings.ts'
import { inventReceipt, inventStamp, type Payee, withTotals } from './payroll-receipts.ts'

/** Type that a style uses instead of the usual one, and the explanations that are right then. */
interface Misuse {
  type: string
  topics: readonly string[]
}

interface Style {
  keyOf: (side: LineSide, type: string, at: number) => string
  writes: (name: string) => string
  /** Index of the name in `Meaning.names`. */
  brevity: 0 | 1 | 2
  misuses?: Partial<Record<MeaningName, Misuse>>
  /** Text of NumDiasPagados for a number of half days. */
  daysOf: (halves: number) => string
}

const letters = { perception: 'P', deduction: 'D', otherPayment: 'O' } as const
const pad = (at: number, digits: number) => String(at + 1).padStart(digits, '0')
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const asIs = (text: string) => text
const capitals = (text: string) => text.toUpperCase()
const plainCapitals = (text: string) => plain(text).toUpperCase()
const decimals = (count: number) => (halves: number) => (halves / 2).toFixed(count)
const shortest = (halves: number) => String(halves / 2)

export const styles: Readonly<Record<string, Style>> = {
  lettersAndType: {
    keyOf: (side, type) => `${letters[side]}${type}`,
    writes: plainCapitals,
    brevity: 0,
    daysOf: decimals(3),
  },
  typeAlone: { keyOf: (_, type) => type, writes: asIs, brevity: 0, daysOf: shortest },
  runningNumber: { keyOf: (_, __, at) => pad(at, 3), writes: plainCapitals, brevity: 1, daysOf: decimals(3) },
  bareNumber: { keyOf: (_, __, at) => pad(at, 1), writes: plain, brevity: 1, daysOf: decimals(2) },
  hundreds: {
    keyOf: (side, _, at) => `${{ perception: 1, deduction: 2, otherPayment: 3 }[side]}${pad(at, 2)}`,
    writes: capitals,
    brevity: 0,
    daysOf: decimals(3),
    // Before 2026 rest days and holidays had no type of their own.
    misuses: {
      restDay: { type: '001', topics: ['restDayWorked'] },
      holiday: { type: '001', topics: ['holidayWorked'] },
    },
  },
  heavyAbbreviations: {
    keyOf: (side, _, at) => `${letters[side]}-${pad(at, 2)}`,
    writes: plainCapitals,
    brevity: 2,
    daysOf: decimals(3),
  },
  othersForBenefits: {
    keyOf: (_, __, at) => pad(at, 4),
    writes: capitals,
    brevity: 1,
    daysOf: shortest,
    misuses: {
      punctuality: { type: '038', topics: ['punctuality'] },
      attendance: { type: '038', topics: ['otherIncome?', 'attendance'] },
      groceries: { type: '038', topics: ['groceries'] },
      transport: { type: '038', topics: ['transport'] },
      welfare: { type: '038', topics: ['otherIncome?', 'welfare'] },
    },
  },
  othersForDeductions: {
    keyOf: (side, _, at) => `${side.slice(0, 3).toUpperCase()}${pad(at, 2)}`,
    writes: plainCapitals,
    brevity: 0,
    daysOf: decimals(3),
    misuses: {
      fonacot: { type: '004', topics: ['fonacot'] },
      housing: { type: '004', topics: ['infonavit'] },
      union: { type: '004', topics: ['union'] },
      savings: { type: '004', topics: ['savings'] },
      advance: { type: '004', topics: ['advance'] },
      absence: { type: '004', topics: ['absence'] },
      alimony: { type: '004', topics: ['alimony'] },
    },
  },
  keyInTheName: {
    keyOf: (side, type) => `${letters[side]}${type}`,
    writes: (name) => `C-${plainCapitals(name)}`,
    brevity: 1,
    daysOf: decimals(3),
  },
  underscores: {
    keyOf: (_, type, at) => `${type}${pad(at, 2)}`,
    writes: (name) => plainCapitals(name).replaceAll(' ', '_'),
    brevity: 0,
    daysOf: decimals(1),
  },
  wrongTypes: {
    keyOf: (_, __, at) => pad(at, 3),
    writes: plainCapitals,
    brevity: 0,
    daysOf: decimals(3),
    misuses: {
      christmas: { type: '001', topics: ['salary?'] },
      sunday: { type: '001', topics: ['salary?'] },
      groceries: { type: '010', topics: ['punctuality?'] },
      vacation: { type: '021', topics: ['vacationPremium?'] },
      canteen: { type: '019', topics: ['union?'] },
      fonacot: { type: '002', topics: ['incomeTax?'] },
    },
  },
  newestCatalogue: {
    keyOf: (_, type) => type,
    writes: asIs,
    brevity: 1,
    daysOf: decimals(3),
    misuses: {
      transport: { type: '056', topics: ['transport', 'welfare'] },
      meals: { type: '056', topics: ['food', 'welfare'] },
    },
  },
}

/** Line with the meaning that the generator gave it; the receipt states only type, key and words. */
export interface MeantLine {
  side: LineSide
  satType: string
  concept: string
  meaning: MeaningName
  topics: readonly string[]
}

export interface StyledReceipt {
  style: string
  receipt: PayrollReceipt
  lines: readonly MeantLine[]
}

const someone: Payee = {
  number: '100101',
  rfc: 'NAGJ850210AB1',
  curp: 'NAGJ850210HCLXRN09',
  nss: '12345678903',
  name: 'JUAN GARCIA',
  issuerRfc: 'MTE940318Q77',
}

/** The same input always gives the same receipt. */
export function inventStyled(
  styleName: string,
  number: number,
  payee: Payee = someone,
  endDate = '2026-11-15',
): StyledReceipt {
  const style = styles[styleName]
  if (!style) throw new Error(`unknown style: ${styleName}`)
  const random = randomFor(`${styleName}|${number}`)
  const base = inventReceipt({ payee, endDate, days: 7, periodicity: '02', variant: styleName })
  const chosen = (Object.entries(meanings) as [MeaningName, Meaning][]).filter(([, { share }]) =>
    random.chance(share),
  )
  const lines = chosen.map(([meaning, each]): MeantLine & { meant: Meaning } => {
    const misuse = style.misuses?.[meaning]
    const satType = misuse?.type ?? each.type
    const concept = style.writes(each.names[style.brevity])
    return { side: each.side, satType, concept, meaning, topics: misuse?.topics ?? each.topics, meant: each }
  })
  const of = (side: LineSide) => lines.filter((line) => line.side === side)
  const head = ({ side, satType, concept }: MeantLine, at: number) => ({
    satType,
    key: style.keyOf(side, satType, at),
    concept,
  })
  const amount = () => random.whole(1, 60_000)
  const perceptions = of('perception').map((line, at) => {
    const [taxed, exempt] = [line.meaning === 'salary' ? 9_000_000 : amount(), random.whole(0, 20_000)]
    const nodes = line.meant.hours ?? []
    const overtime = nodes.map((node, index) => ({
      ...node,
      paid: index === 0 ? taxed + exempt - (nodes.length - 1) : 1,
    }))
    return { ...head(line, at), taxed, exempt, overtime }
  })
  const otherPayments = of('otherPayment').map((line, at) => ({
    ...head(line, at),
    amount: line.meaning === 'subsidy' && random.chance(0.7) ? 0 : amount(),
    ...(line.meaning === 'subsidy' && { subsidyCaused: random.whole(1, 50_000) }),
    ...(line.meaning === 'balance' && { balance: { amount: 60_000, year: 2025, remaining: 0 } }),
  }))
  const has = (...names: MeaningName[]) => lines.some(({ meaning }) => names.includes(meaning))
  const income = { accumulable: 100, nonAccumulable: 200 }
  const receipt = withTotals({
    ...base,
    stamp: inventStamp(`${styleName}|${number}|${endDate}`, endDate),
    daysPaid: style.daysOf(random.whole(2, 14)),
    perceptions,
    deductions: of('deduction').map((line, at) => ({ ...head(line, at), amount: amount() })),
    otherPayments,
    incapacities: has('sickPay', 'sickDays') ? [{ kind: '02', days: 3, amount: 45_000 }] : [],
    ...(has('separation', 'indemnity', 'seniority') && {
      severance: { years: 4, lastMonthlySalary: 900_000, ...income },
    }),
  })
  return { style: styleName, receipt, lines }
}

export function inventStyles(perStyle: number): StyledReceipt[] {
  return Object.keys(styles).flatMap((style) =>
    Array.from({ length: perStyle }, (_, number) => inventStyled(style, number)),
  )
}
