import { eq } from 'drizzle-orm'
import type { Move } from '#contract/jobs/job-desk.ts'
import { addDays, companyDate, companyTime } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { nextState } from '#domain/jobs/application.ts'
import { recordEvent } from '../../audit/record.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notifyApplicant } from '../jobs/notify-applicant.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'
import { rejectionTypes } from '../vacancies/texts.es.ts'
import type { Desk } from './desk.ts'
import { proposeApplicant } from './offer.ts'
import { type Application, lockApplication } from './rows.ts'

const { jobApplications, jobHistory } = tables
const MAX_DAYS = 182

/** @returns the new revision */
export async function move(context: Desk, input: Move): Promise<number> {
  const { tx, user, clock } = context
  const row = await lockApplication(tx, user, input.id)
  const { application } = row
  if (application.revision !== input.revision) throw new WireFault('CAMBIO', texts.taken)
  const state = nextState(application.state, input.accion)
  if (state === null) throw new WireFault('ERROR', texts.notNow)
  const now = clock.now()
  const change: Partial<Application> = {
    state,
    // The applicant does not see the state 'autorizacion', so the date that the applicant sees must not
    // change.
    ...(state !== 'autorizacion' && { stateSince: now }),
    revision: application.revision + 1,
    ...(input.accion === 'citar' && interviewOf(input, now)),
    ...(input.accion === 'descartar' && { reason: reasonOf(input) }),
    ...(input.accion === 'ofrecer' && { candidateId: await proposeApplicant(context, row) }),
  }
  await tx.update(jobApplications).set(change).where(eq(jobApplications.id, application.id))
  await tx.insert(jobHistory).values({ applicationId: application.id, state, at: now, by: user.id })
  await recordEvent(tx, {
    kind: 'application-moved',
    actorId: user.id,
    subjectId: null,
    subjectEmployeeId: application.employeeId,
    address: context.address,
    details: { folio: application.id, paso: state },
    at: now,
  })
  // Applicants learn of an offer only after its authorization (services/jobs/update-application.ts).
  if (state !== 'autorizacion') await notifyApplicant(context, row.vacancy, { ...application, ...change })
  return application.revision + 1
}

function interviewOf({ fecha, hora, lugar }: Move, now: Date) {
  const today = companyDate(now.getTime())
  if (fecha === undefined || hora === undefined || !isDay(fecha)) {
    throw new WireFault('ERROR', texts.interviewDay)
  }
  const isPast = fecha < today || (fecha === today && hora <= companyTime(now.getTime()))
  if (isPast || fecha > addDays(today, MAX_DAYS)) throw new WireFault('ERROR', texts.interviewDay)
  return { interviewDay: fecha, interviewTime: hora, interviewPlace: lugar ?? '' }
}

function reasonOf({ motivo }: Move): string {
  const known = rejectionTypes.find((type) => type === motivo)
  if (known === undefined) throw new WireFault('ERROR', texts.needsReason)
  return known
}
