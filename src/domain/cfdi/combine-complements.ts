import type { Complement } from './complement.ts'
import type { ElementReader } from './element-reader.ts'
import type { ComplementTotals, PayrollPart } from './receipt.ts'

interface Combined extends Complement {
  parts?: PayrollPart[]
}

/**
 * Combines a document's payroll complements into one payment. All must belong to the same person. The period
 * covers the ordinary complements, or all of them if none is ordinary. Each line keeps its complement's index.
 */
export function combineComplements(all: readonly Complement[], reader: ElementReader): Combined {
  const [first, ...others] = all
  if (first === undefined) throw new Error('the document has no payroll complement')
  if (others.length === 0) return first
  const isOther = others.some(
    ({ worker }) => worker.curp !== first.worker.curp || worker.number !== first.worker.number,
  )
  if (isOther) reader.fault('Nomina', 'severalPeople')
  const ordinary = all.filter(({ kind }) => kind === 'ordinary')
  const periodComplements = ordinary.length > 0 ? ordinary : all
  const main = periodComplements.reduce((latest, each) => (each.endDate > latest.endDate ? each : latest))
  const withPart = <Line extends object>(linesOf: (each: Complement) => readonly Line[]) =>
    all.flatMap((each, part) => linesOf(each).map((line) => ({ ...line, part })))
  return {
    ...main,
    employerRegistration:
      all.find((each) => each.employerRegistration !== null)?.employerRegistration ?? null,
    startDate: periodComplements.reduce(
      (least, each) => (each.startDate < least ? each.startDate : least),
      main.startDate,
    ),
    daysPaid: addDaysPaid(periodComplements.map(({ daysPaid }) => daysPaid)),
    perceptions: withPart(({ perceptions }) => perceptions),
    deductions: withPart(({ deductions }) => deductions),
    otherPayments: withPart(({ otherPayments }) => otherPayments),
    incapacities: all.flatMap(({ incapacities }) => incapacities),
    ...firstNodes(all),
    totals: addTotals(all.map(({ totals }) => totals)),
    parts: all.map(partOf),
  }
}

function partOf({ kind, startDate, endDate, severance, pension }: Complement): PayrollPart {
  return { kind, startDate, endDate, ...(severance && { severance }), ...(pension && { pension }) }
}

function firstNodes(all: readonly Complement[]): Pick<Complement, 'severance' | 'pension'> {
  const severance = all.find((each) => each.severance)?.severance
  const pension = all.find((each) => each.pension)?.pension
  return { ...(severance && { severance }), ...(pension && { pension }) }
}

/** Sums days. The sum has as many decimals as the value with the most decimals. */
function addDaysPaid(all: readonly string[]): string {
  const thousandths = all.reduce((sum, days) => sum + Math.round(Number(days) * 1000), 0)
  const decimals = Math.max(...all.map((days) => (days.split('.')[1] ?? '').length))
  return (thousandths / 1000).toFixed(decimals)
}

/** Sums each total. A total is null if every complement omits it. */
function addTotals(all: readonly ComplementTotals[]): ComplementTotals {
  const sum = (name: keyof ComplementTotals) => {
    const stated = all.flatMap((each) => each[name] ?? [])
    return stated.length === 0 ? null : stated.reduce((total, each) => total + each, 0)
  }
  return {
    perceptions: sum('perceptions'),
    deductions: sum('deductions'),
    otherPayments: sum('otherPayments'),
    salaries: sum('salaries'),
    severance: sum('severance'),
    pension: sum('pension'),
    taxed: sum('taxed') ?? 0,
    exempt: sum('exempt') ?? 0,
    otherDeductions: sum('otherDeductions'),
    withheldTax: sum('withheldTax'),
  }
}
