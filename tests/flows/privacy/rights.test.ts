import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askPrivacyRight } from '#contract/privacy/privacy-right-ask.ts'
import * as rights from '#contract/privacy/privacy-rights.ts'
import { DAYS_BEFORE_END, RIGHTS_FILE } from '#domain/privacy/rights.ts'
import { tables } from '#server/db/schema/tables.ts'
import { rightsTexts as texts } from '#server/services/privacy-rights/rights-texts.es.ts'
import { warnOfTerms } from '#server/services/privacy-rights/rights-warn.ts'
import { createStillClock, type TestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, recordIssued, sendAs, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { verifyChain } from '../../../scripts/verify-privacy.mjs'

/** P-260 … P-264: ARCO requests with their terms, answers and hash chain. */

const PERSON = '100101'
const HR = '100301'
const ADMINISTRATOR = '100501'
const DAY_MS = 86_400_000
/** Friday before a holiday on Monday. */
const FRIDAY = Date.parse('2026-11-13T12:00:00-06:00')
const ASKED = { derecho: 'rectificacion', texto: 'Mi domicilio está mal escrito.' }
const ANSWER = 'Lo corregimos en tu expediente.'
const failure = (message: string) => ({ status: 'ERROR', message })
const { lawRows, notifications, privacyEntries, privacyRequests, securityEvents } = tables

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let clock: TestClock
  beforeAll(async () => {
    clock = createStillClock(FRIDAY)
    server = withoutPace(await startServer({ database, clock }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    clock.advance(FRIDAY - clock.now().getTime())
    for (const table of [lawRows, notifications, privacyRequests]) await server.db.delete(table)
  })

  const ask = async (input: object = {}, login = PERSON) =>
    (await sendAs(server, askPrivacyRight, { ...ASKED, ...input }, login)).body
  const asked = async (login = PERSON) => Number(((await ask({}, login)) as { folio: number }).folio)
  const answer = async (folio: number, paso: string, login = HR, texto = ANSWER) =>
    (await sendAs(server, rights.answerRight, { folio, paso, texto }, login)).body
  const own = async (login = PERSON) =>
    fieldOf(await sendAs(server, rights.listOwnRights, {}, login), 'data') as rights.RightRequest[]
  const listed = async (abiertas = true, login = HR) =>
    fieldOf(
      await sendAs(server, rights.listRights, { abiertas, pagina: 1 }, login),
      'data',
    ) as rights.RightRequest[]
  const exported = async () => {
    const { body } = await sendAs(server, rights.exportRightsChain, { desde: 1 }, ADMINISTRATOR)
    return (body as { entradas: { huella: string; detalle: object | null }[] }).entradas
  }
  const fileOf = (entradas: object[]) => JSON.stringify({ formato: RIGHTS_FILE, entradas })
  const notified = async (kind: string) => {
    const rows = await server.db.select().from(notifications).where(eq(notifications.kind, kind))
    return rows.map(({ userId, subtitle }) => ({ userId, subtitle }))
  }
  const userOf = async (login: string) => (await findPerson(server, login)).userId

  test('is asked for, granted and carried out within terms over holidays, and each step is proved', async () => {
    const body = await ask()
    expect(body).toEqual({ status: 'OK', folio: expect.any(Number), limite: '2026-12-14' })
    const { folio } = body as { folio: number }
    expect(await listed()).toMatchObject([
      { folio, persona: PERSON, ...ASKED, estado: 'pedida', pedida: '2026-11-13', respuesta: null },
    ])
    clock.advance(Date.parse('2026-12-14T12:00:00-06:00') - FRIDAY)
    expect(await answer(folio, 'conceder')).toEqual({ status: 'OK' })
    expect(await own()).toMatchObject([
      {
        estado: 'concedida',
        responderHasta: '2026-12-14',
        cumplirHasta: '2027-01-06',
        respuesta: { texto: ANSWER, fecha: '2026-12-14', quien: expect.stringMatching(/\S/) },
      },
    ])
    expect(await answer(folio, 'cumplir', HR, 'Ya está corregido en todos lados.')).toEqual({ status: 'OK' })
    expect(await listed()).toEqual([])
    const [row] = await listed(false)
    expect(row).toMatchObject({ estado: 'cumplida', cumplimiento: { entrada: expect.any(Number) } })
    expect(await own()).toEqual([{ ...row, esPropia: true }])
    const hashes = [row?.respuesta?.huella ?? '', row?.cumplimiento?.huella ?? '']
    const entries = await exported()
    expect(verifyChain(fileOf(entries), hashes)).toMatchObject({
      entries: entries.length,
      last: hashes[1],
    })
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(like(securityEvents.kind, 'right-%'))
      .orderBy(securityEvents.id)
    expect(events.map(({ kind, details }) => [kind, details])).toEqual([
      ['right-granted', { folio }],
      ['right-carried-out', { folio }],
    ])
    expect(await notified('right-answered')).toHaveLength(2)
  })

  test('detects a changed, a removed and a forged entry; an erased request keeps the chain whole', async () => {
    const folio = await asked()
    await answer(folio, 'negar')
    const entries = await exported()
    const at = entries.length - 2
    const changed = entries.map((entry, place) =>
      place === at ? { ...entry, detalle: { ...entry.detalle, texto: 'Otra cosa muy distinta.' } } : entry,
    )
    expect(() => verifyChain(fileOf(changed))).toThrow(`Entrada ${at + 1}: alguien cambió su detalle.`)
    expect(() => verifyChain(fileOf(entries.toSpliced(at, 1)))).toThrow(
      `Entrada ${at + 1}: falta una entrada.`,
    )
    // A reader sees the first of two equal fields, but the hash covers the last.
    const twice = fileOf(entries).replace('"texto":', '"texto":"Otra cosa muy distinta.","texto":')
    expect(() => verifyChain(twice)).toThrow('El archivo repite un dato')
    expect(verifyChain(JSON.stringify(JSON.parse(fileOf(entries)), null, 1)).entries).toBe(entries.length)
    // A change in the database shows, too.
    const [row] = await server.db.select().from(privacyRequests).where(eq(privacyRequests.id, folio))
    if (!row?.answered) throw new Error('the request has no answer')
    const answered = { ...row.answered, texto: 'Sí procede.' }
    await server.db.update(privacyRequests).set({ answered }).where(eq(privacyRequests.id, folio))
    await expect(
      exported()
        .then(fileOf)
        .then((file) => verifyChain(file)),
    ).rejects.toThrow(`Entrada ${at + 2}: alguien cambió su detalle.`)
    await expect(server.db.update(privacyEntries).set({ folio: 1 })).rejects.toThrow()
    await expect(server.db.delete(privacyEntries)).rejects.toThrow()
    await server.db.delete(privacyRequests)
    expect(verifyChain(fileOf(await exported())).erased).toBe(entries.length)
  })

  test('takes the days from the law rows of that day', async () => {
    await server.db.insert(lawRows).values({
      rule: 'privacyAnswerDays',
      value: '10',
      validFrom: '2026-11-14',
      article: 'LFPDPPP',
      source: 'DOF 2026-11-01',
      isConfirmed: true,
      status: 'approved',
      proposedAt: clock.now(),
      decidedAt: clock.now(),
    })
    expect(await ask()).toMatchObject({ limite: '2026-12-14' })
    clock.advance(DAY_MS)
    expect(await ask()).toMatchObject({ limite: '2026-11-30' })
  })

  test('refuses invalid input, an unknown folio, a wrong step and too many open requests', async () => {
    for (const input of [
      { derecho: 'olvido' },
      { texto: 'Corto' },
      { texto: 'x'.repeat(1001) },
      { texto: null },
    ])
      expect(await ask(input)).toMatchObject({ status: 'ERROR' })
    expect(await listed()).toEqual([])
    const folio = await asked()
    expect(await answer(folio + 1000, 'negar')).toEqual(failure(texts.unknown))
    expect(await answer(folio, 'cumplir')).toEqual(failure(texts.changed))
    expect(await answer(folio, 'negar', HR, ' ')).toMatchObject({ status: 'ERROR' })
    await answer(folio, 'negar')
    expect(await answer(folio, 'conceder')).toEqual(failure(texts.changed))
    for (let count = 0; count < 20; count++) await asked()
    expect(await ask()).toEqual(failure(texts.tooMany(20)))
    expect(await ask({ texto: 'Otro texto \ud83d con media letra.' }, '100102')).toMatchObject({
      status: 'OK',
    })
  })

  test('nobody answers their own request, nor one of somebody who knows their password', async () => {
    const folio = await asked(HR)
    expect(await listed()).toMatchObject([{ folio, esPropia: true }])
    expect(await answer(folio, 'conceder')).toEqual(failure(texts.own))
    expect(await notified('right-waiting')).not.toContainEqual(
      expect.objectContaining({ userId: await userOf(HR) }),
    )
    await recordIssued(server, HR, ADMINISTRATOR)
    expect(await answer(folio, 'conceder', ADMINISTRATOR)).toMatchObject({ status: 'ERROR' })
    expect(await answer(await asked(), 'conceder', ADMINISTRATOR)).toEqual({ status: 'OK' })
  })

  test('shows employees only their own requests, and a limited role only its people', async () => {
    const folio = await asked()
    expect(await own('100102')).toEqual([])
    expect((await sendAs(server, rights.listRights, { abiertas: true, pagina: 1 }, '100102')).http).toBe(403)
    expect((await sendAs(server, askPrivacyRight, ASKED, 'candidato')).http).toBe(403)
    const helper = await userOf('100104')
    await setRole(server, helper, 'recursos-humanos', true, { companies: ['00300'], plants: null })
    expect(await listed(true, '100104')).toEqual([])
    expect(await answer(folio, 'negar', '100104')).toEqual(failure(texts.unknown))
    await setRole(server, helper, 'recursos-humanos', true, { companies: ['00100'], plants: null })
    expect(await listed(true, '100104')).toMatchObject([{ folio }])
    await setRole(server, helper, 'recursos-humanos', false)
  })

  test('notifies the desk, then administrators, before each term ends', async () => {
    const [desk, administrator] = [await userOf(HR), await userOf(ADMINISTRATOR)]
    const sources = { db: server.db, clock, services: server.services }
    const folio = await asked()
    const until = { subtitle: texts.until(folio, '14/12/2026') }
    expect(await notified('right-waiting')).toContainEqual({ userId: desk, ...until })
    const onDay = async (day: string) => {
      await server.db.delete(notifications)
      clock.advance(Date.parse(`${day}T12:00:00-06:00`) - clock.now().getTime())
      expect(await warnOfTerms(sources)).toBe(false)
      const told = (await notified('right-waiting')).map(({ userId }) => userId)
      return { desk: told.includes(desk), administrators: told.includes(administrator) }
    }
    expect(DAYS_BEFORE_END).toEqual({ desk: 5, administrators: 2 })
    expect(await onDay('2026-12-04')).toEqual({ desk: false, administrators: false })
    expect(await onDay('2026-12-07')).toEqual({ desk: true, administrators: false })
    expect(await onDay('2026-12-08')).toEqual({ desk: false, administrators: false })
    expect(await onDay('2026-12-10')).toEqual({ desk: false, administrators: true })
    await answer(folio, 'conceder')
    expect(await onDay('2026-12-11')).toEqual({ desk: false, administrators: false })
    // The term to carry out ends on 4 January; after a pause of the server both are notified at once.
    expect(await onDay('2027-01-04')).toEqual({ desk: true, administrators: true })
    expect(await onDay('2027-01-20')).toEqual({ desk: false, administrators: false })
  })

  test('keeps one chain under simultaneous requests, and one request for a repeated operation id', async () => {
    const before = (await exported()).length
    await Promise.all(['100101', '100102', '100103', '100201'].map((login) => ask({}, login)))
    const idOperacion = crypto.randomUUID()
    const [first, again] = [await ask({ idOperacion }), await ask({ idOperacion })]
    expect(again).toEqual(first)
    expect(verifyChain(fileOf(await exported())).entries).toBe(before + 5)
  })
})
