import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/server/databases/database.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import * as access from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as people from '#contract/people/people.ts'
import type { AccountPerson, ListedPerson } from '#contract/people/people.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { listDeskRequests } from '#contract/requests/request-desk.ts'
import { deliveryGrants, rateLimits, recoveryCodes } from '#server/db/schema/access.ts'
import { pushSubscriptions } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { peopleTexts as texts } from '#server/texts.ts'
import {
  findPerson,
  openProvider,
  openSession,
  restoreRoles,
  rolesNow,
  sendAs,
} from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const ADMIN = '100501'
const HR = '100301'
const PASSWORD = 'Portal.2026'
const NEW_PASSWORD = 'girasol de noviembre'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let before: (typeof users.$inferSelect)[]
  let roles: Awaited<ReturnType<typeof rolesNow>>
  let next = 300_000
  beforeAll(async () => {
    server = await startServer({ database })
    before = await server.db.select().from(users)
    roles = await rolesNow(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    for (const row of before) await server.db.update(users).set(row).where(eq(users.id, row.id))
    await restoreRoles(server, roles)
    await server.db.delete(rateLimits)
  })

  const ask = async (operation: AnyOperation, input: object, login = ADMIN) =>
    sendAs(server, operation, input, login)
  const status = async (answer: ReturnType<typeof ask>) => {
    const body = await answer
    return fieldOf(body, 'message') ?? fieldOf(body, 'status')
  }
  const idOf = async (login: string) => (await findPerson(server, login)).userId
  const newPerson = (change: object = {}) => ({
    ...exampleOf(people.addPerson).request,
    numero: String(next++),
    ...change,
  })
  const enter = (correo: string, password: string) =>
    sendOperation(server, access.signIn, { correo, password }, '')
  const list = async (input: object) =>
    (fieldOf(await ask(people.listPeople, { pagina: 1, ...input }), 'data') ?? []) as ListedPerson[]
  const read = async (id: number) => fieldOf(await ask(people.readPerson, { id }), 'persona') as AccountPerson
  const lastEvents = async (subjectId: number) => {
    const rows = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.subjectId, subjectId))
      .orderBy(securityEvents.id)
    const changes = rows.filter(({ kind }) => /^(account-(made|closed|reopened)|role-)/.test(kind))
    return changes.map(({ kind, details, actorId }) => ({ kind, details, actorId }))
  }

  describe('the list', () => {
    test('finds by the start of name, user and mail and by number, ignoring accents and word order', async () => {
      const fits = ['ramos', 'RAM guada', 'ortega guadal', 'lupita', '1001', '100101', 'guadalupe.ramos@']
      for (const buscar of fits) {
        const found = await list({ buscar })
        expect([buscar, found.some(({ numero }) => numero === '100101')]).toEqual([buscar, true])
      }
      expect(await list({ buscar: 'ramos arturo' })).toEqual([])
      expect((await list({ buscar: 'nunez' })).map(({ numero }) => numero)).toEqual(['100104'])
      expect((await list({ buscar: 'NÚÑEZ' })).map(({ numero }) => numero)).toEqual(['100104'])
      for (const buscar of ["' or 1=1", '%', '_', '!!', "a':*|b", '\\'])
        expect(await list({ buscar })).toEqual([])
    })

    test('is sorted by name, with filters for closed accounts and roles', async () => {
      const all = await list({})
      expect(all.map(({ nombre }) => nombre)).toEqual(all.map(({ nombre }) => nombre).toSorted())
      const roles = await list({ filtro: 'roles' })
      expect(roles.flatMap((each) => each.roles).toSorted()).toEqual([
        'administrador',
        'auditor',
        'autorizador',
        'caja',
        'nomina',
        'recursos-humanos',
        'vigilancia',
      ])
      await ask(people.closeAccount, { id: await idOf('100103'), motivo: 'Renuncia' })
      expect((await list({ filtro: 'cerradas' })).map(({ numero }) => numero)).toEqual(['100103'])
    })

    test('shows no pay, documents or identity numbers', async () => {
      const { marks, userId } = await findPerson(server, '100101')
      const text = JSON.stringify([await list({ buscar: '100101' }), await read(userId)])
      const [name, mail, number, curp, rfc, nss] = marks
      for (const shown of [name, mail, number]) expect(text).toContain(shown)
      for (const hidden of [curp, rfc, nss, '36500', '1991-12-12']) expect(text).not.toContain(hidden)
    })
  })

  test('an added person signs in once with the shown password, changes it and is an employee', async () => {
    const input = newPerson({ nombre: ' Noemí  Alejandra ', correo: 'noemi.arce@correo.example' })
    const made = await ask(people.addPerson, input)
    expect(made.body).toMatchObject({
      status: 'OK',
      nombre: 'NOEMÍ ALEJANDRA ARCE VEGA',
      usuario: input.numero,
    })
    const id = Number(fieldOf(made, 'id'))
    const temporal = String(fieldOf(made, 'temporal'))
    const entered = await enter(input.numero, temporal)
    expect(entered.body).toMatchObject({ status: 'OK', EstatusPass: 0 })
    const token = String(fieldOf(entered, 'token'))
    const changed = await sendOperation(
      server,
      access.changePassword,
      { password: temporal, nuevo: NEW_PASSWORD },
      token,
    )
    expect(fieldOf(changed, 'status')).toBe('OK')
    expect(fieldOf(await enter('noemi.arce@correo.example', NEW_PASSWORD), 'status')).toBe('OK')
    expect(await read(id)).toMatchObject({
      tipo: 'empleado',
      departamento: 'ENSAMBLE',
      lider: 'ADRIANA GARZA TREVIÑO',
      turno: 2,
      debeCambiar: false,
      esPropia: false,
    })
    expect((await lastEvents(id))[0]).toEqual({
      kind: 'account-made',
      actorId: await idOf(ADMIN),
      details: { numero: input.numero, tipo: 'empleado' },
    })
  })

  test('an added candidate belongs to the company of candidates', async () => {
    const input = newPerson({ tipo: 'candidato', compania: '', departamento: 'D900', puesto: '', lider: '' })
    const made = await ask(people.addPerson, input)
    expect(fieldOf(made, 'status')).toBe('OK')
    expect(await read(Number(fieldOf(made, 'id')))).toMatchObject({ tipo: 'candidato', puesto: 'CANDIDATO' })
  })

  test.each([
    ['an employee number already in use', { numero: '100101' }, texts.numberTaken],
    ['letters in the number', { numero: '12a' }, texts.faults.number('numero')],
    ['a mail already in use', { correo: 'Guadalupe.Ramos@correo.example' }, texts.mailTaken],
    ['an incomplete mail', { correo: 'noemi@planta' }, texts.faults.mail()],
    ['a nickname already in use', { usuario: 'LUPITA' }, texts.userTaken],
    ['a nickname that looks like a number', { usuario: '100101' }, texts.faults.user()],
    ['a day that does not exist', { nacimiento: '1994-02-30' }, texts.faults.date('nacimiento')],
    ['a birth date six years ago', { nacimiento: '2020-01-01' }, texts.faults.ahead('nacimiento')],
    ['a day far ahead', { ingreso: '2099-01-01' }, texts.faults.ahead('ingreso')],
    ['a CURP of 17 characters', { curp: 'RAOG911212MCLMRD0' }, texts.faults.length('curp')],
    ['an NSS of 10 digits', { nss: '0091911001' }, texts.faults.length('nss')],
    ['an unknown leader', { lider: '999999' }, texts.unknownLeader],
    ['the company of candidates', { compania: 'CANDIDATO' }, 'El campo compania no es válido.'],
    ['a department that does not exist', { departamento: 'D999' }, 'El campo departamento no es válido.'],
    ['a pay group that does not exist', { grupo: 77 }, 'El campo grupo no es válido.'],
    ['shift 4', { turno: 4 }, 'El campo turno no es válido.'],
  ])('%s is refused, and no person is added', async (_name, change, message) => {
    const count = await server.db.$count(users)
    expect(await status(ask(people.addPerson, newPerson(change)))).toBe(message)
    expect(await server.db.$count(users)).toBe(count)
  })

  test('adds one person for simultaneous requests with the same number', async () => {
    const input = newPerson()
    const answers = await Promise.all([1, 2, 3].map(() => ask(people.addPerson, input)))
    expect(answers.filter((answer) => fieldOf(answer, 'status') === 'OK')).toHaveLength(1)
    expect(await list({ buscar: input.numero })).toHaveLength(1)
  })

  describe('a closed account', () => {
    test('has no session, sign-in, recovery, sealed delivery, push or provider token left', async () => {
      const login = '100102'
      const { userId } = await findPerson(server, login)
      const entered = await enter(login, PASSWORD)
      const grant = String(fieldOf(entered, 'entrega'))
      const token = String(fieldOf(entered, 'token'))
      const provider = await openProvider(server, login)
      const now = server.clock.now()
      await server.db
        .insert(recoveryCodes)
        .values({ userId, codeHash: 'x', expiresAt: new Date(now.getTime() + 60_000) })
      const endpoint = `https://push.example/${userId}`
      await server.db
        .insert(pushSubscriptions)
        .values({ userId, endpoint, p256dh: 'x', auth: 'x', createdAt: now })
      expect(await status(ask(people.closeAccount, { id: userId, motivo: 'Renuncia voluntaria' }))).toBe('OK')

      const { sessions } = server.services
      expect(await sessions.authenticate(server.db, token, now)).toBeNull()
      expect(await sessions.authenticateGrant(server.db, grant, now)).toBeNull()
      expect(await sessions.authenticateProvider(server.db, provider, now)).toBeNull()
      expect(await server.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0)
      expect(await server.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))).toBe(0)
      const refused = await enter(login, PASSWORD)
      expect(refused.body).toEqual((await enter(login, 'a wrong one')).body)
      expect(refused.body).toEqual((await enter('nobody at all', PASSWORD)).body)
      for (const name of [login, 'arturo', 'arturo.mendoza@correo.example']) {
        expect(fieldOf(await enter(name, PASSWORD), 'status')).toBe('ERROR')
      }
      expect((await sendOperation(server, access.requestRecovery, { correo: login }, '')).body).toEqual({
        status: 'OK',
      })
      expect(await server.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0)
      expect(fieldOf(await ask(issueOneTimePassword, { empleado: login }, HR), 'status')).toBe('ERROR')
      expect(await read(userId)).toMatchObject({ abierta: false, motivo: 'Renuncia voluntaria' })
      expect((await lastEvents(userId)).at(-1)).toMatchObject({
        kind: 'account-closed',
        details: { motivo: 'Renuncia voluntaria' },
      })
    })

    test('refuses tokens that were not revoked when it was closed', async () => {
      const login = '100104'
      const { userId } = await findPerson(server, login)
      const [token, provider] = [await openSession(server, login), await openProvider(server, login)]
      const { sessions } = server.services
      const now = server.clock.now()
      const grant = await server.db.transaction((tx) => sessions.issueGrant(tx, userId, now))
      await server.db.update(users).set({ closedAt: now, closedReason: 'x' }).where(eq(users.id, userId))
      expect(await sessions.authenticate(server.db, token, now)).toBeNull()
      expect(await sessions.remaining(server.db, token, now)).toBe(0)
      expect(await sessions.authenticateGrant(server.db, grant, now)).toBeNull()
      expect(await sessions.authenticateProvider(server.db, provider, now)).toBeNull()
      await expect(server.db.transaction((tx) => sessions.renew(tx, token, now))).rejects.toThrow()
    })

    test('has no session left from a sign-in during the closing', async () => {
      const { userId } = await findPerson(server, '100103')
      const [entered] = await Promise.all([
        enter('100103', PASSWORD),
        ask(people.closeAccount, { id: userId, motivo: 'Baja' }),
      ])
      const token = (fieldOf(entered, 'token') ?? '') as string
      expect(await server.services.sessions.authenticate(server.db, token, server.clock.now())).toBeNull()
      const open = and(eq(deliveryGrants.userId, userId), isNull(deliveryGrants.revokedAt))
      expect(await server.db.$count(deliveryGrants, open)).toBe(0)
    })

    test('gets a new one-time password and no roles when it is reopened', {
      tags: ['whole'],
    }, async () => {
      const id = await idOf('100201')
      await ask(people.closeAccount, { id, motivo: 'Renuncia' })
      expect(await status(ask(people.closeAccount, { id, motivo: 'Otra vez' }))).toBe(texts.alreadyClosed)
      const opened = await ask(people.reopenAccount, { id })
      expect(fieldOf(opened, 'status')).toBe('OK')
      expect(await status(ask(people.reopenAccount, { id }))).toBe(texts.alreadyOpen)
      expect(fieldOf(await enter('100201', PASSWORD), 'status')).toBe('ERROR')
      expect((await enter('100201', String(fieldOf(opened, 'temporal')))).body).toMatchObject({
        EstatusPass: 0,
      })
      expect(await read(id)).toMatchObject({ abierta: true, roles: [], motivo: '' })
      expect((await lastEvents(id)).map(({ kind }) => kind).slice(-3)).toEqual([
        'role-taken',
        'account-closed',
        'account-reopened',
      ])
      const handed = eq(securityEvents.kind, 'one-time-password-issued')
      expect(await server.db.$count(securityEvents, and(handed, eq(securityEvents.subjectId, id)))).toBe(1)
    })
  })

  describe('roles', () => {
    test('apply from the next call, including the menu', async () => {
      const id = await idOf('100102')
      const views = async () => {
        const menu = fieldOf(await ask(access.readMenu, { correo: '' }, '100102'), 'msj') as {
          modules: { view: string }[]
        }
        return menu.modules.map(({ view }) => view)
      }
      const desk = { tipo: 'aclaracion', abiertas: true, pagina: 1 }
      expect((await ask(listDeskRequests, desk, '100102')).http).toBe(403)
      expect(await status(ask(people.giveRole, { id, rol: 'nomina' }))).toBe('OK')
      expect((await ask(listDeskRequests, desk, '100102')).http).toBe(200)
      expect(await views()).toContain('Nominas/AtencionNomina')
      expect(await views()).not.toContain('Seguridad/Personas')
      await ask(people.giveRole, { id, rol: 'administrador' })
      expect(await views()).toContain('Seguridad/Personas')
      const known = (await lastEvents(id)).length
      expect(await status(ask(people.giveRole, { id, rol: 'administrador' }))).toBe('OK')
      expect(await lastEvents(id)).toHaveLength(known)
      expect(await status(ask(people.takeRole, { id, rol: 'nomina' }))).toBe('OK')
      expect((await ask(listDeskRequests, desk, '100102')).http).toBe(403)
      expect(await views()).not.toContain('Nominas/AtencionNomina')
      expect((await lastEvents(id)).at(-1)).toMatchObject({
        kind: 'role-taken',
        details: { rol: 'nomina', sinSegundo: true },
      })
    })

    test('remove their menu when taken from a member of human resources', async () => {
      const id = await idOf(HR)
      await ask(people.takeRole, { id, rol: 'recursos-humanos' })
      const menu = JSON.stringify((await ask(access.readMenu, { correo: '' }, HR)).body)
      expect(menu).not.toContain('RevisionDocumentos')
      expect(menu).toContain('AtencionNomina')
    })

    test('an auditor has no other role; candidates and closed accounts have none', async () => {
      const give = async (login: string, rol: string) =>
        status(ask(people.giveRole, { id: await idOf(login), rol }))
      for (const rol of ['administrador', 'recursos-humanos', 'autorizador']) {
        expect(await give('100401', rol)).toBe(texts.auditorAlone)
      }
      expect(await give(HR, 'auditor')).toBe(texts.auditorAlone)
      expect(await give('candidato', 'administrador')).toBe(texts.candidateNoRole)
      await ask(people.closeAccount, { id: await idOf('100101'), motivo: 'Renuncia' })
      expect(await give('100101', 'autorizador')).toBe(texts.closedNoRole)
    })

    test('no administrator can change their own account, so the last one stays', async () => {
      const id = await idOf(ADMIN)
      for (const [operation, more] of [
        [people.giveRole, { rol: 'recursos-humanos' }],
        [people.takeRole, { rol: 'administrador' }],
        [people.closeAccount, { motivo: 'Me voy' }],
        [people.reopenAccount, {}],
      ] as const) {
        expect(await status(ask(operation, { id, ...more }))).toBe(texts.own)
      }
      expect(await read(id)).toMatchObject({ roles: ['administrador'], abierta: true, esPropia: true })
    })

    test('do not let an administrator read payroll requests or other people’s payslips', async () => {
      expect((await ask(listDeskRequests, { tipo: 'aclaracion', abiertas: true, pagina: 1 })).http).toBe(403)
      const own = JSON.stringify((await ask(listPayslips, exampleOf(listPayslips).request)).body)
      const { marks } = await findPerson(server, '100101')
      for (const mark of marks) expect(own).not.toContain(mark)
    })
  })

  describe('one-time passwords (P-13)', () => {
    test('are not issued by human resources for a person with a role, only by an administrator', {
      tags: ['whole'],
    }, async () => {
      for (const login of ['100201', '100401', ADMIN]) {
        expect(await status(ask(issueOneTimePassword, { empleado: login }, HR))).toBe(
          texts.needsAdministrator,
        )
        expect(fieldOf(await enter(login, PASSWORD), 'status')).toBe('OK')
      }
      expect(await status(ask(issueOneTimePassword, { empleado: '100101' }, HR))).toBe('OK')
      expect(await status(ask(issueOneTimePassword, { empleado: '100201' }, ADMIN))).toBe('OK')
      expect(await status(ask(issueOneTimePassword, { empleado: HR }, ADMIN))).toBe('OK')
      expect(await status(ask(issueOneTimePassword, { empleado: ADMIN }, ADMIN))).not.toBe('OK')
    })

    test('cannot be issued by human resources for a person who was given a role at the same time', async () => {
      const id = await idOf('100102')
      await Promise.all([
        ask(issueOneTimePassword, { empleado: '100102' }, HR),
        ask(people.giveRole, { id, rol: 'administrador' }),
      ])
      await ask(people.giveRole, { id, rol: 'administrador' })
      expect(await status(ask(issueOneTimePassword, { empleado: '100102' }, HR))).toBe(
        texts.needsAdministrator,
      )
    })
  })

  test('rejects a recovery code for a closed account', async () => {
    await ask(people.closeAccount, { id: await idOf('100101'), motivo: 'Baja' })
    const redeemed = await sendOperation(
      server,
      access.redeemRecovery,
      { correo: '100101', codigo: '000000', nuevo: NEW_PASSWORD },
      '',
    )
    expect(fieldOf(redeemed, 'status')).toBe('ERROR')
  })
})
