import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { payrollImports, type payrollReceipts } from '../../db/schema/imports/payroll-import.ts'

type State = (typeof payrollReceipts.$inferSelect)['state']

/** A receipt that is something else by now than when its file was read. */
export interface Move {
  importId: number
  was: State
  is: State
}

const counted = {
  taken: 'taken',
  waiting: 'waiting',
  cancelled: 'superseded',
  replaced: 'superseded',
} as const satisfies Record<State, keyof typeof payrollImports>

/**
 * What a run says of its receipts stays true after its end: who waited is a payslip, what was one holds no longer. In the
 * transaction that changes the receipts, behind their lock. A run that an earlier version has counted may say less than it
 * has: no more is taken from a count than is in it, so that its sum stays.
 */
export async function moveCounts(tx: Tx, moves: readonly Move[]): Promise<void> {
  const counts = new Map<string, Move & { receipts: number }>()
  for (const move of moves) {
    const key = `${move.importId} ${move.was} ${move.is}`
    counts.set(key, { ...move, receipts: (counts.get(key)?.receipts ?? 0) + 1 })
  }
  for (const { importId, was, is, receipts } of counts.values()) {
    const [from, to] = [payrollImports[counted[was]], payrollImports[counted[is]]]
    const moved = sql`least(${receipts}::integer, ${from})`
    await tx
      .update(payrollImports)
      .set({ [counted[was]]: sql`${from} - ${moved}`, [counted[is]]: sql`${to} + ${moved}` })
      .where(eq(payrollImports.id, importId))
  }
}
