import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import * as contract from '#contract/imports/people-import.ts'
import type { SlipPlace } from '#contract/imports/people-import.ts'
import { companyDate } from '#domain/time/dates.ts'
import { peopleImportRows } from '#server/db/schema/imports/people-import.ts'
import { users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { MAX_LETTER_TRIES } from '#server/services/people-import/passwords/waiting.ts'
import { writeOpeningLetters } from '#server/services/people-import/passwords/write-opening-letters.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { post } from '#tests/support/server/hosts/legacy-call.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

const DAY_MS = 24 * 60 * 60_000

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let mails: MailServer
  beforeEach(async () => {
    mails = await startMailServer()
    server = withoutPace(
      await startServer({
        database,
        clock,
        environment: { SMTP_URL: mails.url, PUBLIC_URL: 'https://portal.example' },
      }),
    )
  })
  afterEach(async () => {
    await server.stop()
    await mails.stop()
  })

  async function bring(login = '100501') {
    const hands = peopleImportActions(server, login)
    const rows = [0, 1, 2].map((place) =>
      rowOf(
        inventPerson(place, { department: 'D070' }),
        place < 2 ? { mail: `nueva${place}@correo.example` } : {},
      ),
    )
    const run = await hands.run((await hands.check(csvOf([HEADINGS, ...rows]))).id)
    const ask = (departamento: string | null) =>
      hands.ask(contract.printOpeningSlips, { id: run.id, departamento, direccion: 'https://portal.example' })
    return {
      hands,
      mail: () => hands.said(contract.mailOpeningPasswords, { id: run.id, departamento: 'D070' }),
      ask,
      place: async () => (fieldOf(await ask(null), 'departamentos') as SlipPlace[])[0],
    }
  }

  const write = (atWorkMs?: number, ending = new AbortController().signal) =>
    writeOpeningLetters(server, ending, atWorkMs)
  const passwordIn = (text: string) => /temporal: (\S+)/.exec(text)?.[1] ?? ''
  const statusOf = async (correo: string, password: string) =>
    ((await post(server, signIn, { correo, password })).body as { status: string }).status

  test('mails each person a password for one sign-in, and prints slips for people without an address', async () => {
    const { hands, mail, ask, place } = await bring()
    expect(await place()).toMatchObject({ personas: 3, conCorreo: 2, enviando: 0, fallidas: 0 })
    expect(await mail()).toBe('OK')
    expect(await mail()).toBe(texts.noLetters)
    expect(await place()).toMatchObject({ personas: 1, conCorreo: 0, enviando: 2 })
    expect(fieldOf(await ask('D070'), 'status')).toBe('OK')
    expect(await write()).toBeNull()
    expect(new Set(mails.received.map(({ to }) => to[0]))).toEqual(
      new Set(['nueva0@correo.example', 'nueva1@correo.example']),
    )
    expect(mails.received).toHaveLength(2)
    const letter = mails.received.find(({ to }) => to[0]?.includes('nueva0'))?.text ?? ''
    expect(letter).toContain('500000')
    expect(letter).toContain('https://portal.example')
    const password = passwordIn(letter)
    expect(password).not.toBe('')
    expect(await statusOf('500000', password)).toBe('OK')
    expect(await hands.now()).toMatchObject({ sinContrasena: 0 })
    const told = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'one-time-password-issued'))
    expect(told.filter(({ details }) => details.mail === true)).toHaveLength(2)
    expect(JSON.stringify(await server.db.select().from(peopleImportRows))).not.toContain(password)
  })

  test('retries a refused mail, gives up in the end, and mails again on request', async () => {
    const { mail, ask, place } = await bring()
    mails.refuses = true
    await mail()
    for (let tries = 0; tries < MAX_LETTER_TRIES; tries++) {
      expect(await write()).not.toBeNull()
      clock.advance(5 * 60_000)
    }
    expect(await write()).toBeNull()
    expect(mails.received).toHaveLength(0)
    expect(await place()).toMatchObject({ personas: 3, conCorreo: 2, enviando: 0, fallidas: 2 })
    mails.refuses = false
    expect(await mail()).toBe('OK')
    await write()
    expect(mails.received).toHaveLength(2)
    expect(await place()).toMatchObject({ personas: 1, fallidas: 0 })
    expect(fieldOf(await ask('D070'), 'status')).toBe('OK')
  })

  test('does not repeat a mail that the mail server received but did not answer; reports it as uncertain', async () => {
    const { mail, ask, place } = await bring()
    mails.answers = 'closes'
    await mail()
    for (let tries = 0; tries < MAX_LETTER_TRIES; tries++) {
      await write()
      clock.advance(6 * 60_000)
    }
    expect(mails.received).toHaveLength(2)
    expect(new Set(mails.received.map(({ to }) => to[0]))).toEqual(
      new Set(['nueva0@correo.example', 'nueva1@correo.example']),
    )
    expect(await place()).toMatchObject({ personas: 3, conCorreo: 2, enviando: 0, fallidas: 0, inciertas: 2 })
    const letter = mails.received.find(({ to }) => to[0]?.includes('nueva0'))?.text ?? ''
    expect(await statusOf('500000', passwordIn(letter))).toBe('OK')
    await server.db.update(users).set({ mustChangePassword: false }).where(eq(users.nickname, '500000'))
    expect(await place()).toMatchObject({ personas: 2, conCorreo: 1, inciertas: 1 })
    mails.answers = 'taken'
    expect(await mail()).toBe('OK')
    expect(await place()).toMatchObject({ enviando: 1, inciertas: 0 })
    expect(await write()).toBeNull()
    expect(mails.received).toHaveLength(3)
    expect(await place()).toMatchObject({ personas: 1, enviando: 0, fallidas: 0, inciertas: 0 })
    expect(fieldOf(await ask('D070'), 'status')).toBe('OK')
  })

  test('retries a mail that was refused after its content, with a temporary or permanent error', async () => {
    const { mail, place } = await bring()
    await mail()
    for (const answer of ['451', '554'] as const) {
      mails.answers = answer
      expect(await write()).not.toBeNull()
      clock.advance(5 * 60_000)
      expect(await place()).toMatchObject({ enviando: 2, inciertas: 0 })
    }
    mails.answers = 'taken'
    expect(await write()).toBeNull()
    expect(await place()).toMatchObject({ personas: 1, enviando: 0, fallidas: 0, inciertas: 0 })
  })

  test('does not repeat a mail whose process was killed while sending', async () => {
    const { mail, place } = await bring()
    await mail()
    // The process is killed after the mail server got the email and before the database recorded this.
    const ended = new Promise<never>(() => undefined)
    const { mailer } = server.services
    const killed = {
      ...server.services,
      mailer: {
        ...mailer,
        isReady: true,
        send: (letter: Parameters<typeof mailer.send>[0]) => mailer.send(letter, () => ended),
      },
    }
    void writeOpeningLetters({ ...server, services: killed }, new AbortController().signal)
    await mails.next()
    expect(await place()).toMatchObject({ enviando: 2 })
    clock.advance(6 * 60_000)
    expect(await write()).toBeNull()
    expect(mails.received).toHaveLength(2)
    expect(new Set(mails.received.map(({ to }) => to[0])).size).toBe(2)
    expect(await place()).toMatchObject({ personas: 2, conCorreo: 1, enviando: 0, inciertas: 1 })
  })

  test('sends no mail that a former administrator requested, and counts no person who has a password', async () => {
    const { userId } = await findPerson(server, '100401')
    await setRole(server, userId, 'administrador', true)
    const { mail, place } = await bring('100401')
    await mail()
    await server.db.update(users).set({ mustChangePassword: false }).where(eq(users.nickname, '500000'))
    await setRole(server, userId, 'administrador', false)
    await write()
    expect(mails.received).toHaveLength(0)
    await setRole(server, userId, 'administrador', true)
    expect(await place()).toMatchObject({ personas: 2, conCorreo: 1, enviando: 0, fallidas: 0 })
  })

  test('keeps a one-time password issued meanwhile, although a mail was still to be retried', async () => {
    const { hands, mail, place } = await bring()
    mails.refuses = true
    await mail()
    await write()
    const issued = await hands.ask(issueOneTimePassword, { empleado: '500000' })
    expect(issued.body).toMatchObject({ status: 'OK' })
    const temporal = String(fieldOf(issued, 'temporal'))
    mails.refuses = false
    clock.advance(5 * 60_000)
    await write()
    const opening = mails.received.filter(({ text }) => passwordIn(text) !== '')
    expect(opening.map(({ to }) => to[0])).toEqual(['nueva1@correo.example'])
    expect(await place()).toMatchObject({ personas: 1, enviando: 0 })
    expect(await statusOf('500000', temporal)).toBe('OK')
  })

  test('stops at its time budget, and starts no mail once the server stops', async () => {
    const { mail } = await bring()
    await mail()
    const ending = new AbortController()
    ending.abort()
    expect(await write(undefined, ending.signal)).toEqual(clock.now())
    expect(mails.received).toHaveLength(0)
    expect(await write(1)).toEqual(clock.now())
    expect(mails.received).toHaveLength(1)
    expect(await write()).toBeNull()
    expect(mails.received).toHaveLength(2)
  })

  test('a second file before the slips are printed leaves no person without a slip', async () => {
    const { hands, ask, place } = await bring()
    const rows = [3, 4].map((at) => rowOf(inventPerson(at, { department: 'D070' })))
    const next = await hands.run((await hands.check(csvOf([HEADINGS, ...rows]))).id)
    expect(next.sinContrasena).toBe(5)
    expect(await place()).toMatchObject({ personas: 5, conCorreo: 2 })
    await server.db.update(users).set({ mustChangePassword: false }).where(eq(users.nickname, '500000'))
    expect(await hands.now()).toMatchObject({ sinContrasena: 4 })
    expect(fieldOf(await ask('D070'), 'status')).toBe('OK')
    expect([await place(), (await hands.now()).sinContrasena]).toEqual([
      expect.objectContaining({ departamento: 'D070', personas: 0, impresos: 4 }),
      0,
    ])
  })

  test('counts a person once who left and came back by a later file', async () => {
    const { hands, place } = await bring()
    const leaver = inventPerson(2, { department: 'D070' })
    const today = companyDate(clock.now().getTime())
    const left = (date: string) => csvOf([HEADINGS, rowOf(leaver, { left: date })])
    await hands.run((await hands.check(left(today))).id, 1)
    expect(await place()).toMatchObject({ personas: 2 })
    const back = csvOf([HEADINGS, rowOf(leaver)])
    await hands.run((await hands.check(back)).id)
    expect(await place()).toMatchObject({ personas: 3 })
    expect(await hands.now()).toMatchObject({ sinContrasena: 3 })
  })

  test('sends a mail that a fast clock postponed, once the clock is corrected', async () => {
    const { mail } = await bring()
    mails.refuses = true
    clock.advance(365 * DAY_MS)
    await mail()
    await write()
    clock.advance(-365 * DAY_MS)
    mails.refuses = false
    expect(await write()).toBeNull()
    expect(mails.received).toHaveLength(2)
  })
})
