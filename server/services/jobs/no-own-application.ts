import { and, eq, inArray } from 'drizzle-orm'
import { isOpenApplication } from '#domain/jobs/application.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { findControllingRequesters } from '../../identity/account-control.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { jobTexts as texts } from './texts.es.ts'

const { jobApplications } = tables

/**
 * Rejects a user who has an open application for the vacancy, or whose password such an applicant issued.
 * @throws WireFault in these cases
 */
export async function requireNoOwnApplication(tx: Tx, user: User, vacancyId: number): Promise<void> {
  const issuers = await findControllingRequesters(tx, user.id)
  const employeeIds = [...issuers, ...(user.employeeId === null ? [] : [user.employeeId])]
  if (employeeIds.length === 0) return
  const { employeeId, state } = jobApplications
  const found = await tx
    .select({ employeeId, state })
    .from(jobApplications)
    .where(and(eq(jobApplications.vacancyId, vacancyId), inArray(employeeId, employeeIds)))
  const live = found.filter((each) => isOpenApplication(each.state))
  if (live.some((each) => each.employeeId === user.employeeId)) throw new WireFault('ERROR', texts.rival)
  if (live.length > 0) throw new WireFault('ERROR', ownDataTexts.oneHand)
}
