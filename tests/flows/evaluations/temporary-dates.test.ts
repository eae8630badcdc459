import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { addDays } from '#domain/time/dates.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { notificationPath } from '#domain/notifications/notification-path.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { evaluations, evaluationSurveys, temporaryStaff } from '#server/db/schema/temporary-staff.ts'
import { notifyOfDates } from '#server/services/temporary-staff/notify-of-dates.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Tests TEMP-12 and TEMP-25. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Evaluating

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = evaluateOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(temporaryStaff)
    await server.db.delete(notifications)
  })

  const look = () => notifyOfDates({ db: server.db, clock: server.clock, services: server.services })
  const told = async () => {
    const rows = await server.db
      .select({
        kind: notifications.kind,
        ref: notifications.ref,
        name: notifications.subtitle,
        userId: users.nickname,
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .orderBy(notifications.id)
    return rows
  }
  const nicknameOf = async (number: string) => {
    const { userId } = await findPerson(server, number)
    const [row] = await server.db.select().from(users).where(eq(users.id, userId))
    return row?.nickname
  }

  test('notifies once on the day the evaluation opens, and not before', async () => {
    const { id } = await on.begin('100226', { applicationDate: addDays(on.today(), 1) })
    await look()
    expect(await told()).toEqual([])
    await server.db
      .update(temporaryStaff)
      .set({ applicationDate: on.today() })
      .where(eq(temporaryStaff.id, id))
    await look()
    await look()
    await Promise.all([look(), look()])
    const [only, ...others] = await told()
    expect(others).toEqual([])
    expect(only).toMatchObject({
      kind: 'staff-opens',
      ref: `notificacionResponsable-${id}`,
      userId: await nicknameOf(LEADER),
    })
    expect(notificationPath('staff-opens', only?.ref ?? '')).toBe(
      `/PersonalTemporal/notificacionResponsable/${id}`,
    )
    const list = (await on.said(listNotifications, {}, LEADER)) as { notificaciones?: { titulo: string }[] }
    expect(JSON.stringify(list)).toContain('Ya se puede evaluar a una persona de tu equipo')
  })

  test('in the next term, notifies that the extension is over', async () => {
    const { id } = await on.begin('100226', { applicationDate: on.today() })
    await look()
    await server.db.update(temporaryStaff).set({ revision: 2 }).where(eq(temporaryStaff.id, id))
    await look()
    await look()
    expect((await told()).map(({ kind }) => kind)).toEqual(['staff-opens', 'staff-extension-over'])
  })

  test('notifies three days before the last day if answers are missing', async () => {
    const id = await on.evaluated('100223')
    await server.db.delete(notifications)
    const due = (dueDate: string) =>
      server.db.update(evaluations).set({ dueDate }).where(eq(evaluations.staffId, id))
    await due(addDays(on.today(), 4))
    await look()
    expect(await told()).toEqual([])
    await due(addDays(on.today(), 3))
    await look()
    await look()
    expect((await told()).map(({ kind }) => kind)).toEqual(['staff-closing'])
    await server.db.delete(notifications)
    await server.db
      .update(evaluationSurveys)
      .set({ answeredAt: server.clock.now(), points: 60 })
      .where(eq(evaluationSurveys.staffId, id))
    await look()
    expect(await told()).toEqual([])
  })

  test('notifies human resources when there is no leader, and skips removed and continuing people', async () => {
    const { id } = await on.begin('100226', { responsibleId: null, applicationDate: on.today() })
    await on.begin('100227', { removedAt: server.clock.now(), applicationDate: on.today() })
    await on.begin('100228', { status: 2, applicationDate: on.today() })
    await look()
    const rows = await told()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toMatchObject({ kind: 'staff-opens', ref: `notificacion-${id}` })
    expect(rows.map(({ userId }) => userId)).toContain(await nicknameOf(HR))
  })

  test('skips dates older than ten days, and sends many notifications in one run', {
    tags: ['whole'],
  }, async () => {
    await on.begin('100227', { applicationDate: addDays(on.today(), -11) })
    const { id: _, ...row } = await on.begin('100226', { applicationDate: on.today(), status: 1 })
    // 1200 temporary people are more than one batch of notifyOfDates.
    await server.db.delete(temporaryStaff).where(eq(temporaryStaff.employeeId, row.employeeId))
    await server.db.execute(`insert into employees (number, ${COPIED}) select 'x' || n, ${COPIED} from employees,
      generate_series(1, 1200) n where number = '100226'`)
    await server.db.execute(`insert into temporary_staff (employee_id, responsible_id, application_date, start_date)
      select id, ${row.responsibleId}, '${on.today()}', '2026-01-01' from employees where number like 'x%'`)
    await look()
    expect(await told()).toHaveLength(1200)
  })

  test.each<[NotificationKind, string, string]>([
    ['staff-closing', 'notificacion-7', '/PersonalTemporal/notificacion/7'],
    ['staff-closing', 'x-7', '/PersonalTemporal/notificacionResponsable'],
    ['staff-extension-over', 'notificacion-../x', '/PersonalTemporal/notificacionResponsable'],
  ])('a %s notification with the ref %s opens %s', (kind, ref, path) => {
    expect(notificationPath(kind, ref)).toBe(path)
  })
})

const COPIED = `company_code, first_name, paternal_name, maternal_name, birth_date, sex, curp, rfc, nss, hire_date, job_title,
  department_id, pay_group_id, work_group, daily_salary`
