import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { decideByLink, makeLink, readLink } from '#contract/approvals/approval-links.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { withdrawApproval } from '#contract/approvals/approvals.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { linkAddress } from '#domain/approvals/links.ts'
import { companyDate, formatDateRange } from '#domain/time/dates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { approvalLinks, approvals, substitutes } from '#server/db/schema/approvals.ts'
import { users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { recordTexts } from '#tests/support/server/databases/recorded-statements.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Tests ROUTE-13 … 24. */

const ASKER = '100201'
const APPROVER = '100301'
const OTHER = '100101'
const ENDED = { status: 'NOVIGENTE', message: 'Este enlace ya no sirve. Pide otro a quien te lo mandó.' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let mails: MailServer
  let today: string
  const logged: string[] = []

  beforeAll(async () => {
    mails = await startMailServer()
    const note = (fields: object, text: string) => void logged.push(JSON.stringify([text, fields]))
    const log = { info: note, warn: note, error: note }
    const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://turno.example' }
    server = await startServer({ database, environment, log })
    // Company date: in the plant's evening, the UTC date is already the next day.
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const call = async (operation: AnyOperation, input: object, login: string | null = null) =>
    sendOperation(server, operation, input, login === null ? '' : await openSession(server, login))
  const read = (key: string, login: string | null = null) => call(readLink, { key }, login)
  const decide = (key: string, decision: 'autorizar' | 'rechazar', comentario?: string) =>
    call(decideByLink, { key, decision, comentario })

  const inDays = (days: number) =>
    new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  let asked = 0
  async function askFor(more: object = {}): Promise<number> {
    asked += 1
    const solicitud = {
      ...('clase' in more ? {} : visit()),
      ...more,
    } as RequestableDetails
    const answer = await call(askApproval, { solicitud, operacion: `link-${asked}` }, ASKER)
    expect(answer.body).toMatchObject({ status: 'OK' })
    return fieldOf(answer, 'id') as number
  }
  const visit = () => ({
    clase: 'visita',
    nombre: 'EVA',
    paterno: 'SOTO',
    dia: inDays(3),
    entrada: '08:30',
    salida: '17:00',
    razon: `Mantenimiento ${asked}`,
    ubicacion: 'Planta 1',
    accion: 'Servicio',
  })
  async function makeKey(id: number, login = APPROVER): Promise<string> {
    const answer = await call(makeLink, { id }, login)
    expect(answer.body).toMatchObject({ status: 'OK' })
    return keyOf(String(fieldOf(answer, 'enlace')))
  }
  const keyOf = (address: string) => /#\/\w+\/([\w-]{43})(\/|$)/m.exec(address)?.[1] ?? ''
  async function stateOf(id: number) {
    const [row] = await server.db.select().from(approvals).where(eq(approvals.id, id))
    return row
  }

  test('changes nothing when a link is read ten times; a double tap decides once and cannot be reversed', async () => {
    const id = await askFor({ correo: 'eva@soto.example' })
    const key = await makeKey(id)
    for (let time = 0; time < 10; time++) {
      // An email program that opens the link requests only the page, because the key is in the fragment.
      expect((await server.fetch(`/${linkAddress('visita', key, id)}`)).status).toBeLessThan(500)
      expect((await read(key)).body).toMatchObject({
        status: 'OK',
        clase: 'visita',
        folio: id,
        solicitante: { nombre: 'Adriana Garza Treviño' },
        para: 'Maricela Q.',
        accion: 'decidir',
        vence: inDays(3),
      })
    }
    expect((await server.fetch(readLink.path)).status).toBe(405)
    expect(JSON.stringify((await read(key)).body)).not.toContain('eva@soto.example')
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
    expect((await decide(key, 'rechazar')).body).toMatchObject({ message: 'Escribe el motivo del rechazo.' })
    const twice = await Promise.all([decide(key, 'autorizar'), decide(key, 'autorizar')])
    const said = twice.map((answer) => String(fieldOf(answer, 'repetida'))).sort()
    expect(twice.map(({ body }) => body)).toEqual([
      expect.objectContaining({ status: 'OK', estado: 'authorized' }),
      expect.objectContaining({ status: 'OK', estado: 'authorized' }),
    ])
    expect(said).toEqual(['false', 'true'])
    expect((await decide(key, 'rechazar', 'Mejor no')).body).toEqual(ENDED)
    expect((await read(key)).body).toEqual(ENDED)
    const { userId } = await findPerson(server, APPROVER)
    expect(await stateOf(id)).toMatchObject({ state: 'authorized', decidedBy: userId, comment: null })
    const events = (await server.db.select().from(securityEvents)).filter(
      ({ details }) => details['folio'] === id,
    )
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      'approval-asked',
      'approval-authorized',
      'approval-linked',
    ])
    expect(events.find(({ kind }) => kind === 'approval-authorized')?.details).toMatchObject({ link: true })
    expect(logged.length).toBeGreaterThan(10)
    expect(logged.join('\n')).not.toContain(key)
    expect(JSON.stringify(await server.db.select().from(approvalLinks))).not.toContain(key)
  })

  test('repeating a refusal returns the first result; another reason changes nothing', async () => {
    const id = await askFor()
    const key = await makeKey(id)
    await decide(key, 'rechazar', 'Sin cupo')
    expect((await decide(key, 'rechazar', 'Sin cupo')).body).toMatchObject({ repetida: true })
    expect((await decide(key, 'rechazar', 'Sin cupo este mes')).body).toEqual(ENDED)
    const [row] = await server.db.select().from(approvals).where(eq(approvals.id, id))
    expect(row?.comment).toBe('Sin cupo')
  })

  test('shows the item but refuses a decision while the approver must set a password', async () => {
    const id = await askFor()
    const key = await makeKey(id)
    const [row] = await server.db.select().from(approvals).where(eq(approvals.id, id))
    const theirs = eq(users.employeeId, row?.approverId ?? 0)
    await server.db.update(users).set({ mustChangePassword: true }).where(theirs)
    expect((await read(key)).body).toMatchObject({ status: 'OK', accion: 'entrar' })
    expect((await decide(key, 'autorizar')).body).toMatchObject({ status: 'ERROR' })
    await server.db.update(users).set({ mustChangePassword: false }).where(theirs)
    expect((await decide(key, 'autorizar')).body).toMatchObject({ status: 'OK' })
  })

  test('answers invalid, used, expired and withdrawn keys with the same response and the same queries', async () => {
    const used = await makeKey(await askFor())
    await decide(used, 'rechazar', 'Sin cupo')
    const withdrawnId = await askFor()
    const withdrawn = await makeKey(withdrawnId)
    await call(withdrawApproval, { id: withdrawnId }, ASKER)
    const over = await makeKey(await askFor())
    await server.db
      .update(approvalLinks)
      .set({ endsAt: new Date(server.clock.now().getTime() - 1000) })
      .where(eq(approvalLinks.approvalId, (await lastId()) ?? 0))
    const right = await makeKey(await askFor())
    const tampered = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`
    const works: string[][] = []
    for (const key of ['x'.repeat(43), '', right.slice(0, 20), tampered, used, withdrawn, over]) {
      const work = async () => {
        expect((await read(key)).body).toEqual(ENDED)
        expect((await decide(key, 'autorizar')).body).toEqual(ENDED)
      }
      works.push(await recordTexts(work))
    }
    if (database === 'postgres') expect(works[0]?.length).toBeGreaterThan(8)
    for (const work of works) expect(work).toEqual(works[0])
    const foreign = await read(right, OTHER)
    expect(foreign.body).toEqual({ status: 'AJENO', message: 'Este enlace es para otra persona.' })
    const session = await openSession(server, OTHER)
    expect(
      (await sendOperation(server, decideByLink, { key: right, decision: 'autorizar' }, session)).body,
    ).toEqual(foreign.body)
    expect((await read(right, APPROVER)).body).toMatchObject({ status: 'OK', accion: 'decidir' })
    // A person without an employee record gets the same response. A signed-in approver who must set a
    // password cannot decide.
    expect((await read(right, 'externo')).body).toEqual(foreign.body)
    const { userId } = await findPerson(server, APPROVER)
    const setDuty = (mustChangePassword: boolean) =>
      server.db.update(users).set({ mustChangePassword }).where(eq(users.id, userId))
    const shown = await makeKey((await lastId()) ?? 0, ASKER)
    await setDuty(true)
    expect((await read(shown, APPROVER)).body).toMatchObject({ status: 'OK', accion: 'entrar' })
    const first = await call(decideByLink, { key: shown, decision: 'autorizar' }, APPROVER)
    expect(first.body).toMatchObject({ message: 'Entra con tu cuenta para decidir.' })
    await setDuty(false)
  })

  async function lastId() {
    const rows = await server.db.select().from(approvals)
    return Math.max(...rows.map(({ id }) => id))
  }

  test('accepts one of two simultaneous decisions; requesters cannot decide with their own link', {
    tags: ['whole'],
  }, async () => {
    const id = await askFor()
    const approver = await findPerson(server, APPROVER)
    const substitute = await findPerson(server, '100501')
    const [standing] = await server.db
      .insert(substitutes)
      .values({
        employeeId: approver.employeeId ?? 0,
        substituteId: substitute.employeeId ?? 0,
        fromDay: today,
        toDay: inDays(1),
        createdAt: server.clock.now(),
      })
      .returning()
    const keys = [await makeKey(id), await makeKey(id, '100501')] as const
    const answers = await Promise.all([decide(keys[0], 'autorizar'), decide(keys[1], 'rechazar', 'No hoy')])
    expect(answers.map((answer) => String(fieldOf(answer, 'status'))).sort()).toEqual(['NOVIGENTE', 'OK'])
    const later = await makeKey(await askFor(), '100501')
    await server.db.delete(substitutes).where(eq(substitutes.id, standing?.id ?? 0))
    expect((await read(later)).body).toEqual(ENDED)
    const shownId = await askFor()
    const made = await call(makeLink, { id: shownId }, ASKER)
    expect(made.body).toMatchObject({ accion: 'entrar', para: 'Maricela Q.' })
    const shown = keyOf(String(fieldOf(made, 'enlace')))
    expect((await read(shown)).body).toMatchObject({ accion: 'entrar' })
    expect((await decide(shown, 'autorizar')).body).toMatchObject({
      message: 'Entra con tu cuenta para decidir.',
    })
    expect((await read(shown, ASKER)).body).toMatchObject({ status: 'AJENO' })
    const session = await openSession(server, APPROVER)
    const body = { key: shown, decision: 'autorizar' }
    expect((await sendOperation(server, decideByLink, body, session)).body).toMatchObject({ status: 'OK' })
    const gate = await call(makeLink, { id: shownId }, ASKER)
    expect(gate.body).toMatchObject({ accion: 'mostrar', para: '' })
    const pass = keyOf(String(fieldOf(gate, 'enlace')))
    for (let time = 0; time < 2; time++) expect((await read(pass)).body).toMatchObject({ accion: 'mostrar' })
    expect((await decide(pass, 'autorizar')).body).toMatchObject({ status: 'ERROR' })
    expect((await call(makeLink, { id: shownId }, OTHER)).body).toMatchObject({ status: 'ERROR' })
    // Guards do not see the reason of an exit pass.
    const leaves = {
      clase: 'pase_salida',
      empleado: '100213',
      dia: inDays(1),
      hora: '11:00',
      motivo: 'Cita médica',
    }
    const exitId = await askFor(leaves)
    const exit = await makeKey(exitId)
    expect(fieldOf(await read(exit), 'detalle')).toEqual({
      clase: 'pase_salida',
      dia: inDays(1),
      hora: '11:00',
      motivo: 'Cita médica',
    })
    await decide(exit, 'autorizar')
    expect(fieldOf(await read(await makeKey(exitId, ASKER)), 'detalle')).not.toHaveProperty('motivo')
  })

  test('mails the approver once, as text and HTML, and the visitor after the decision', {
    tags: ['whole'],
  }, async () => {
    await server.db.delete(approvals)
    await server.db.delete(approvalLinks)
    await server.db
      .update(users)
      .set({ mail: 'maricela@empresa.example' })
      .where(eq(users.nickname, (await nicknameOf(APPROVER)) ?? ''))
    const write = () => writeLetters({ db: server.db, clock: server.clock, services: server.services })
    const id = await askFor({ correo: 'eva@soto.example', diaFin: inDays(5) })
    const days = formatDateRange(inDays(3), inDays(5), 'al')
    await write()
    await write()
    const mail = await mails.next()
    expect(mail.text).toContain(`Visita · ${days}`)
    expect(mail.to).toEqual(['maricela@empresa.example'])
    expect(mail.text).toContain('Content-Type: text/plain')
    expect(mail.text).toContain('Content-Type: text/html')
    expect(mail.text).toContain('Aquí nunca pedimos tu contraseña.')
    const key = keyOf(/https:\/\/turno\.example\/(#\S+)/.exec(mail.text)?.[1] ?? '')
    expect((await decide(key, 'autorizar')).body).toMatchObject({ status: 'OK', estado: 'authorized' })
    await write()
    await write()
    const visitor = await mails.next()
    expect(visitor.to).toEqual(['eva@soto.example'])
    expect(visitor.text).toContain(`Te esperamos del ${days}`)
    const pass = keyOf(/https:\/\/turno\.example\/(#\S+)/.exec(visitor.text)?.[1] ?? '')
    expect((await read(pass)).body).toMatchObject({ folio: id, accion: 'mostrar' })
    // A link emailed on behalf of the requester allows a decision. The requester never sees that link.
    const second = await askFor()
    const sent = await call(makeLink, { id: second, correo: true }, ASKER)
    expect(sent.body).toMatchObject({ status: 'OK', enlace: '', para: 'Maricela Q.' })
    const own = await mails.next()
    expect((await read(keyOf(/turno\.example\/(#\S+)/.exec(own.text)?.[1] ?? ''))).body).toMatchObject({
      accion: 'decidir',
      folio: second,
    })
    expect(mails.received).toHaveLength(3)
    const count = vi.spyOn(server.services.quotas, 'mayWriteTo')
    await call(makeLink, { id, correo: true }, ASKER)
    expect(count).not.toHaveBeenCalled()
    count.mockRestore()
  })

  test('retries an email that was not accepted up to six times, and never after it was accepted', {
    tags: ['whole'],
  }, async () => {
    await server.db.delete(approvals)
    const sentBefore = mails.received.length
    const write = () => writeLetters({ db: server.db, clock, services: server.services })
    const clock = createStillClock()
    const start = clock.now()
    const moveTo = (at: number) => clock.advance(at - clock.now().getTime())
    const after = (minutes: number) => moveTo(start.getTime() + minutes * 60_000)
    try {
      const id = await askFor()
      mails.refuses = true
      const again = await write()
      expect(again?.getTime()).toBe(start.getTime() + 10 * 60_000)
      mails.refuses = false
      await write()
      expect(mails.received).toHaveLength(sentBefore)
      // The retry is due. A server that was killed before the mail server accepted the email retries in the
      // same way.
      after(11)
      await write()
      expect(mails.received).toHaveLength(sentBefore + 1)
      const mail = await mails.next()
      const key = keyOf(/turno\.example\/(#\S+)/.exec(mail.text)?.[1] ?? '')
      expect((await read(key)).body).toMatchObject({ accion: 'decidir', folio: id })
      for (const minutes of [12, 60, 600, 1440]) {
        after(minutes)
        expect(await write()).toBeNull()
      }
      expect(mails.received).toHaveLength(sentBefore + 1)
      expect(await server.db.select().from(approvalLinks)).toHaveLength(1)
      // A due time set by a fast clock does not postpone the retry.
      const late = new Date(clock.now().getTime() + 365 * 24 * 60 * 60_000)
      await server.db.update(approvalLinks).set({ letterDueAt: late })
      expect(await write()).toBeNull()
      expect(mails.received).toHaveLength(sentBefore + 2)
      await server.db.delete(approvals)
      mails.refuses = true
      await askFor()
      let times = 0
      for (let next: Date | null = clock.now(); next !== null; times += 1) {
        moveTo(next.getTime())
        next = await write()
      }
      expect(times).toBe(6)
    } finally {
      mails.refuses = false
      await server.db.delete(approvals)
    }
  })

  async function nicknameOf(login: string) {
    const { userId } = await findPerson(server, login)
    const [row] = await server.db.select().from(users).where(eq(users.id, userId))
    return row?.nickname
  }

  test('limits requests with invalid keys from one network without blocking valid keys', {
    tags: ['whole'],
  }, async () => {
    const key = await makeKey(await askFor())
    const wrong = { address: '127.0.0.1', keyHash: '', isMade: false }
    for (let time = 0; time < 300; time++) await server.services.quotas.mayOpenLink(wrong)
    const tooOften = 'Se abrieron muchos enlaces desde esta red. Espera 15 minutos e intenta otra vez.'
    expect(fieldOf(await read('nonsense'), 'message')).toBe(tooOften)
    expect((await read(key)).body).toMatchObject({ status: 'OK' })
    for (let time = 0; time < 60; time++) await read(key)
    expect(fieldOf(await read(key), 'message')).toBe(tooOften)
    expect((await read(await makeKey(await askFor()))).body).toMatchObject({ status: 'OK' })
  })
})
