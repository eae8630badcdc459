import { formatDate } from '#domain/time/dates.ts'
import { shownState } from '#domain/jobs/application.ts'
import type { tables } from '../../db/schema/tables.ts'
import type { Approval } from '../approvals/queries.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { vacancyName } from './postings.ts'
import { jobTexts as texts } from './texts.es.ts'

type Application = typeof tables.jobApplications.$inferSelect

/** Notifies the applicant of the new state and the interview's time, without any note or reason. */
export async function notifyApplicant(
  context: NotifyContext,
  vacancy: Approval,
  { id, employeeId, state, interviewDay, interviewTime, revision }: Application,
): Promise<void> {
  const when = state === 'entrevista' && interviewDay ? ` ${formatDate(interviewDay)}, ${interviewTime}` : ''
  await notify(context, {
    kind: 'application-moved',
    to: { employeeIds: [employeeId] },
    ref: String(id),
    key: `${id}-${revision}`,
    subtitle: `${vacancyName(vacancy)} · ${texts.news[shownState(state)]}${when}`,
  })
}
