import type { SQL } from 'drizzle-orm'
import type { Tx } from './connection.ts'

/** Both databases return an object with rows, which Drizzle's common type does not declare. */
export async function readRows<Each extends object>(tx: Tx, query: SQL): Promise<Each[]> {
  return ((await tx.execute(query)) as unknown as { rows: Each[] }).rows
}
