import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { revokeImportKey } from '#contract/imports/import-keys.ts'
import { DATA_KINDS } from '#domain/import-file/import-kinds.ts'
import { compareText } from '#domain/text/compare-text.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { dataArrivals, dataImports } from '#server/db/schema/imports/data-import.ts'
import { loans, savingsAccounts } from '#server/db/schema/savings.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { dataImportTexts as texts } from '#server/services/data-import/texts.es.ts'
import { dataTables, isVisible } from '#server/services/import-engine/tables.ts'
import { goodFiles } from '#tests/support/people/bringing-data.ts'
import { type DataSources, kardexOf, openDataSources } from '#tests/support/people/data-sources.ts'
import { keyFor, ticketOf } from '#tests/support/people/sending-files.ts'

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  let sources: DataSources
  let server: DataSources['server']
  let program: DataSources['program']
  beforeAll(async () => {
    sources = await openDataSources(database)
    ;({ server, program } = sources)
  })
  afterAll(() => sources.close())
  beforeEach(() => sources.begin())
  afterEach(() => sources.end())

  test('imports each kind of file sent with its key, and mails the source a report without names', async () => {
    // The kinds of the savings fund share one queue, because movements and loans need the account first.
    const sent = []
    for (const kind of DATA_KINDS) {
      const { llave } = await sources.key(kind, `${kind}@example.com`)
      const { http, body } = await program.send(llave, kind, goodFiles[kind])
      expect([kind, http, body]).toMatchObject([
        kind,
        200,
        { status: 'OK', repetido: false, data: { estado: 'en-cola', clase: kind, archivo: `${kind}.csv` } },
      ])
      sent.push({ kind, llave, id: body.id })
    }
    await program.turn()
    for (const { kind, llave, id } of sent) {
      const { body } = await program.look(llave, kind, id)
      expect([kind, body.data]).toMatchObject([
        kind,
        { estado: 'terminada', nuevas: 1, errores: 0, hechas: 1, motivo: '' },
      ])
    }
    const employeeId = await sources.idOf('100104')
    expect(await server.db.$count(savingsAccounts, eq(savingsAccounts.employeeId, employeeId))).toBe(1)
    expect(await sources.movementsOf(employeeId)).toBe(2)
    expect(await server.db.$count(loans, eq(loans.employeeId, employeeId))).toBe(1)
    expect(sources.letters()).toHaveLength(DATA_KINDS.length)
    expect(sources.letters().join('')).not.toMatch(/100104|Saúl/)
    expect(sources.letters()[0]).toContain('kardex@example.com')
    expect(sources.letters()[0]).toContain('1 nuevas')
    await program.turn()
    expect(sources.letters()).toHaveLength(DATA_KINDS.length)
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.kind, 'data-imported'), eq(securityEvents.actorId, sources.maker)))
    // Sorts by kind, because a kind with its own queue does not wait for the kinds of the fund.
    const imported = events
      .map(({ details }) => details)
      .sort((a, b) => compareText(String(a.what), String(b.what)))
    expect(imported).toMatchObject(
      [...DATA_KINDS].sort(compareText).map((what) => ({ what, source: expect.stringMatching(`^${what}`) })),
    )
  })

  test('takes each kind of file from the folder, waits for a person, and moves it aside with a report', async () => {
    await program.turn()
    for (const kind of DATA_KINDS) {
      writeFileSync(join(sources.folder, kind, `${kind}.csv`), `${goodFiles[kind]}\n`)
      writeFileSync(join(sources.folder, kind, 'notas.txt'), 'x')
      await program.turn()
      await program.turn()
      const own = sources.hands(kind)
      const now = await own.now()
      expect([kind, now]).toMatchObject([
        kind,
        { archivo: `${kind}.csv`, origen: 'Carpeta', estado: 'lista', espera: 'folder' },
      ])
      expect(sources.letters().join('')).toContain('carpeta@example.com')
      expect(await own.said(contract.steerDataImport, { id: now.id, accion: 'descartar' })).toBe('OK')
      await program.turn()
      expect(readdirSync(join(sources.folder, kind, 'refused')).sort()).toEqual([
        `${kind}.csv`,
        `${kind}.csv.txt`,
      ])
      expect(readFileSync(join(sources.folder, kind, 'refused', `${kind}.csv.txt`), 'utf8')).toContain(
        texts.problemOf('discarded'),
      )
      expect(readdirSync(join(sources.folder, kind)).sort()).toEqual([
        'done',
        'notas.txt',
        'refused',
        'taking',
      ])
    }
    const before = await sources.facts()
    writeFileSync(join(sources.folder, 'kardex', 'dia.csv'), kardexOf('27/11/2024'))
    writeFileSync(join(sources.folder, 'kardex', 'mismo.csv'), kardexOf('27/11/2024'))
    await program.turn()
    await program.turn()
    expect(await sources.facts()).toBe(before)
    expect(await sources.hands().run((await sources.hands().now()).id)).toMatchObject({
      cuentas: { nueva: 1 },
    })
    await program.turn()
    expect(await sources.facts()).toBe(before + 1)
    expect(existsSync(join(sources.folder, 'kardex/done/dia.csv'))).toBe(true)
    const reports = ['dia', 'mismo'].map((name) =>
      readFileSync(join(sources.folder, `kardex/done/${name}.csv.txt`), 'utf8'),
    )
    expect(reports.join('')).toContain('1 nuevas')
    expect(reports.join('')).toMatch(/Es el mismo archivo que (dia|mismo)\.csv/)
    expect(readdirSync(join(sources.folder, 'kardex/taking'))).toEqual([])
  })

  test('imports the same bytes once; another key only learns that they were received', async () => {
    const { llave } = await sources.key('kardex')
    const other = await sources.key('kardex')
    const bytes = kardexOf('28/11/2024')
    const first = await program.send(llave, 'kardex', bytes)
    await program.turn()
    const runs = await server.db.$count(dataImports, isVisible(dataTables))
    expect(await program.send(llave, 'kardex', bytes)).toMatchObject({
      body: { id: first.body.id, repetido: true, data: { estado: 'terminada', nuevas: 1 } },
    })
    expect((await program.send(other.llave, 'kardex', bytes)).body).toEqual({
      status: 'OK',
      id: first.body.id,
      repetido: true,
    })
    await program.turn()
    expect(await server.db.$count(dataImports, isVisible(dataTables))).toBe(runs)
    expect((await program.look(other.llave, 'kardex', first.body.id)).http).toBe(404)
    const kept = await server.db.select().from(dataArrivals)
    expect(kept.every(({ fileKey }) => fileKey === null)).toBe(true)
    expect(await server.db.select().from(looseFiles).where(eq(looseFiles.isDoomed, false))).toEqual([])
  })

  test('refuses a wrong key, another kind’s import, a ticket, and empty, too large and HTML files', async () => {
    const { llave } = await sources.key('kardex')
    const bytes = kardexOf('29/11/2024')
    expect((await program.send(llave, 'movimientos', bytes)).http).toBe(403)
    expect((await program.send(llave, 'personas', bytes)).http).toBe(403)
    expect((await program.send(llave, 'otra', bytes)).http).toBe(403)
    expect((await program.send(await ticketOf(server), 'kardex', bytes)).http).toBe(403)
    expect((await program.send(llave, 'kardex', '')).body).toMatchObject({
      message: texts.problemOf('empty'),
    })
    expect((await program.send(llave, 'kardex', 'x'.repeat(11 * 1_048_576 + 1))).http).toBe(413)
    const sent = await program.send(llave, 'kardex', bytes)
    await program.turn()
    const both = await keyFor(server, `Dos ${database}`, { clases: ['kardex', 'movimientos'] })
    expect((await program.look(both.llave, 'movimientos', sent.body.id)).http).toBe(404)
    const odd = await program.send(llave, 'kardex', '<!DOCTYPE a><script>', '../../etc/\u202epasswd')
    await program.turn()
    expect((await program.look(llave, 'kardex', odd.body.id)).body.data).toMatchObject({
      estado: 'rechazada',
      archivo: 'passwd',
      motivo: expect.stringMatching(/.{10}/),
    })
  })

  test('a revoked key can send nothing, and its queued file is not imported', async () => {
    const { id, llave } = await sources.key('kardex', 'fuente@example.com')
    const bytes = kardexOf('30/11/2024')
    const before = await sources.facts()
    const sent = await program.send(llave, 'kardex', bytes)
    expect(await sources.hands('kardex', '100501').said(revokeImportKey, { id })).toBe('OK')
    await program.turn()
    const [arrival] = await server.db
      .select()
      .from(dataArrivals)
      .where(eq(dataArrivals.id, sent.body.id ?? 0))
    expect(arrival).toMatchObject({ refusal: 'revoked', importId: null, fileKey: null })
    expect(await sources.facts()).toBe(before)
    expect(sources.letters().join('')).toContain(texts.problemOf('revoked'))
    expect((await program.send(llave, 'kardex', bytes)).http).toBe(401)
    expect((await program.look(llave, 'kardex', sent.body.id)).http).toBe(401)
    const other = await sources.key('kardex')
    expect(await program.bring(other.llave, 'kardex', bytes)).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
    expect(await sources.facts()).toBe(before + 1)
  })

  test('imports the queued file of a revoked key when another key sends the same file', async () => {
    const { id, llave } = await sources.key('kardex', 'antes@example.com')
    const other = await sources.key('kardex', 'ahora@example.com')
    const bytes = kardexOf('2024-12-12')
    await program.send(llave, 'kardex', bytes)
    expect(await sources.hands('kardex', '100501').said(revokeImportKey, { id })).toBe('OK')
    const { body } = await program.send(other.llave, 'kardex', bytes)
    expect(body).toMatchObject({ status: 'OK', repetido: false, data: { estado: 'en-cola' } })
    await program.turn()
    expect((await program.look(other.llave, 'kardex', body.id)).body.data).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
    expect(sources.letters().join('')).toContain('ahora@example.com')
    expect(sources.letters().join('')).not.toContain('antes@example.com')
  })

  test('refuses a file that was lost from storage, and imports it when it is sent again', async () => {
    const { llave } = await sources.key('kardex')
    const bytes = kardexOf('2024-12-09')
    vi.spyOn(server.services.files, 'read').mockResolvedValueOnce(null)
    expect(await program.bring(llave, 'kardex', bytes)).toMatchObject({
      estado: 'rechazada',
      motivo: texts.problemOf('gone'),
    })
    expect(await program.bring(llave, 'kardex', bytes)).toMatchObject({ estado: 'terminada', nuevas: 1 })
  })

  test('keeps nothing of an interrupted import, and imports the file once on the next turn', async () => {
    const { llave } = await sources.key('kardex')
    const sent = await program.send(llave, 'kardex', kardexOf('2024-12-10'))
    const runs = await server.db.$count(dataImports, isVisible(dataTables))
    const { files } = server.services
    const release = files.release.bind(files)
    files.release = () => Promise.reject(new Error('the power is gone'))
    try {
      await expect(program.turn()).rejects.toThrow('the power is gone')
    } finally {
      files.release = release
    }
    expect(await server.db.$count(dataImports, isVisible(dataTables))).toBe(runs)
    expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({ estado: 'en-cola' })
    await program.turn()
    expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
    expect(await server.db.$count(dataImports, isVisible(dataTables))).toBe(runs + 1)
  })

  test('queues files that arrive while a person imports', async () => {
    const { llave } = await sources.key('kardex')
    const run = await sources.hands().check(kardexOf('2024-12-06'))
    const sent = await program.send(llave, 'kardex', kardexOf('2024-12-07'))
    const second = await program.send(llave, 'kardex', kardexOf('2024-12-08'))
    await program.turn()
    expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({ estado: 'en-cola' })
    expect(await sources.hands().now()).toMatchObject({ id: run.id, estado: 'lista' })
    await sources.hands().run(run.id)
    await program.turn()
    for (const { body } of [sent, second]) {
      expect((await program.look(llave, 'kardex', body.id)).body.data).toMatchObject({
        estado: 'terminada',
        nuevas: 1,
      })
    }
  })
})
