import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { loans, savingsAccounts } from '../../db/schema/savings.ts'

export type FundAccount = typeof savingsAccounts.$inferSelect
export type FundLoan = typeof loans.$inferSelect

/**
 * Reads fund accounts. With `lock`, locks the accounts in the order of their ids, which prevents deadlocks.
 * Every movement of money locks the account before the loan (savings/queries.ts).
 */
export async function readAccounts(
  tx: Tx,
  ids: readonly number[],
  lock: boolean,
): Promise<Map<number, FundAccount>> {
  if (ids.length === 0) return new Map()
  const query = tx
    .select()
    .from(savingsAccounts)
    .where(inArray(savingsAccounts.employeeId, [...ids]))
    .orderBy(asc(savingsAccounts.employeeId))
  const rows = await (lock ? query.for('update') : query)
  return new Map(rows.map((row) => [row.employeeId, row]))
}

export async function readLoans(
  tx: Tx,
  ids: readonly number[],
  lock: boolean,
): Promise<Map<number, FundLoan[]>> {
  const byPerson = new Map<number, FundLoan[]>()
  if (ids.length === 0) return byPerson
  const query = tx
    .select()
    .from(loans)
    .where(inArray(loans.employeeId, [...ids]))
    .orderBy(asc(loans.id))
  for (const row of await (lock ? query.for('update') : query)) {
    byPerson.set(row.employeeId, [...(byPerson.get(row.employeeId) ?? []), row])
  }
  return byPerson
}
