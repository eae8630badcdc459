import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { employees } from '../../db/schema/people.ts'
import type { Background } from '../../queues/background.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Placed, placeReceipts } from './place-receipts.ts'
import { type Move, moveCounts } from './move-counts.ts'
import { lockImports } from './retire.ts'
import { importTexts as texts } from './texts.es.ts'

const STEP = { first: 50, least: 20, most: 500 }

const columns = {
  id: payrollReceipts.id,
  importId: payrollReceipts.importId,
  waitsFor: payrollReceipts.waitsFor,
  content: payrollReceipts.content,
}

/**
 * Creates payslips from receipts that waited for their person or period.
 * @param which 'newcomers' ignores receipts that wait for their period
 * @returns the number of new payslips
 */
export async function importWaitingReceipts(
  { db, background }: { db: Database; background: Background },
  which: 'everybody' | 'newcomers',
  isServing = false,
): Promise<number> {
  const steps = background.steps(STEP, isServing)
  let created = 0
  for (let after = 0; ; ) {
    const limit = steps.rows
    const step = await steps.take(
      () => db.transaction((tx) => importSomeWaiting(tx, which, after, limit)),
      limit,
    )
    created += step.taken
    if (step.last === null) return created
    after = step.last
  }
}

async function importSomeWaiting(
  tx: Tx,
  which: 'everybody' | 'newcomers',
  after: number,
  limit: number,
): Promise<{ taken: number; last: number | null }> {
  await lockImports(tx)
  const hasPerson = sql`exists (select 1 from ${employees}
    where ${employees.number} in (${payrollReceipts.employeeNumber}, ltrim(${payrollReceipts.employeeNumber}, '0')))`
  const wanted =
    which === 'everybody'
      ? or(eq(payrollReceipts.waitsFor, 'period'), hasPerson)
      : and(ne(payrollReceipts.waitsFor, 'period'), hasPerson)
  const rows = await tx
    .select(columns)
    .from(payrollReceipts)
    .where(and(eq(payrollReceipts.state, 'waiting'), gt(payrollReceipts.id, after), wanted))
    .orderBy(asc(payrollReceipts.id))
    .limit(limit)
  const placed = await placeReceipts(
    tx,
    rows.flatMap(({ content }) => (content ? [content] : [])),
  )
  const taken = await storeVerdicts(tx, rows, placed)
  return { taken, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
}

/**
 * Creates the payslip of a receipt with the generic RFC, after payroll has confirmed its person.
 * @returns number of that person
 * @throws WireFault when the receipt no longer waits for the confirmation
 */
export async function placeConfirmedReceipt(tx: Tx, id: number): Promise<string> {
  await lockImports(tx)
  const [row] = await tx
    .select(columns)
    .from(payrollReceipts)
    .where(and(eq(payrollReceipts.id, id), eq(payrollReceipts.waitsFor, 'deceased')))
  if (!row?.content) throw new WireFault('ERROR', texts.notToConfirm)
  const { uuid } = row.content.stamp
  const placed = await placeReceipts(tx, [row.content], uuid)
  const verdict = placed.get(uuid)
  if (!verdict || 'waitsFor' in verdict)
    throw new WireFault('ERROR', verdict?.waitsFor === 'period' ? texts.fullPeriod : texts.otherPerson)
  await storeVerdicts(tx, [row], placed)
  const [person] = await tx
    .select({ number: employees.number })
    .from(employees)
    .where(eq(employees.id, verdict.employeeId))
  return person?.number ?? ''
}

/** @returns the number of receipts that became payslips */
async function storeVerdicts(
  tx: Tx,
  rows: readonly Pick<typeof payrollReceipts.$inferSelect, keyof typeof columns>[],
  placed: ReadonlyMap<string, Placed>,
): Promise<number> {
  const created: Move[] = []
  for (const { id, importId, waitsFor, content } of rows) {
    const verdict = content && placed.get(content.stamp.uuid)
    if (!verdict) throw new Error('a waiting receipt has no content')
    const isStillWaiting = 'waitsFor' in verdict
    if (isStillWaiting && verdict.waitsFor === waitsFor) continue
    if (!isStillWaiting) created.push({ importId, was: 'waiting', is: 'taken' })
    const change = isStillWaiting
      ? verdict
      : { ...verdict, state: 'taken' as const, waitsFor: null, content: null }
    await tx.update(payrollReceipts).set(change).where(eq(payrollReceipts.id, id))
  }
  await moveCounts(tx, created)
  return created.length
}
