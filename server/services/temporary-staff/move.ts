import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { properName } from '#domain/text/person-name.ts'
import type { LifeStep } from '#domain/temporary/life.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type Staff, wholeName } from './rows.ts'
import { staffTexts as texts } from './texts.es.ts'

const { employees, evaluationSurveys, temporaryHistory, temporaryStaff, users } = tables

interface Actor {
  tx: Tx
  clock: Clock
  address: string
  user: { id: number }
}

/** Requires the lock on the row. */
export async function move(
  { tx, clock, address, user }: Actor,
  staff: Staff,
  lifeStep: LifeStep,
  change: Partial<typeof temporaryStaff.$inferInsert>,
  note = '',
): Promise<void> {
  const at = clock.now()
  await tx.insert(temporaryHistory).values({ staffId: staff.id, step: lifeStep, at, by: user.id, note })
  if (Object.keys(change).length > 0) {
    await tx.update(temporaryStaff).set(change).where(eq(temporaryStaff.id, staff.id))
  }
  await recordEvent(tx, {
    kind: 'temporary-moved',
    actorId: user.id,
    subjectId: null,
    subjectEmployeeId: staff.employeeId,
    address,
    details: { paso: lifeStep },
    at,
  })
}

export async function closeSurveys(tx: Tx, staff: Staff, at: Date): Promise<void> {
  const open = and(
    eq(evaluationSurveys.staffId, staff.id),
    eq(evaluationSurveys.revision, staff.revision),
    isNull(evaluationSurveys.answeredAt),
    isNull(evaluationSurveys.removedAt),
  )
  // Locks in the same order as the reminders, which prevents a deadlock.
  await tx
    .select({ id: evaluationSurveys.id })
    .from(evaluationSurveys)
    .where(open)
    .orderBy(asc(evaluationSurveys.id))
    .for('update')
  await tx.update(evaluationSurveys).set({ removedAt: at }).where(open)
}

export async function notifyOfStaffNews(
  context: NotifyContext,
  staff: Staff,
  news: keyof typeof texts.news,
  to: 'responsible' | 'humanResources',
): Promise<void> {
  const { tx, clock } = context
  const [person] = await tx.select().from(employees).where(eq(employees.id, staff.employeeId))
  if (!person) return
  const notification = {
    kind: 'temporary-moved',
    key: `${staff.id}-${news}-${clock.now().getTime()}`,
    subtitle: `${properName(wholeName(person))} · ${texts.news[news]}`,
  } as const
  if (to === 'responsible') {
    if (staff.responsibleId === null) return
    await notify(context, {
      ...notification,
      to: { employeeIds: [staff.responsibleId] },
      ref: 'notificacionResponsable',
    })
    return
  }
  const rows = await tx
    .select({ id: users.id, employeeId: users.employeeId })
    .from(users)
    .where(and(holdsWhole(users.id, 'recursos-humanos'), isNotNull(users.employeeId), isNull(users.closedAt)))
  const ids = rows.filter(({ employeeId }) => employeeId !== staff.employeeId).map(({ id }) => id)
  await notify(context, { ...notification, to: { userIds: ids }, ref: 'notificacion' })
}

export async function findWithAccount(tx: Tx, companyCode: string, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  return tx
    .select({ employee: employees, userId: users.id })
    .from(employees)
    .innerJoin(users, and(eq(users.employeeId, employees.id), isNull(users.closedAt)))
    .where(and(inArray(employees.number, [...numbers]), eq(employees.companyCode, companyCode)))
}
