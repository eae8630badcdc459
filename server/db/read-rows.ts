import type { SQL } from 'drizzle-orm'
import type { Tx } from './connection.ts'

/** Drizzle's common type does not declare the rows that both databases return. */
export async function readRows<Each extends object>(tx: Tx, query: SQL): Promise<Each[]> {
  return ((await tx.execute(query)) as unknown as { rows: Each[] }).rows
}
