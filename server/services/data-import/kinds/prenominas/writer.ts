import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatDate } from '#domain/time/dates.ts'
import { type UnitRow, rejectFaultyUnits } from '#domain/data-import/faulty-units.ts'
import {
  HEAD,
  hasSameLines,
  lineKey,
  type LineRow,
  linesOf,
  problemsOfUnit,
  totalsOf,
} from '#domain/data-import/kinds/prenominas/unit.ts'
import type { PrepayrollHead, PrepayrollLine, WantedLine } from '#domain/data-import/kinds/prenominas/kind.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Tx } from '../../../../db/connection.ts'
import { payslipLines, payslips } from '../../../../db/schema/payroll.ts'
import { lockImports } from '../../../payroll-import/retire.ts'
import type { JudgedRow, KindWriter, RowToJudge } from '../../kind-writer.ts'
import { type FoundPeople, findPeople, personProblem } from '../../people.ts'

const LINES_AT_ONCE = 2000

type Change = JudgedRow['changes'][number]

interface KnownPayslip {
  id: number
  head: PrepayrollHead
  lines: PrepayrollLine[]
}

interface Known {
  prepayrolls: ReadonlyMap<string, KnownPayslip>
  stamped: ReadonlySet<string>
}

/**
 * Imports prenóminas line by line (LEGPAY-10, BR-21). A unit is one person's prenómina. An existing prenómina
 * keeps its id and gets the file's lines, until its period's payslip is stamped.
 */
export const prepayrollWriter: KindWriter<WantedLine> = {
  async judge(tx, rows, { lock }) {
    // Prevents payroll-import from storing a receipt of the same period at the same time.
    if (lock) await lockImports(tx)
    const people = await findPeople(tx, rows, lock)
    const known = await readKnown(tx, people, rows)
    const judged = unitsOf(rows).flatMap((unit) => judgeUnit(unit, people, known))
    const byRow = new Map(judged.map((each) => [each.row, each]))
    return rows.flatMap(({ row }) => byRow.get(row) ?? [])
  },

  async write(tx, rows) {
    const people = await findPeople(tx, rows, false)
    const known = await readKnown(tx, people, rows)
    const lines: (typeof payslipLines.$inferInsert)[] = []
    for (const unit of unitsOf(rows)) {
      const payslipId = await writeHead(tx, unit, people, known)
      lines.push(...linesOf(unit).map((line, position) => ({ ...line, payslipId, position })))
    }
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
      await tx.insert(payslipLines).values(lines.slice(start, start + LINES_AT_ONCE))
    }
  },
}

type Row = RowToJudge<WantedLine>

function unitsOf<Each extends Row>(rows: readonly Each[]): Each[][] {
  const units = new Map<string, Each[]>()
  for (const each of [...rows].sort((a, b) => a.row - b.row)) {
    const unit = units.get(each.unit)
    if (unit) unit.push(each)
    else units.set(each.unit, [each])
  }
  return [...units.values()]
}

/** Returns the key of a receipt by its last day, because a company may number the period in another way. */
function dayOf(employeeId: number, { endDate }: { endDate: string }, payroll: string, type: number): string {
  return [employeeId, endDate, payroll, type].join('|')
}

function placeOf(employeeId: number, { year, period, payroll, type }: Omit<WantedLine, 'head' | 'line'>) {
  return [employeeId, year, period, payroll, type].join('|')
}

async function readKnown(tx: Tx, people: FoundPeople, rows: readonly Row[]): Promise<Known> {
  const prepayrolls = new Map<string, KnownPayslip>()
  const stamped = new Set<string>()
  if (people.ids.length === 0) return { prepayrolls, stamped }
  const years = [...new Set(rows.map(({ wanted }) => wanted.year))]
  const found = await tx
    .select()
    .from(payslips)
    .where(and(inArray(payslips.employeeId, [...people.ids]), inArray(payslips.year, years)))
  const byId = new Map<number, KnownPayslip>()
  for (const row of found) {
    const { id, employeeId, year, period, payroll } = row
    const place = placeOf(employeeId, { numero: '', year, period, payroll, type: row.type === 2 ? 2 : 1 })
    if (row.stampId !== null) stamped.add(place).add(dayOf(employeeId, row, payroll, row.type))
    if (!row.isPrepayroll) continue
    const head = Object.fromEntries(HEAD.map(([name]) => [name, row[name]])) as unknown as PrepayrollHead
    const payslip: KnownPayslip = { id, head, lines: [] }
    byId.set(id, payslip)
    prepayrolls.set(place, payslip)
  }
  if (byId.size === 0) return { prepayrolls, stamped }
  const lines = await tx
    .select()
    .from(payslipLines)
    .where(inArray(payslipLines.payslipId, [...byId.keys()]))
    .orderBy(asc(payslipLines.payslipId), asc(payslipLines.position))
  for (const { payslipId, side, concept, description, amount, quantity, unit, balance } of lines) {
    // Narrows the type: a prenómina has no other payments.
    if (side === 'otherPayment') continue
    byId.get(payslipId)?.lines.push({ side, concept, description, amount, quantity, unit, balance })
  }
  return { prepayrolls, stamped }
}

function judgeUnit(unit: readonly Row[], people: FoundPeople, known: Known): JudgedRow[] {
  const [first] = unit
  if (!first) return []
  const { wanted } = first
  const person = people.of(wanted.numero)
  const name = person?.name ?? ''
  const problem = personProblem(person, wanted.numero)
  const faults = problemsOfUnit(unit)
  const place = placeOf(person?.id ?? 0, wanted)
  const days = dayOf(person?.id ?? 0, wanted.head, wanted.payroll, wanted.type)
  const isStamped = known.stamped.has(place) || known.stamped.has(days)
  const before = known.prepayrolls.get(place)
  const changes = before ? changesOf(before, unit) : new Map<number, Change[]>()
  const isSame = before !== undefined && isUnchanged(before, unit)
  const judged = unit.map(({ row, unit: of }): UnitRow & { changes: Change[] } => {
    const problems = problem ? [problem] : [...(faults.get(row) ?? [])]
    if (problems.length === 0 && !isSame && isStamped) problems.push({ field: 'periodo', what: 'stamped' })
    const kind = before === undefined ? 'nueva' : isSame ? 'igual' : 'cambia'
    return { row, unit: of, kind, problems, changes: changes.get(row) ?? [] }
  })
  rejectFaultyUnits(judged)
  return judged.map(({ row, kind, problems, changes: reportedChanges }) => ({
    row,
    kind,
    name,
    employeeId: person?.id ?? null,
    problems,
    changes: kind === 'cambia' ? reportedChanges : [],
  }))
}

function isUnchanged({ head, lines }: KnownPayslip, unit: readonly LineRow[]): boolean {
  const wanted = unit[0]?.wanted.head
  return (
    wanted !== undefined &&
    HEAD.every(([name]) => head[name] === wanted[name]) &&
    hasSameLines(lines, linesOf(unit))
  )
}

const conceptKey = ({ side, concept }: PrepayrollLine) => JSON.stringify([side, concept])

class UnmatchedLines {
  readonly #lines: Set<PrepayrollLine>
  readonly #byKey = new Map<string, PrepayrollLine[]>()
  readonly #keyOf: (line: PrepayrollLine) => string

  constructor(lines: readonly PrepayrollLine[], keyOf: (line: PrepayrollLine) => string) {
    this.#lines = new Set(lines)
    this.#keyOf = keyOf
    for (const line of lines.toReversed()) {
      const linesOfKey = this.#byKey.get(keyOf(line))
      if (linesOfKey) linesOfKey.push(line)
      else this.#byKey.set(keyOf(line), [line])
    }
  }

  take(like: PrepayrollLine): PrepayrollLine | undefined {
    const line = this.#byKey.get(this.#keyOf(like))?.pop()
    if (line) this.#lines.delete(line)
    return line
  }

  rest(): PrepayrollLine[] {
    return [...this.#lines]
  }
}

/**
 * Returns the changes by row. The first row also gets the changes of shared fields and the net, and removed
 * lines.
 */
function changesOf({ head, lines }: KnownPayslip, unit: readonly LineRow[]): Map<number, Change[]> {
  const changes = new Map<number, Change[]>()
  const [first] = unit
  if (!first) return changes
  // Matches unchanged lines first, so that no other line takes their place.
  const unchanged = new UnmatchedLines(lines, lineKey)
  const other = unit.filter(({ wanted: { line } }) => !unchanged.take(line))
  const sameConcept = new UnmatchedLines(unchanged.rest(), conceptKey)
  for (const { row, wanted } of other) {
    const { amount } = wanted.line
    const from = sameConcept.take(wanted.line)
    if (amount === from?.amount || (amount === 0 && !from)) continue
    changes.set(row, [
      { field: 'importe', from: from ? formatMoney(from.amount) : '', to: formatMoney(amount) },
    ])
  }
  const removed = sameConcept
    .rest()
    .map(({ description }) => ({ field: 'concepto', from: description, to: '' }))
  const heads = HEAD.filter(([name]) => head[name] !== first.wanted.head[name]).map(([name, field]) => ({
    field,
    from: inWords(head, name),
    to: inWords(first.wanted.head, name),
  }))
  const nets = [totalsOf(lines).net, totalsOf(linesOf(unit)).net].map(formatMoney)
  const net = nets[0] === nets[1] ? [] : [{ field: 'neto', from: nets[0] ?? '', to: nets[1] ?? '' }]
  changes.set(first.row, [...(changes.get(first.row) ?? []), ...heads, ...removed, ...net])
  return changes
}

function inWords(head: PrepayrollHead, name: keyof PrepayrollHead): string {
  const value = head[name]
  if (value === null) return ''
  if (typeof value === 'number') return formatMoney(value)
  return name === 'daysPaid' ? value : formatDate(value)
}

/** An existing prenómina keeps its id, so nobody is notified twice. */
async function writeHead(
  tx: Tx,
  unit: readonly (Row & { kind: 'nueva' | 'cambia' })[],
  people: FoundPeople,
  known: Known,
): Promise<number> {
  const wanted = unit[0]?.wanted
  const person = wanted && people.of(wanted.numero)
  if (!wanted || !person) throw new Error('the prepayroll has no person')
  const { perceptions, deductions, net } = totalsOf(linesOf(unit))
  const values = {
    ...wanted.head,
    totalPerceptions: perceptions,
    totalDeductions: deductions,
    net,
  }
  // Always inserts a prenómina judged as new. If the prenómina exists by now, the insert fails and the batch
  // is judged again.
  const isNew = unit[0]?.kind === 'nueva'
  const before = isNew ? undefined : known.prepayrolls.get(placeOf(person.id, wanted))
  if (before) {
    await tx.delete(payslipLines).where(eq(payslipLines.payslipId, before.id))
    await tx.update(payslips).set(values).where(eq(payslips.id, before.id))
    return before.id
  }
  const { payroll, year, period, type } = wanted
  const [made] = await tx
    .insert(payslips)
    .values({ ...values, employeeId: person.id, payroll, year, period, type, isPrepayroll: true })
    .returning({ id: payslips.id })
  if (!made) throw new Error('the inserted prepayroll has no id')
  return made.id
}
