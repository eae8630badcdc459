import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { revokeImportKey } from '#contract/imports/import-keys.ts'
import * as contract from '#contract/imports/people-import.ts'
import { importKeys } from '#server/db/schema/imports/import-keys.ts'
import { peopleArrivals, peopleImports } from '#server/db/schema/imports/people-import.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { texts as english } from '#features/importing/people/texts.en.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { isVisible, peopleTables } from '#server/services/import-engine/tables.ts'
import { runImports } from '#server/services/import-engine/work-on-imports.ts'
import { peopleFamily } from '#server/services/people-import/family.ts'
import type { WireArrival } from '#server/services/import-engine/wire-arrival.ts'
import { csvOf, inventPerson, PLAIN_HEADINGS as HEADINGS, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { keyFor, ticketOf } from '#tests/support/people/sending-files.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

interface Answer {
  http: number
  body: { status: string; message?: string; id?: number; repetido?: boolean; data?: WireArrival }
}

describe.each(databases)('on %s', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-people-folder-'))
  let mail: MailServer
  let told = 0
  const letters = () => mail.received.slice(told).map(({ to, text }) => `${to.join(' ')}\n${text}`)
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  let count = 0
  beforeAll(async () => {
    mail = await startMailServer()
    server = withoutPace(
      await startServer({
        database,
        environment: {
          IMPORT_FOLDER: folder,
          IMPORT_FOLDER_MAIL: 'carpeta@example.com',
          SMTP_URL: mail.url,
          PUBLIC_URL: 'https://turno.example.com',
        },
      }),
    )
    hands = peopleImportActions(server)
  })
  afterAll(async () => {
    await server.services.mailer.close()
    await server.stop()
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    told = mail.received.length
  })

  const key = (correo = '') =>
    keyFor(server, `Personas ${database} ${count++}`, { clases: ['personas'], correo })
  const file = (...rows: string[][]) => csvOf([HEADINGS, ...rows])
  const answer = async (response: Response): Promise<Answer> => ({
    http: response.status,
    body: (await response.json()) as Answer['body'],
  })
  const send = async (
    token: string,
    bytes: string | Uint8Array,
    query = 'clase=personas&nombre=personal.csv',
  ) =>
    answer(
      await server.fetch(`/api/portal/importaciones?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
      }),
    )
  const look = async (token: string, id = 0, query = '?clase=personas') =>
    answer(
      await server.fetch(`/api/portal/importaciones/${id}${query}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  const seen = new Map<string, Map<string, string>>()
  const turn = (ending = new AbortController().signal) => {
    const { db, clock, services } = server
    return runImports(peopleFamily, { db, clock, services, seen }, ending)
  }
  const bring = async (token: string, bytes: string) => {
    const { body } = await send(token, bytes)
    await turn()
    return (await look(token, body.id)).body.data
  }
  const isThere = async (number: string) =>
    (await server.db.$count(employees, eq(employees.number, number))) > 0
  const openAccounts = () => server.db.$count(users, isNull(users.closedAt))

  test('imports a file without uncertain columns unattended, and mails a report without names', async () => {
    const { llave } = await key('fuente@example.com')
    const sent = await send(llave, file(rowOf(inventPerson(1)), rowOf(inventPerson(2))))
    expect(sent).toMatchObject({
      http: 200,
      body: { status: 'OK', repetido: false, data: { estado: 'en-cola', archivo: 'personal.csv' } },
    })
    await turn()
    const { body } = await look(llave, sent.body.id)
    expect(body.data).toMatchObject({ estado: 'terminada', nuevas: 2, errores: 0, hechas: 2, motivo: '' })
    expect([await isThere('500001'), await isThere('500002')]).toEqual([true, true])
    expect(letters()).toHaveLength(1)
    const letter = letters()[0]?.replaceAll('=\r\n', '') ?? ''
    expect(letter).toContain('To: fuente@example.com')
    expect(letter).toContain('2 nuevas')
    expect(letter).not.toMatch(/500001|Saúl|Karla/)
    await turn()
    expect(letters()).toHaveLength(1)
    const { userId } = await findPerson(server, '100501')
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.kind, 'people-imported'), eq(securityEvents.actorId, userId)))
    expect(events).toHaveLength(1)
  })

  test('starts no second run for the same bytes; another key only learns that the file exists', async () => {
    const { llave } = await key()
    const other = await key()
    const bytes = file(rowOf(inventPerson(3)))
    const first = await send(llave, bytes)
    await turn()
    const before = await server.db.$count(peopleImports, isVisible(peopleTables))
    expect(await send(llave, bytes)).toMatchObject({
      body: { id: first.body.id, repetido: true, data: { estado: 'terminada', nuevas: 1 } },
    })
    expect((await send(other.llave, bytes)).body).toEqual({ status: 'OK', id: first.body.id, repetido: true })
    await turn()
    expect(await server.db.$count(peopleImports, isVisible(peopleTables))).toBe(before)
    expect((await look(other.llave, first.body.id)).http).toBe(404)
    expect((await look(llave, 99_999)).http).toBe(404)
    const kept = await server.db.select().from(peopleArrivals)
    expect(kept.every(({ fileKey }) => fileKey === null)).toBe(true)
    const loose = await server.db.select().from(looseFiles).where(eq(looseFiles.isDoomed, false))
    expect(loose).toEqual([])
  })

  test('imports the valid rows, and keeps the others as rows in error', async () => {
    const { llave } = await key()
    const data = await bring(llave, file(rowOf(inventPerson(4)), rowOf(inventPerson(5, { curp: 'NADA' }))))
    expect(data).toMatchObject({ estado: 'terminada', nuevas: 1, errores: 1 })
    expect([await isThere('500004'), await isThere('500005')]).toEqual([true, false])
    const rows = await hands.rows((await hands.now()).id, 'error')
    expect(rows).toHaveLength(1)
  })

  test('waits for an administrator when a column is uncertain, and remembers the choice for its source', async () => {
    const { llave } = await key('fuente@example.com')
    const strange = HEADINGS.map((heading) => (heading === 'CURP' ? 'LO QUE SEA' : heading))
    const bytes = csvOf([strange, rowOf(inventPerson(6))])
    expect(await bring(llave, bytes)).toMatchObject({ estado: 'espera', motivo: texts.waitsFor.columns })
    expect(await isThere('500006')).toBe(false)
    expect(letters()[0]).toContain('por revisar')
    const run = await hands.now()
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'columns' })
    expect(english.review.reason(run)).toMatch(/^Check what each column is/)
    await expect(hands.check(file(rowOf(inventPerson(7))))).rejects.toThrow(texts.busy)
    const columnas = run.columnas.map(({ campo }) => campo)
    const chosen = { id: run.id, origen: run.origen, columnas, completa: false }
    expect(await hands.said(contract.mapPeopleColumns, chosen)).toBe('OK')
    await turn()
    expect(await hands.now()).toMatchObject({ estado: 'lista' })
    await hands.run(run.id)
    await turn()
    expect(letters()).toHaveLength(2)
    expect(await isThere('500006')).toBe(true)
    const again = await bring(llave, csvOf([strange, rowOf(inventPerson(8))]))
    expect(again).toMatchObject({ estado: 'terminada', nuevas: 1 })
  })

  test('waits when a required column is missing', async () => {
    const { llave } = await key()
    const rows = [
      ['NUMERO', 'CURP'],
      ['500009', inventPerson(9).curp],
    ]
    const data = await bring(llave, csvOf(rows))
    expect(data).toMatchObject({ estado: 'espera', motivo: texts.waitsFor.columns })
    const { id } = await hands.now()
    expect(await hands.said(contract.steerPeopleImport, { id, accion: 'descartar' })).toBe('OK')
    await turn()
    const over = (await look(llave, data?.id)).body.data
    expect(over).toMatchObject({ estado: 'descartada', motivo: expect.stringContaining('lo descartó') })
    expect(over?.fin).not.toBe('')
  })

  test('waits until the number of leavers is typed when more than 5 % leave', async () => {
    const { llave } = await key()
    const people = Array.from({ length: 30 }, (_, at) => inventPerson(100 + at))
    expect(await bring(llave, file(...people.map((each) => rowOf(each))))).toMatchObject({ nuevas: 30 })
    const open = await openAccounts()
    const leaving = file(...people.map((each) => rowOf(each, { left: '2026-01-15' })))
    const data = await bring(llave, leaving)
    expect(data).toMatchObject({ estado: 'espera', motivo: texts.waitsFor.leavers, bajas: 30 })
    expect(await openAccounts()).toBe(open)
    const { id } = await hands.now()
    expect(await hands.said(contract.startPeopleImport, { id, bajas: 29 })).toBe(texts.confirm(30))
    await hands.run(id, 30)
    expect(await openAccounts()).toBe(open - 30)
    expect((await look(llave, data?.id)).body.data).toMatchObject({ estado: 'terminada', bajas: 30 })
  })

  test('holds back files of a key whose maker is no longer an administrator, also a running import', async () => {
    const { userId } = await findPerson(server, '100401')
    const { id, llave } = await key()
    await server.db.update(importKeys).set({ createdBy: userId }).where(eq(importKeys.id, id))
    const data = await bring(llave, file(rowOf(inventPerson(40))))
    expect(data).toMatchObject({ estado: 'espera', motivo: texts.waitsFor.author })
    expect(await isThere('500040')).toBe(false)
    await hands.run((await hands.now()).id)
    expect(await isThere('500040')).toBe(true)
    await setRole(server, userId, 'administrador', true)
    const sent = await send(llave, file(rowOf(inventPerson(41))))
    await turn()
    expect(await isThere('500041')).toBe(true)
    expect((await look(llave, sent.body.id)).body.data).toMatchObject({ estado: 'terminada' })
    const third = await send(llave, file(rowOf(inventPerson(42))))
    await turn(AbortSignal.abort())
    const { db, clock, services } = server
    const { importNextArrival } = await import('#server/services/import-engine/import-arrivals.ts')
    const { decide } = await import('#server/services/import-engine/decide.ts')
    const { checkImport } = await import('#server/services/people-import/check/check.ts')
    await importNextArrival(peopleFamily, { db, clock, services })
    const [run] = await db.select().from(peopleImports).where(eq(peopleImports.state, 'checking'))
    if (!run) throw new Error('no import was started')
    await checkImport({ db, clock, background: services.background }, run)
    await db.transaction((tx) => decide(peopleFamily, { tx, clock, services }, run.id))
    await setRole(server, userId, 'administrador', false)
    await turn()
    expect((await look(llave, third.body.id)).body.data).toMatchObject({
      estado: 'detenida',
      motivo: texts.waitsFor.author,
    })
    expect(await isThere('500042')).toBe(false)
    expect(await hands.said(contract.steerPeopleImport, { id: run.id, accion: 'descartar' })).toBe('OK')
  })

  test('refuses wrong keys and tickets, and empty, hostile or oversized files', async () => {
    const { id, llave } = await key()
    const payroll = await keyFor(server, `Nómina ${database}`)
    expect((await send(payroll.llave, file(rowOf(inventPerson(50))))).http).toBe(403)
    expect((await look(payroll.llave, 1)).http).toBe(403)
    expect((await look(llave, 1, '')).http).toBe(403)
    expect((await send(await ticketOf(server), file(rowOf(inventPerson(50))))).http).toBe(403)
    expect((await send(llave, '')).body).toMatchObject({ message: texts.problemOf('empty') })
    expect((await send(llave, Buffer.alloc(11 * 1_048_576 + 1))).http).toBe(413)
    const odd = await send(
      llave,
      '<!DOCTYPE a><script>',
      `clase=personas&nombre=${encodeURIComponent('../../etc/\u202epasswd')}`,
    )
    await turn()
    expect((await look(llave, odd.body.id)).body.data).toMatchObject({
      estado: 'rechazada',
      archivo: 'passwd',
    })
    const refused = (await look(llave, odd.body.id)).body.data?.motivo ?? ''
    expect(refused.length).toBeGreaterThan(10)
    await hands.ask(revokeImportKey, { id })
    expect((await send(llave, file(rowOf(inventPerson(50))))).http).toBe(401)
    expect((await look(llave, odd.body.id)).http).toBe(401)
    expect(await isThere('500050')).toBe(false)
  })

  test('queues files while a person imports, and processes them in order', async () => {
    const { llave } = await key()
    const run = await hands.check(file(rowOf(inventPerson(60))))
    const sent = await send(llave, file(rowOf(inventPerson(61))))
    const second = await send(llave, file(rowOf(inventPerson(62))))
    await turn()
    expect((await look(llave, sent.body.id)).body.data).toMatchObject({ estado: 'en-cola' })
    expect(await hands.now()).toMatchObject({ id: run.id, estado: 'lista' })
    await hands.run(run.id)
    await turn()
    for (const { body } of [sent, second]) {
      expect((await look(llave, body.id)).body.data).toMatchObject({ estado: 'terminada', nuevas: 1 })
    }
  })

  test('imports a file whose stored bytes were lost when it is sent again', async () => {
    const { llave } = await key()
    const bytes = file(rowOf(inventPerson(65)))
    vi.spyOn(server.services.files, 'read').mockResolvedValueOnce(null)
    const lost = await bring(llave, bytes)
    expect(lost).toMatchObject({ estado: 'rechazada', motivo: texts.problemOf('gone') })
    expect(await bring(llave, bytes)).toMatchObject({ estado: 'terminada', motivo: '', nuevas: 1 })
    expect((await send(llave, bytes)).body).toMatchObject({ repetido: true })
  })

  test('processes each file once in two simultaneous runs', async () => {
    const { llave } = await key()
    const ids: number[] = []
    for (let at = 0; at < 4; at++) {
      ids.push((await send(llave, file(rowOf(inventPerson(70 + at))))).body.id ?? 0)
    }
    await Promise.all([turn(), turn()])
    await turn()
    for (const id of ids) expect((await look(llave, id)).body.data).toMatchObject({ estado: 'terminada' })
    expect(await server.db.$count(peopleArrivals, eq(peopleArrivals.refusal, 'gone'))).toBe(0)
  })

  test('leaves nothing of an interrupted start of an import, and processes the file once in the next run', async () => {
    const { llave } = await key()
    const sent = await send(llave, file(rowOf(inventPerson(80))))
    const before = await server.db.$count(peopleImports, isVisible(peopleTables))
    const { files } = server.services
    const release = files.release.bind(files)
    files.release = () => Promise.reject(new Error('the power is gone'))
    try {
      await expect(turn()).rejects.toThrow('the power is gone')
    } finally {
      files.release = release
    }
    expect(await server.db.$count(peopleImports, isVisible(peopleTables))).toBe(before)
    expect((await look(llave, sent.body.id)).body.data).toMatchObject({ estado: 'en-cola' })
    const { db, clock, services } = server
    const { importNextArrival } = await import('#server/services/import-engine/import-arrivals.ts')
    const { checkImport } = await import('#server/services/people-import/check/check.ts')
    await importNextArrival(peopleFamily, { db, clock, services })
    const [run] = await db.select().from(peopleImports).where(eq(peopleImports.state, 'checking'))
    if (!run) throw new Error('no import was started')
    await checkImport({ db, clock, background: services.background }, run)
    await turn()
    expect((await look(llave, sent.body.id)).body.data).toMatchObject({ estado: 'terminada', nuevas: 1 })
    expect(await server.db.$count(peopleImports, isVisible(peopleTables))).toBe(before + 1)
  })

  test('imports a folder file that is unchanged at the second check, after an administrator confirms, with a report', async () => {
    await turn()
    const place = join(folder, 'personas')
    expect(existsSync(place)).toBe(true)
    writeFileSync(join(place, 'altas.csv'), file(rowOf(inventPerson(90))))
    writeFileSync(join(place, 'notas.txt'), 'x')
    await turn()
    await turn()
    expect(await hands.now()).toMatchObject({ archivo: 'altas.csv', origen: 'Carpeta', estado: 'lista' })
    expect(readdirSync(join(place, 'taking'))).toHaveLength(1)
    expect(await isThere('500090')).toBe(false)
    expect(letters().join('')).toContain('carpeta@example.com')
    const isTaken = eq(securityEvents.kind, 'people-file-taken')
    const events = await server.db.select().from(securityEvents).where(isTaken)
    expect(events.at(-1)).toMatchObject({ actorId: null, details: { source: 'Carpeta' } })
    await hands.run((await hands.now()).id)
    await turn()
    expect(await isThere('500090')).toBe(true)
    expect(readdirSync(join(place, 'done')).sort()).toEqual(['altas.csv', 'altas.csv.txt'])
    expect(readFileSync(join(place, 'done/altas.csv.txt'), 'utf8')).toContain('1 nuevas')
    writeFileSync(join(place, 'roto.xlsx'), 'no es')
    await turn()
    await turn()
    expect(readdirSync(join(place, 'refused')).sort()).toEqual(['roto.xlsx', 'roto.xlsx.txt'])
    expect(readdirSync(place).sort()).toEqual(['done', 'notas.txt', 'refused', 'taking'])
  })
})
