import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changePassword, requestRecovery, signIn } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import { mailOpeningPasswords, steerPeopleImport } from '#contract/imports/people-import.ts'
import { rateLimits, recoveryCodes } from '#server/db/schema/access.ts'
import { approvalLinks, approvals } from '#server/db/schema/approvals.ts'
import { peopleImports } from '#server/db/schema/imports/people-import.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { mailTexts } from '#server/texts.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { writeAccountLetters } from '#server/services/login/account-letters.ts'
import { changeMail } from '#server/services/login/change-mail.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { csvOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { keyFor } from '#tests/support/people/sending-files.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { ask } from '#tests/support/server/hosts/legacy-call.ts'
import { findPerson, resetPassword, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WORKER = '100101'
const LEADER = '100104'
const NEW = 'atacante@fuera.example'

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let mail: MailServer
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  let before: string
  let token: string
  /** A leader decides approvals without any role. */
  const makeLeader = async () => {
    const [leader, led] = [await findPerson(server, LEADER), await findPerson(server, '100103')]
    const leaderId = leader.employeeId
    await server.db
      .update(employees)
      .set({ leaderId })
      .where(eq(employees.id, led.employeeId ?? 0))
  }
  beforeAll(async () => {
    mail = await startMailServer()
    const environment = { SMTP_URL: mail.url, PUBLIC_URL: 'https://turno.example.com' }
    server = withoutPace(await startServer({ database, clock, environment }))
    hands = peopleImportActions(server)
    await makeLeader()
    token = (await keyFor(server, `Correos ${database}`, { clases: ['personas'], correo: '' })).llave
  })
  afterAll(async () => {
    await server.services.mailer.close()
    await server.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(recoveryCodes)
    before = ''
  })

  const accountOf = async (login: string) => {
    const { userId } = await findPerson(server, login)
    const [row] = await server.db.select().from(users).where(eq(users.id, userId))
    if (!row) throw new Error(`no account ${login}`)
    return row
  }
  const send = async (login: string, heading: string, value: string) => {
    const { name } = await accountOf(login)
    const rows = [
      ['NUMERO', 'NOMBRE COMPLETO', heading],
      [login, name, value],
    ]
    const sent = await server.fetch('/api/portal/importaciones?clase=personas&nombre=x.csv', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: csvOf(rows),
    })
    expect(sent.status).toBe(200)
    await hands.work()
    return hands.now()
  }
  const bring = async (login: string, correo: string) => {
    before = (await accountOf(login)).mail
    return send(login, 'CORREO', correo)
  }
  const codes = () => server.db.$count(recoveryCodes)
  const told = async (login: string) =>
    server.db.$count(
      notifications,
      and(eq(notifications.userId, (await accountOf(login)).id), eq(notifications.kind, 'mail-changed')),
    )
  const lettersTo = (address: string) => mail.received.filter(({ to }) => to.includes(address))

  test.each([WORKER, LEADER])(
    'holds back a changed mail of %s sent with a key until an administrator confirms it',
    async (login) => {
      const run = await bring(login, `${login}-${NEW}`)
      expect(run).toMatchObject({ estado: 'lista', motivoClave: 'mails', motivo: texts.waitsFor.mails })
      expect((await accountOf(login)).mail).toBe(before)
      await hands.run(run.id)
      await writeAccountLetters(server)
      expect(lettersTo(before).map(({ text }) => text)).toEqual([
        expect.stringContaining(mailTexts.mailChanged.split('\n')[0] ?? ''),
      ])
      expect((await accountOf(login)).mail).toBe(`${login}-${NEW}`)
      expect(await told(login)).toBe(1)
    },
  )

  test('holds back a file sent with a key that makes a person a leader for the first time', async () => {
    const run = await send('100102', 'NUMERO DE LIDER', '100301')
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'leaders', motivo: texts.waitsFor.leaders })
    await hands.run(run.id)
    expect(await hands.now()).toMatchObject({ estado: 'terminada' })
  })

  test('holds back a file sent with a key that moves a person to another existing leader', async () => {
    const run = await send('100101', 'NUMERO DE LIDER', '100301')
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'leaders' })
    await hands.said(steerPeopleImport, { id: run.id, accion: 'descartar' })
    expect(await send('100102', 'NUMERO DE LIDER', '100301')).toMatchObject({ estado: 'terminada' })
  })

  test('checks new leaders, and leavers with a role, again when an unattended file is imported', async () => {
    const { id } = await send('100103', 'NUMERO DE LIDER', '100301')
    const isIt = eq(peopleImports.id, id)
    // Simulates a check that found nothing, because the people were different then.
    const runAgain = () =>
      server.db.update(peopleImports).set({ state: 'running', waitsFor: null }).where(isIt)
    await runAgain()
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'detenida', motivoClave: 'leaders' })
    await hands.said(steerPeopleImport, { id, accion: 'descartar' })

    const held = await send('100301', 'FECHA DE BAJA', '2026-01-05')
    expect(held).toMatchObject({ estado: 'lista', motivoClave: 'leavers', cuentas: { baja: 1 } })
    const isHeld = eq(peopleImports.id, held.id)
    // One leaver among many people needs no confirmation; this file waits only because its leaver has a role.
    await server.db.update(peopleImports).set({ people: 1000, waitsFor: null }).where(isHeld)
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'lista', motivoClave: 'leavers' })
    await server.db.update(peopleImports).set({ state: 'running', waitsFor: null }).where(isHeld)
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'detenida', motivoClave: 'leavers' })
    expect((await accountOf('100301')).closedAt).toBeNull()
    await hands.said(steerPeopleImport, { id: held.id, accion: 'descartar' })
  })

  test('holds back a key’s file with an invented employee that would make an accomplice a leader', async () => {
    const rows = [
      'Número de empleado,Nombre,Apellido paterno,Apellido materno,Fecha de nacimiento,Sexo,Fecha de ingreso,Departamento,Puesto,Número de líder',
      '777009,NADIE,SALAS,LARA,1990-05-12,M,2026-11-01,D010,OPERADORA,100401',
    ]
    const sent = await server.fetch('/api/portal/importaciones?clase=personas&nombre=inventada.csv', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: rows.join('\n'),
    })
    expect(sent.status).toBe(200)
    await hands.work()
    const run = await hands.now()
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'leaders' })
    await hands.run(run.id)
  })

  test('holds back the first mail of an existing person as well', { tags: ['whole'] }, async () => {
    const { id } = await accountOf('100103')
    await server.db.update(users).set({ mail: '' }).where(eq(users.id, id))
    const run = await bring('100103', `primero-${NEW}`)
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'mails' })
    await hands.run(run.id)
    expect(await told('100103')).toBe(1)
  })

  test('sends no recovery code to a new employee’s mail from a key until its owner chose a password and a week passed', async () => {
    const correo = `nueva-${NEW}`
    const rows = [
      'Número de empleado,Nombre,Apellido paterno,Apellido materno,Fecha de nacimiento,Sexo,Fecha de ingreso,Departamento,Puesto,Correo',
      `777001,ROCÍO,SALAS,LARA,1990-05-12,M,2026-11-01,D010,OPERADORA,${correo}`,
    ]
    const sent = await server.fetch('/api/portal/importaciones?clase=personas&nombre=n.csv', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: rows.join('\n'),
    })
    expect(sent.status).toBe(200)
    await hands.work()
    const run = await hands.now()
    expect(run).toMatchObject({ estado: 'terminada' })
    const [made] = await server.db.select().from(users).where(eq(users.mail, correo))
    if (!made) throw new Error('the employee was not imported')
    const isSent = async () => {
      await server.db.delete(rateLimits)
      await ask(server, requestRecovery, { correo })
      return (await codes()) > 0
    }
    expect(await isSent()).toBe(false)
    clock.advance(8 * DAY_MS)
    expect(await isSent()).toBe(false)
    expect(await hands.said(mailOpeningPasswords, { id: run.id, departamento: 'D010' })).toBe(texts.noLetters)
    const issued = await sendAs(server, issueOneTimePassword, { empleado: '777001' }, '100301')
    expect(await isSent()).toBe(false)
    const password = String(fieldOf(issued, 'temporal'))
    const entered = await sendOperation(server, signIn, { correo: '777001', password, dispositivos: [] }, '')
    const change = { password, nuevo: 'Otro.Lugar.2027', dispositivos: [] }
    const changed = await sendOperation(server, changePassword, change, String(fieldOf(entered, 'token')))
    expect(fieldOf(changed, 'status')).toBe('OK')
    expect(await told('777001')).toBe(1)
    expect(await isSent()).toBe(false)
    clock.advance(7 * DAY_MS)
    expect(await isSent()).toBe(true)
  })

  test('sends a code after the mail was confirmed, however many requests sent none before', async () => {
    const { id } = await accountOf('100102')
    const setChanged = (mailChangedAt: Date | null) =>
      server.db.update(users).set({ mailChangedAt }).where(eq(users.id, id))
    await setChanged(clock.now())
    for (let request = 0; request < 5; request += 1) await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(0)
    await setChanged(null)
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(1)
  })

  test('sends recovery codes to a changed mail only after a week, and deletes earlier codes', {
    tags: ['whole'],
  }, async () => {
    const { id, mail: own } = await accountOf('100102')
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(1)
    const run = await bring('100102', `otro-${NEW}`)
    await hands.run(run.id)
    expect(await codes()).toBe(0)
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(0)
    clock.advance(7 * DAY_MS)
    await server.db.delete(rateLimits)
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(1)
    await server.db.delete(recoveryCodes)
    await sendAs(server, issueOneTimePassword, { empleado: '100102' }, '100301')
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(1)
    await server.db.update(users).set({ mail: own, mailChangedAt: null }).where(eq(users.id, id))
    await resetPassword(server, '100102', 'Portal.2026')
  })

  test('trusts a changed mail as soon as its owner signs in with it and their password', {
    tags: ['whole'],
  }, async () => {
    const { id, mail: own } = await accountOf('100102')
    const mine = `mio-${NEW}`
    await hands.run((await bring('100102', mine)).id)
    const enter = (correo: string, password: string) =>
      sendOperation(server, signIn, { correo, password, dispositivos: [] }, '')
    expect(fieldOf(await enter(mine, 'otra'), 'status')).toBe('ERROR')
    expect(fieldOf(await enter('100102', 'Portal.2026'), 'status')).toBe('OK')
    expect((await accountOf('100102')).mailChangedAt).not.toBeNull()
    expect(fieldOf(await enter(mine, 'Portal.2026'), 'status')).toBe('OK')
    expect((await accountOf('100102')).mailChangedAt).toBeNull()
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(1)
    await server.db.update(users).set({ mail: own }).where(eq(users.id, id))
  })

  test('leaves no valid code for a former address that changes during the request', async () => {
    const { id, mail: own } = await accountOf('100102')
    const { quotas } = server.services
    const mayAskCode = quotas.mayAskCode.bind(quotas)
    vi.spyOn(quotas, 'mayAskCode').mockImplementationOnce(async (...asked) => {
      const change = { userId: id, from: own, to: `durante-${NEW}` }
      await server.db.transaction((tx) => changeMail({ tx, clock, services: server.services }, change))
      return mayAskCode(...asked)
    })
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(0)
    await server.db.update(users).set({ mail: own, mailChangedAt: null }).where(eq(users.id, id))
    await ask(server, requestRecovery, { correo: '100102' })
    expect(await codes()).toBe(1)
  })

  /** Leaves one request, which waits for this leader. */
  const waitFor = async ({ employeeId }: { employeeId: number | null }) => {
    const [row] = await server.db.select().from(approvals).where(eq(approvals.state, 'waiting')).limit(1)
    if (!row) throw new Error('the demo has no pending approval')
    const { id: _id, ...values } = row
    await server.db.delete(approvals)
    const requestedAt = clock.now()
    await server.db
      .insert(approvals)
      .values({ ...values, approverId: employeeId ?? 0, escalatedToId: null, requestedAt })
  }
  const write = () => writeLetters({ db: server.db, clock, services: server.services })

  test('sends no approval mails to a leader whose address was just changed', async () => {
    const leader = await accountOf(LEADER)
    await waitFor(leader)
    await server.db.update(users).set({ mailChangedAt: clock.now() }).where(eq(users.id, leader.id))
    await write()
    expect(await server.db.$count(approvalLinks)).toBe(0)
    await server.db.update(users).set({ mailChangedAt: null }).where(eq(users.id, leader.id))
    await write()
    expect(await server.db.$count(approvalLinks)).toBe(1)
  })

  test('voids the links in emails to a former address, and emails the new one after a week', async () => {
    const leader = await accountOf(LEADER)
    await server.db.update(users).set({ mailChangedAt: null }).where(eq(users.id, leader.id))
    await waitFor(leader)
    await write()
    expect(await server.db.$count(approvalLinks)).toBe(1)
    await hands.run((await bring(LEADER, `despues-${NEW}`)).id)
    expect(await server.db.$count(approvalLinks)).toBe(0)
    await write()
    expect(await server.db.$count(approvalLinks)).toBe(0)
    await server.db.update(approvals).set({ requestedAt: new Date(clock.now().getTime() + 7 * DAY_MS) })
    clock.advance(7 * DAY_MS)
    await write()
    expect(await server.db.$count(approvalLinks)).toBe(1)
  })
})
