import { eq } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { nextState, shownState } from '#domain/jobs/application.ts'
import { recordEvent } from '../../audit/record.ts'
import { tables } from '../../db/schema/tables.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { notifyApplicant } from './notify-applicant.ts'

const { approvals, jobApplications, jobFacts, jobHistory } = tables

type Deciding = NotifyContext & { address: string }

/**
 * Updates the application of a person who became a candidate (services/job-desk/offer.ts). Runs in the
 * decision's transaction, with the candidate locked. Does nothing for a candidate who never applied.
 * @param userId null if the decision came through a link
 */
export async function offerAuthorized(context: Deciding, candidateId: number, userId: number | null) {
  const { tx, clock } = context
  const application = await moveApplication(context, candidateId, 'autorizada', userId)
  if (application === null) return
  const lastOfferOn = companyDate(clock.now().getTime())
  await tx
    .insert(jobFacts)
    .values({ employeeId: application.employeeId, lastOfferOn })
    .onConflictDoUpdate({ target: jobFacts.employeeId, set: { lastOfferOn } })
  const [vacancy] = await tx.select().from(approvals).where(eq(approvals.id, application.vacancyId))
  if (vacancy) await notifyApplicant(context, vacancy, application)
}

/**
 * Returns the application to the interview after its proposal was refused, withdrawn or discarded. Notifies
 * nobody, because recruitment decides next.
 */
export async function returnToInterview(context: Deciding, candidateId: number, userId: number | null) {
  await moveApplication(context, candidateId, 'devuelta', userId)
}

async function moveApplication(
  { tx, clock, address }: Deciding,
  candidateId: number,
  event: 'autorizada' | 'devuelta',
  userId: number | null,
) {
  const [application] = await tx
    .select()
    .from(jobApplications)
    .where(eq(jobApplications.candidateId, candidateId))
    .for('update')
  const state = application ? nextState(application.state, event) : null
  if (!application || state === null) return null
  const at = clock.now()
  // The applicant's date changes only with the state that the applicant sees. A refused offer still appears
  // as the interview.
  const isSeen = shownState(state) !== shownState(application.state)
  const change = { state, ...(isSeen && { stateSince: at }), revision: application.revision + 1 }
  await tx.update(jobApplications).set(change).where(eq(jobApplications.id, application.id))
  await tx.insert(jobHistory).values({ applicationId: application.id, state, at, by: userId })
  await recordEvent(tx, {
    kind: 'application-moved',
    actorId: userId,
    subjectId: null,
    subjectEmployeeId: application.employeeId,
    address,
    details: { folio: application.id, paso: state },
    at,
  })
  return { ...application, ...change }
}
