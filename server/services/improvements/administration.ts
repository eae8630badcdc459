import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { improvementTexts as texts } from './texts.es.ts'

const { improvementEngineers } = tables

export async function isImprovementEngineer(tx: Tx, employeeId: number | null): Promise<boolean> {
  if (employeeId === null) return false
  const [row] = await tx
    .select({ id: improvementEngineers.employeeId })
    .from(improvementEngineers)
    .where(eq(improvementEngineers.employeeId, employeeId))
  return row !== undefined
}

export async function mayAdminister(tx: Tx, user: User): Promise<boolean> {
  return user.isHumanResources || (await isImprovementEngineer(tx, user.employeeId))
}

export async function requireAdministration(tx: Tx, user: User): Promise<void> {
  if (!(await mayAdminister(tx, user))) throw new WireFault('ERROR', texts.notEngineer)
}
