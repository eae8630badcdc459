import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { employees } from '../../db/schema/people.ts'
import type { Background } from '../../queues/background.ts'
import { placeReceipts } from './place-receipts.ts'
import { type Move, moveCounts } from './move-counts.ts'
import { lockImports } from './retire.ts'

/** Receipts per transaction. On the embedded database all other requests wait for its end. */
const STEP = { first: 50, least: 20, most: 500 }

/**
 * Creates payslips from receipts that waited for their person or period.
 * @param which 'everybody' includes receipts whose period was occupied; 'newcomers' only those whose number
 * now belongs to a person
 * @returns the number of new payslips
 */
export async function takeInWaiting(
  { db, background }: { db: Database; background: Background },
  which: 'everybody' | 'newcomers',
  isServing = false,
): Promise<number> {
  const steps = background.steps(STEP, isServing)
  let taken = 0
  for (let after = 0; ; ) {
    const most = steps.rows
    const step = await steps.take(() => db.transaction((tx) => takeInSome(tx, which, after, most)), most)
    taken += step.taken
    if (step.last === null) return taken
    after = step.last
  }
}

async function takeInSome(
  tx: Tx,
  which: 'everybody' | 'newcomers',
  after: number,
  most: number,
): Promise<{ taken: number; last: number | null }> {
  await lockImports(tx)
  const isSomebody = sql`exists (select 1 from ${employees}
    where ${employees.number} in (${payrollReceipts.employeeNumber}, ltrim(${payrollReceipts.employeeNumber}, '0')))`
  const wanted =
    which === 'everybody'
      ? or(eq(payrollReceipts.waitsFor, 'period'), isSomebody)
      : and(ne(payrollReceipts.waitsFor, 'period'), isSomebody)
  const rows = await tx
    .select({
      id: payrollReceipts.id,
      importId: payrollReceipts.importId,
      waitsFor: payrollReceipts.waitsFor,
      content: payrollReceipts.content,
    })
    .from(payrollReceipts)
    .where(and(eq(payrollReceipts.state, 'waiting'), gt(payrollReceipts.id, after), wanted))
    .orderBy(asc(payrollReceipts.id))
    .limit(most)
  const placed = await placeReceipts(
    tx,
    rows.flatMap(({ content }) => (content ? [content] : [])),
  )
  const taken: Move[] = []
  for (const { id, importId, waitsFor, content } of rows) {
    const verdict = content && placed.get(content.stamp.uuid)
    if (!verdict) throw new Error('a waiting receipt has no content')
    const isStill = 'waitsFor' in verdict
    if (isStill && verdict.waitsFor === waitsFor) continue
    if (!isStill) taken.push({ importId, was: 'waiting', is: 'taken' })
    const change = isStill ? verdict : { ...verdict, state: 'taken' as const, waitsFor: null, content: null }
    await tx.update(payrollReceipts).set(change).where(eq(payrollReceipts.id, id))
  }
  await moveCounts(tx, taken)
  return { taken: taken.length, last: rows.length < most ? null : (rows.at(-1)?.id ?? null) }
}
