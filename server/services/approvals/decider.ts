import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Decider } from './decide.ts'
import { approvalTexts as texts } from './texts.es.ts'

/** Who an item's token was given to, with an account that is still open. @throws WireFault where it is not */
export async function approvalUserOf(tx: Tx, employeeId: number): Promise<Decider & { userId: number }> {
  const [row] = await tx
    .select({ id: tables.users.id })
    .from(tables.users)
    .where(and(eq(tables.users.employeeId, employeeId), isNull(tables.users.closedAt)))
  if (!row) throw new WireFault('EXPSESSION', texts.itemUsed)
  return { employeeId, userId: row.id }
}
