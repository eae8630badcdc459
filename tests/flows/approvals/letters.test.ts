import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { decideByLink, makeLink } from '#contract/approvals/approval-links.ts'
import {
  decideApproval,
  type ItemToDecide,
  listAsked,
  listToDecide,
  withdrawApproval,
} from '#contract/approvals/approvals.ts'
import { closeAccount, giveRole, takeRole } from '#contract/people/people.ts'
import { listNotifications, type Notification } from '#contract/notifications/notifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { escalateLate } from '#server/services/approvals/escalate.ts'
import { mayDecide } from '#server/services/approvals/queries.ts'
import { approvalTexts as texts } from '#server/services/approvals/texts.es.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import {
  findPerson,
  openSession,
  restoreRoles,
  rolesNow,
  sendAs,
  setRole,
} from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** P-91, P-95: letters from human resources. */

const ASKER = '100101'
const STRANGER = '100102'
const LEADER = '100201'
const HR = '100301'
const SECOND = '100104'
const ADMINISTRATOR = '100501'
const PLACE = 'Recógela en Recursos Humanos.'
const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
  })
  afterAll(() => server.stop())

  const ask = async (login: string, operation: AnyOperation, input: object) =>
    sendAs(server, operation, input, login)
  const request = (login: string, solicitud: object) => ask(login, askApproval, { solicitud })
  async function askFor(login: string, more: object): Promise<number> {
    const answer = await request(login, { clase: 'carta', sueldo: 'no', ...more })
    expect(answer.body).toMatchObject({ status: 'OK' })
    return fieldOf(answer, 'id') as number
  }
  async function itemOf(login: string, id: number): Promise<ItemToDecide | undefined> {
    const answer = await ask(login, listToDecide, { clases: ['carta'] })
    return (fieldOf(answer, 'data') as ItemToDecide[]).find((item) => item.id === id)
  }
  const rowOf = async (id: number) =>
    (await server.db.select().from(approvals).where(eq(approvals.id, id)))[0]

  test('human resources says where to pick up a letter; nobody else decides it', async () => {
    const solicitud = { clase: 'carta', para: 'banco', sueldo: 'si' }
    const asked = await request(ASKER, solicitud)
    expect(asked.body).toMatchObject({ status: 'OK', autoriza: expect.stringMatching(/^Maricela/) })
    const id = fieldOf(asked, 'id') as number
    expect((await request(ASKER, solicitud)).body).toMatchObject({ message: texts.alreadyWaits })
    const item = await itemOf(HR, id)
    expect(item).toMatchObject({ detalle: solicitud, solicitante: { numero: ASKER }, sobre: null, por: null })
    const ready = { id, decision: 'autorizar', token: item?.token, comentario: PLACE }
    for (const login of [ASKER, STRANGER, LEADER]) {
      expect(await itemOf(login, id)).toBeUndefined()
      expect((await ask(login, decideApproval, ready)).body).toMatchObject({ status: 'ERROR' })
    }
    for (const comentario of [' ', '\u200b\u2060'])
      expect((await ask(HR, decideApproval, { ...ready, comentario })).body).toMatchObject({
        message: texts.needsPlace,
      })
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' })
    for (const _again of [1, 2]) expect((await ask(HR, decideApproval, ready)).body).toEqual({ status: 'OK' })
    const mine = fieldOf(await ask(ASKER, listAsked, { pagina: 1 }), 'data') as { id: number }[]
    expect(mine.find((one) => one.id === id)).toMatchObject({ estado: 'authorized', comentario: PLACE })
    const { userId } = await findPerson(server, ASKER)
    const told = and(eq(notifications.userId, userId), eq(notifications.ref, `carta-${id}`))
    expect(await server.db.select().from(notifications).where(told)).toMatchObject([
      { kind: 'approval-authorized', comment: PLACE, subtitle: 'Carta de Recursos Humanos' },
    ])
    const news = fieldOf(await ask(ASKER, listNotifications, {}), 'notificaciones') as Notification[]
    expect(news.find(({ ref }) => ref === `carta-${id}`)).toMatchObject({
      titulo: 'Tu carta está lista',
      comentario: PLACE,
    })
  })

  test('corrects the place in the same session, and never says OK to a place that is not stored', async () => {
    const id = await askFor(ASKER, { para: 'visa' })
    const token = await openSession(server, HR)
    const listed = await sendOperation(server, listToDecide, { clases: ['carta'] }, token)
    const item = (fieldOf(listed, 'data') as ItemToDecide[]).find((one) => one.id === id)
    const decision = { id, decision: 'autorizar', token: item?.token }
    const decideAt = async (comentario: string) =>
      (await sendOperation(server, decideApproval, { ...decision, comentario }, token)).body
    expect(await decideAt('Ventanilla 1')).toEqual({ status: 'OK' })
    expect(await decideAt('Ventanilla 2')).toEqual({ status: 'OK' })
    expect(await rowOf(id)).toMatchObject({ state: 'authorized', comment: 'Ventanilla 2' })
    const { userId } = await findPerson(server, ASKER)
    const told = and(eq(notifications.userId, userId), eq(notifications.ref, `carta-${id}`))
    expect(await server.db.select().from(notifications).where(told)).toMatchObject([
      { kind: 'approval-authorized', comment: 'Ventanilla 2' },
    ])
    await server.db
      .update(approvals)
      .set({ decidedAt: new Date(server.clock.now().getTime() - 6 * 60_000) })
      .where(eq(approvals.id, id))
    expect(await decideAt('Ventanilla 3')).toMatchObject({ status: 'ERROR' })
    expect(await rowOf(id)).toMatchObject({ comment: 'Ventanilla 2' })
  })

  test('refuses a letter without a purpose or with an unknown answer, and a refusal without a reason', async () => {
    const before = await server.db.$count(approvals)
    const letter = { clase: 'carta', para: 'visa', sueldo: 'no' }
    for (const wrong of [
      { para: undefined },
      { para: 'perro' },
      { sueldo: 'quizá' },
      { dirigida: 'x'.repeat(81) },
      { motivo: 'x'.repeat(251) },
    ])
      expect((await request(ASKER, { ...letter, ...wrong })).body).toMatchObject({ status: 'ERROR' })
    expect(await server.db.$count(approvals)).toBe(before)
    const id = await askFor(ASKER, { para: 'otro', motivo: 'Trámite', dirigida: 'Consulado' })
    const refusal = { id, decision: 'rechazar', token: (await itemOf(HR, id))?.token }
    expect((await ask(HR, decideApproval, refusal)).body).toMatchObject({ message: texts.needsReason })
    const reason = { ...refusal, comentario: 'Falta tu alta.' }
    expect((await ask(HR, decideApproval, reason)).body).toEqual({ status: 'OK' })
  })

  test('authorizing a letter through a link needs the place, too', async () => {
    const id = await askFor(ASKER, { para: 'renta' })
    const link = String(fieldOf(await ask(HR, makeLink, { id }), 'enlace'))
    const key = /^#\/AutorizaCarta\/([\w-]{43})\//.exec(link)?.[1] ?? ''
    const byLink = (more: object) =>
      sendOperation(server, decideByLink, { key, decision: 'autorizar', ...more }, '')
    for (const more of [{}, { comentario: '\u200b\u2060' }])
      expect((await byLink(more)).body).toMatchObject({ message: texts.needsPlace })
    expect((await byLink({ comentario: PLACE })).body).toMatchObject({ estado: 'authorized' })
    expect((await byLink({ comentario: PLACE })).body).toMatchObject({ estado: 'authorized', repetida: true })
    expect((await byLink({ comentario: 'Ventanilla 2' })).body).toMatchObject({ status: 'NOVIGENTE' })
    expect(await rowOf(id)).toMatchObject({ comment: PLACE })
  })

  test('only the requester of a letter can withdraw it', async () => {
    const id = await askFor(ASKER, { para: 'escuela' })
    for (const login of [STRANGER, HR])
      expect((await ask(login, withdrawApproval, { id })).body).toMatchObject({ message: texts.unknown })
    expect((await ask(ASKER, withdrawApproval, { id })).body).toEqual({ status: 'OK' })
  })

  test('anybody of human resources decides a letter, but nobody their own, and it never goes to a leader', async () => {
    expect((await request(HR, { clase: 'carta', para: 'banco', sueldo: 'si' })).body).toMatchObject({
      message: texts.nobodyDecides,
    })
    const id = await askFor(ASKER, { para: 'guarderia' })
    const second = await findPerson(server, SECOND)
    await setRole(server, second.userId, 'recursos-humanos')
    const item = await itemOf(SECOND, id)
    expect(item).toMatchObject({ autoriza: { numero: HR }, por: null })
    const ready = { id, decision: 'autorizar', token: item?.token, comentario: PLACE }
    expect((await ask(SECOND, decideApproval, ready)).body).toEqual({ status: 'OK' })

    const own = await askFor(HR, { para: 'banco' })
    expect(await itemOf(HR, own)).toBeUndefined()
    expect(await itemOf(SECOND, own)).toMatchObject({ autoriza: { numero: SECOND } })

    const late = await askFor(STRANGER, { para: 'banco' })
    const { approverId } = (await rowOf(late)) ?? { approverId: 0 }
    const people = [second.employeeId, (await findPerson(server, HR)).employeeId]
    const { employeeId: leaderId } = await findPerson(server, LEADER)
    await server.db.update(employees).set({ leaderId }).where(eq(employees.id, approverId))
    const clock = { now: () => new Date(server.clock.now().getTime() + 5 * DAY_MS) }
    await escalateLate({ db: server.db, clock, services: server.services })
    expect(people).toContain(approverId)
    expect(await rowOf(late)).toMatchObject({
      escalatedToId: people.find((each) => each !== approverId),
    })
  })

  test('a person whose role is limited or taken decides nothing that came to them as human resources', async () => {
    const before = await rolesNow(server)
    const [hr, second] = [await findPerson(server, HR), await findPerson(server, SECOND)]
    await setRole(server, second.userId, 'recursos-humanos', false)
    const id = await askFor(ASKER, { para: 'otro', motivo: 'Beca' })
    expect(await rowOf(id)).toMatchObject({ approverId: hr.employeeId })
    // A request of a person without a leader waits for human resources, too.
    const { employeeId: askerId } = await findPerson(server, STRANGER)
    const asker = eq(employees.id, askerId ?? 0)
    const [known] = await server.db.select().from(employees).where(asker)
    await server.db.update(employees).set({ leaderId: null }).where(asker)
    const today = companyDate(server.clock.now().getTime())
    // A candidate waits for human resources, too. Here the HR person leads nobody, because a leader may
    // decide such requests.
    const ofHr = eq(employees.leaderId, hr.employeeId ?? 0)
    await server.db.update(employees).set({ leaderId: null }).where(ofHr)
    const fallen = await server.db
      .insert(approvals)
      .values(
        (['pase_salida', 'candidato'] as const).map((kind) => ({
          kind,
          requesterId: askerId ?? 0,
          approverId: hr.employeeId ?? 0,
          fromDay: today,
          toDay: today,
          details: {},
          requestedAt: server.clock.now(),
        })),
      )
      .returning()
    const all = [id, ...fallen.map((one) => one.id)]
    const whetherHrMay = () =>
      server.db.transaction(async (tx) => {
        const may: boolean[] = []
        for (const each of all) may.push(await mayDecide(tx, each, hr.employeeId ?? 0, today))
        return may
      })
    expect(await whetherHrMay()).toEqual([true, true, true])

    const token = await openSession(server, HR)
    const send = (operation: AnyOperation, input: object, as = token) =>
      sendOperation(server, operation, input, as)
    const list = async () =>
      (fieldOf(await send(listToDecide, { clases: ['carta'] }), 'data') as ItemToDecide[]).find(
        (one) => one.id === id,
      )
    const decision = { id, decision: 'autorizar', token: (await list())?.token, comentario: PLACE }
    const link = String(fieldOf(await send(makeLink, { id }), 'enlace'))
    const key = /^#\/AutorizaCarta\/([\w-]{43})\//.exec(link)?.[1] ?? ''
    const limit = () => setRole(server, hr.userId, 'recursos-humanos', true, { companies: null, plants: [2] })
    const take = () => setRole(server, hr.userId, 'recursos-humanos', false)
    for (const change of [limit, take]) {
      await change()
      expect(await list()).toBeUndefined()
      expect((await send(decideApproval, decision)).body).toMatchObject({ message: texts.unknown })
      const byLink = { key, decision: 'autorizar', comentario: PLACE }
      expect((await send(decideByLink, byLink, '')).body).toMatchObject({ status: 'NOVIGENTE' })
      expect(await whetherHrMay()).toEqual([false, false, false])
      expect((await ask(ASKER, makeLink, { id })).body).toMatchObject({ message: texts.nobodyDecides })
    }
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', approverId: hr.employeeId })

    await setRole(server, second.userId, 'recursos-humanos')
    await escalateLate({ db: server.db, clock: server.clock, services: server.services })
    for (const item of all)
      expect(await rowOf(item)).toMatchObject({ state: 'waiting', approverId: second.employeeId })
    await server.db
      .update(employees)
      .set({ leaderId: known?.leaderId ?? null })
      .where(asker)
    await restoreRoles(server, before)
  })

  test('what came to a leader as human resources moves to the next one when the role is taken', async () => {
    const before = await rolesNow(server)
    const [leader, hr] = [await findPerson(server, LEADER), await findPerson(server, HR)]
    await setRole(server, (await findPerson(server, SECOND)).userId, 'recursos-humanos', false)
    await setRole(server, leader.userId, 'recursos-humanos')
    const today = companyDate(server.clock.now().getTime())
    const rest = { clase: 'descanso_laborado', dia: addDays(today, 25), motivo: 'Inventario' }
    // The leader of this person has no account.
    const fallen = fieldOf(await request(STRANGER, rest), 'id') as number
    const ofTeam = fieldOf(await request(ASKER, rest), 'id') as number
    expect(await rowOf(fallen)).toMatchObject({ approverId: leader.employeeId, approverByRole: true })
    expect(await rowOf(ofTeam)).toMatchObject({ approverId: leader.employeeId, approverByRole: false })
    const whetherLeaderMay = () =>
      server.db.transaction(async (tx) => [
        await mayDecide(tx, fallen, leader.employeeId ?? 0, today),
        await mayDecide(tx, ofTeam, leader.employeeId ?? 0, today),
      ])
    expect(await whetherLeaderMay()).toEqual([true, true])

    const change = { rol: 'recursos-humanos' }
    const immediate = { status: 'OK', espera: false }
    await setRole(server, hr.userId, 'recursos-humanos', false)
    expect((await ask(ADMINISTRATOR, takeRole, { ...change, id: leader.userId })).body).toEqual(immediate)
    expect(await whetherLeaderMay()).toEqual([false, true])
    expect(await rowOf(fallen)).toMatchObject({ approverId: leader.employeeId })

    expect((await ask(ADMINISTRATOR, giveRole, { ...change, id: hr.userId })).body).toEqual(immediate)
    expect(await rowOf(fallen)).toMatchObject({ state: 'waiting', approverId: hr.employeeId })
    expect(await rowOf(ofTeam)).toMatchObject({ approverId: leader.employeeId })
    const told = and(
      eq(notifications.userId, hr.userId),
      eq(notifications.ref, `descanso_laborado-${fallen}`),
    )
    expect(await server.db.select().from(notifications).where(told)).toMatchObject([
      { kind: 'approval-waiting' },
    ])
    await restoreRoles(server, before)
  })

  test('items move when the account of their approver is closed with its role', async () => {
    const before = await rolesNow(server)
    const second = await findPerson(server, SECOND)
    await setRole(server, second.userId, 'recursos-humanos')
    const id = await askFor(ASKER, { para: 'visa' })
    expect(await rowOf(id)).toMatchObject({ approverId: second.employeeId })
    const input = { id: second.userId, motivo: 'Renunció' }
    expect((await ask(ADMINISTRATOR, closeAccount, input)).body).toEqual({ status: 'OK' })
    expect(await rowOf(id)).toMatchObject({ approverId: (await findPerson(server, HR)).employeeId })
    await server.db
      .update(users)
      .set({ closedAt: null, closedReason: null })
      .where(eq(users.id, second.userId))
    await restoreRoles(server, before)
  })
})
