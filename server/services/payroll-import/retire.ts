import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { payslips } from '../../db/schema/payroll.ts'
import { payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { moveCounts } from './move-counts.ts'

/**
 * Lock for writing receipts across all server instances. Stamp numbers and periods are assigned one at a
 * time.
 */
const LOCK = 7_304_183

export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

export async function retire(tx: Tx, which: SQL | undefined, state: 'replaced' | 'cancelled'): Promise<void> {
  const holds = inArray(payrollReceipts.state, ['taken', 'waiting'])
  const rows = await tx
    .select({
      id: payrollReceipts.id,
      payslipId: payrollReceipts.payslipId,
      importId: payrollReceipts.importId,
      state: payrollReceipts.state,
    })
    .from(payrollReceipts)
    .where(and(which, holds))
  if (rows.length === 0) return
  await moveCounts(
    tx,
    rows.map(({ importId, state: was }) => ({ importId, was, is: state })),
  )
  await tx
    .update(payrollReceipts)
    .set({ state, waitsFor: null, content: null, payslipId: null })
    .where(
      inArray(
        payrollReceipts.id,
        rows.map(({ id }) => id),
      ),
    )
  const payslipIds = rows.flatMap(({ payslipId }) => (payslipId === null ? [] : [payslipId]))
  if (payslipIds.length > 0) await tx.delete(payslips).where(inArray(payslips.id, payslipIds))
}
