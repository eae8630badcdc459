import { and, eq } from 'drizzle-orm'
import { isOpenApplication } from '#domain/jobs/application.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { jobTexts as texts } from './texts.es.ts'

const { jobApplications } = tables

/**
 * Rejects a user with a live application of their own for the vacancy: they may change neither the vacancy nor
 * other applications. @throws WireFault
 */
export async function requireNoOwnApplication(
  tx: Tx,
  { employeeId }: User,
  vacancyId: number,
): Promise<void> {
  if (employeeId === null) return
  const own = await tx
    .select({ state: jobApplications.state })
    .from(jobApplications)
    .where(and(eq(jobApplications.vacancyId, vacancyId), eq(jobApplications.employeeId, employeeId)))
  if (own.some(({ state }) => isOpenApplication(state))) throw new WireFault('ERROR', texts.rival)
}
