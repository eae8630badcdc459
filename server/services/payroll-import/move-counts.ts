import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { payrollImports, type payrollReceipts } from '../../db/schema/imports/payroll-import.ts'

type State = (typeof payrollReceipts.$inferSelect)['state']

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
 * Updates the counts of the runs whose receipts change. Must run in the transaction that changes and locks
 * the receipts. Moves at most the counted receipts, because earlier versions counted too few.
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
