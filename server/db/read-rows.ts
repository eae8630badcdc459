import type { SQL } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/** Both databases answer an object with the rows in it; Drizzle's common type does not say so. */
export async function readRows<Each extends object>(tx: Tx, query: SQL): Promise<Each[]> {
  return ((await tx.execute(query)) as unknown as { rows: Each[] }).rows
}
