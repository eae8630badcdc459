import { and, eq } from 'drizzle-orm'
import { isLive } from '#domain/jobs/application.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { jobTexts as texts } from './texts.es.ts'

const { jobApplications } = tables

/**
 * Whoever of human resources has applied for a vacancy themselves changes nothing of it, nor of the others who want the same
 * place, while theirs is not over. @throws WireFault
 */
export async function requireNoRival(tx: Tx, { employeeId }: User, vacancyId: number): Promise<void> {
  if (employeeId === null) return
  const own = await tx
    .select({ state: jobApplications.state })
    .from(jobApplications)
    .where(and(eq(jobApplications.vacancyId, vacancyId), eq(jobApplications.employeeId, employeeId)))
  if (own.some(({ state }) => isLive(state))) throw new WireFault('ERROR', texts.rival)
}
