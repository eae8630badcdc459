import { and, count, eq, gte } from 'drizzle-orm'
import type { sendApplication as operation } from '#contract/jobs/job-application.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isOpenApplication } from '#domain/jobs/application.ts'
import { isEligible } from '#domain/jobs/eligibility.ts'
import { answerOf, answerProblem } from '#domain/jobs/questions.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { factsOf } from './facts.ts'
import { isOpen, lockPosting, questionsOf } from './postings.ts'
import { notifyRecruitment } from './notify-recruitment.ts'
import { jobTexts as texts } from './texts.es.ts'

const { jobAnswers, jobApplications, jobHistory } = tables

const MAX_PER_DAY = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Applies for a vacancy (CAJ-03). Repeats all of the client's checks under the posting's lock.
 * @throws WireFault if a check fails
 */
export async function apply(
  { user, ...context }: NotifyContext & { user: User },
  { idVacante, datos }: RequestOf<typeof operation>,
): Promise<void> {
  const { tx, clock } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  const employeeId = employeeOf(user)
  const posting = await lockPosting(tx, idVacante)
  await requireNone(tx, idVacante, employeeId)
  if (!isOpen(posting, today)) throw new WireFault('CERRADA', texts.closed)
  await requireRoom(tx, employeeId, now)
  const facts = await factsOf(tx, employeeId, today)
  if (!isEligible(facts)) throw new WireFault('NOELEGIBLE', texts.notEligible)
  const answers = await goodAnswers(tx, idVacante, datos)
  const [made] = await tx
    .insert(jobApplications)
    .values({
      vacancyId: idVacante,
      employeeId,
      stateSince: now,
      sentAt: now,
      positionMonths: facts.mesesIngreso,
      offerMonths: facts.mesesOferta,
      quadrant: facts.cuadrante,
    })
    .returning({ id: jobApplications.id })
  if (!made) throw new Error('the application could not be inserted')
  const applicationId = made.id
  if (answers.length > 0) {
    await tx.insert(jobAnswers).values(answers.map((answer) => ({ ...answer, applicationId })))
  }
  await tx.insert(jobHistory).values({ applicationId, state: 'recibida', at: now })
  await notifyRecruitment(context, { vacancyId: idVacante, employeeId })
}

/** Must run before the check for closed vacancies, because a repeated application gets EXISTE. */
async function requireNone(tx: Tx, vacancyId: number, employeeId: number): Promise<void> {
  const own = await tx
    .select({ state: jobApplications.state })
    .from(jobApplications)
    .where(and(eq(jobApplications.vacancyId, vacancyId), eq(jobApplications.employeeId, employeeId)))
  if (own.some(({ state }) => isOpenApplication(state))) throw new WireFault('EXISTE', texts.exists)
}

async function requireRoom(tx: Tx, employeeId: number, now: Date): Promise<void> {
  const [row] = await tx
    .select({ n: count() })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.employeeId, employeeId),
        gte(jobApplications.sentAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
  if ((row?.n ?? 0) >= MAX_PER_DAY) throw new WireFault('ERROR', texts.manyOfDay)
}

async function goodAnswers(tx: Tx, vacancyId: number, answers: RequestOf<typeof operation>['datos']) {
  const rows = await questionsOf(tx, vacancyId)
  const byId = new Map(answers.map(({ id, respuesta }) => [id, respuesta]))
  const isForeign = answers.some(({ id }) => !rows.some((row) => row.id === id))
  const isMissing = rows.some(({ id, isRequired }) => isRequired && !byId.has(id))
  if (isForeign || isMissing || byId.size !== answers.length) throw new WireFault('PREGUNTAS', texts.changed)
  return rows.flatMap((row, at) => {
    const typed = byId.get(row.id)
    if (typed === undefined) return []
    if (answerProblem({ ...row, text: row.question }, typed) !== null)
      throw new WireFault('RESPUESTA', texts.wrongAnswer(at + 1))
    return [{ questionId: row.id, answer: answerOf(row, typed) }]
  })
}
