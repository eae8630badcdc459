import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/data-import.ts'
import { makeImportKey, revokeImportKey } from '#contract/import-keys.ts'
import { DATA_KINDS, type DataKindName } from '#domain/data-import/kind.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { dataArrivals, dataImports } from '#server/db/schema/imports/data-import.ts'
import { importKeys } from '#server/db/schema/imports/import-keys.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { employees } from '#server/db/schema/people.ts'
import { loans, savingsAccounts, savingsMovements } from '#server/db/schema/savings.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { dataImportTexts as texts } from '#server/services/data-import/texts.es.ts'
import { bringData, goodFiles } from '../support/people/bringing-data.ts'
import { dataHands } from '../support/people/data-import.ts'
import { keyFor, ticketOf } from '../support/people/sending-files.ts'
import { openSession, findPerson, setRole } from '../support/server/people.ts'
import { fieldOf, sendOperation } from '../support/server/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'
import { type MailServer, startMailServer } from '../support/server/smtp.ts'

/** Programs and a folder bring rows of each kind: what is sure is imported by itself, all else waits for a person. */

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-data-folder-'))
  let mail: MailServer
  let told = 0
  const letters = () =>
    mail.received.slice(told).map(({ to, text }) => `${to.join(' ')}\n${text.replaceAll('=\r\n', '')}`)
  let server: TestServer
  let program: ReturnType<typeof bringData>
  let count = 0
  let maker = 0
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
    program = bringData(server)
    maker = (await findPerson(server, '100501')).userId
    await setRole(server, maker, 'nomina', true)
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
  // Whatever waits is thrown away, so that no story keeps the next one from its turn.
  afterEach(async () => {
    for (const kind of DATA_KINDS) {
      const login = kind === 'kardex' || kind === 'prenominas' ? '100301' : '100501'
      const hands = dataHands(server, kind, login)
      const actual = fieldOf(await hands.ask(contract.readDataImport, { clase: kind }), 'actual') as
        | contract.DataImport
        | null
      if (actual && actual.estado !== 'terminada')
        await hands.said(contract.steerDataImport, { id: actual.id, accion: 'descartar' })
    }
    await program.turn()
  })

  const key = (kind: DataKindName, correo = '') =>
    keyFor(server, `${kind} ${database} ${count++}`, { clases: [kind], correo })
  const kardexOf = (day: string, number = '100104') => `NUMERO,TIPO,FECHA\n${number},2,${day}\n`
  const facts = () => server.db.$count(kardexFacts)
  const idOf = async (number: string) => (await findPerson(server, number)).employeeId ?? 0
  const hands = (kind: DataKindName = 'kardex', login = '100301') => dataHands(server, kind, login)

  test('each kind by its key: imported by itself, its source is written to without a name', async () => {
    // In one line: movements and loans need the account that comes before them.
    const sent = []
    for (const kind of DATA_KINDS) {
      const { llave } = await key(kind, `${kind}@example.com`)
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
    const employeeId = await idOf('100104')
    expect(await server.db.$count(savingsAccounts, eq(savingsAccounts.employeeId, employeeId))).toBe(1)
    expect(await server.db.$count(savingsMovements, eq(savingsMovements.employeeId, employeeId))).toBe(2)
    expect(await server.db.$count(loans, eq(loans.employeeId, employeeId))).toBe(1)
    expect(letters()).toHaveLength(DATA_KINDS.length)
    expect(letters().join('')).not.toMatch(/100104|Saúl/)
    expect(letters()[0]).toContain('kardex@example.com')
    expect(letters()[0]).toContain('1 nuevas')
    await program.turn()
    expect(letters()).toHaveLength(DATA_KINDS.length)
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.kind, 'data-imported'), eq(securityEvents.actorId, maker)))
      .orderBy(desc(securityEvents.id))
    expect(events.map(({ details }) => details)).toMatchObject(
      DATA_KINDS.toReversed().map((what) => ({ what, source: expect.stringMatching(`^${what}`) })),
    )
  })

  test('each kind by the folder: taken at the second look, waits for a person, laid aside with its report', async () => {
    await program.turn()
    for (const kind of DATA_KINDS) {
      // Another file than the one before it, and the same rows.
      writeFileSync(join(folder, kind, `${kind}.csv`), `${goodFiles[kind]}\n`)
      writeFileSync(join(folder, kind, 'notas.txt'), 'x')
      await program.turn()
      await program.turn()
      const own = hands(kind, kind === 'kardex' || kind === 'prenominas' ? '100301' : '100501')
      const now = await own.now()
      expect([kind, now]).toMatchObject([
        kind,
        { archivo: `${kind}.csv`, origen: 'Carpeta', estado: 'lista', espera: 'folder' },
      ])
      expect(letters().join('')).toContain('carpeta@example.com')
      expect(await own.said(contract.steerDataImport, { id: now.id, accion: 'descartar' })).toBe('OK')
      await program.turn()
      expect(readdirSync(join(folder, kind, 'refused')).sort()).toEqual([`${kind}.csv`, `${kind}.csv.txt`])
      expect(readFileSync(join(folder, kind, 'refused', `${kind}.csv.txt`), 'utf8')).toContain(
        texts.refusalOf('discarded'),
      )
      expect(readdirSync(join(folder, kind)).sort()).toEqual(['done', 'notas.txt', 'refused', 'taking'])
    }
    const before = await facts()
    writeFileSync(join(folder, 'kardex', 'dia.csv'), kardexOf('27/11/2024'))
    writeFileSync(join(folder, 'kardex', 'mismo.csv'), kardexOf('27/11/2024'))
    await program.turn()
    await program.turn()
    expect(await facts()).toBe(before)
    expect(await hands().run((await hands().now()).id)).toMatchObject({ cuentas: { nueva: 1 } })
    await program.turn()
    expect(await facts()).toBe(before + 1)
    expect(existsSync(join(folder, 'kardex/done/dia.csv'))).toBe(true)
    const reports = ['dia', 'mismo'].map((name) =>
      readFileSync(join(folder, `kardex/done/${name}.csv.txt`), 'utf8'),
    )
    expect(reports.join('')).toContain('1 nuevas')
    expect(reports.join('')).toMatch(/Es el mismo archivo que (dia|mismo)\.csv/)
    expect(readdirSync(join(folder, 'kardex/taking'))).toEqual([])
  })

  test('the same bytes again are the same run; another key learns no more than that it is here', async () => {
    const { llave } = await key('kardex')
    const other = await key('kardex')
    const bytes = kardexOf('28/11/2024')
    const first = await program.send(llave, 'kardex', bytes)
    await program.turn()
    const runs = await server.db.$count(dataImports)
    expect(await program.send(llave, 'kardex', bytes)).toMatchObject({
      body: { id: first.body.id, repetido: true, data: { estado: 'terminada', nuevas: 1 } },
    })
    expect((await program.send(other.llave, 'kardex', bytes)).body).toEqual({
      status: 'OK',
      id: first.body.id,
      repetido: true,
    })
    await program.turn()
    expect(await server.db.$count(dataImports)).toBe(runs)
    expect((await program.look(other.llave, 'kardex', first.body.id)).http).toBe(404)
    const kept = await server.db.select().from(dataArrivals)
    expect(kept.every(({ fileKey }) => fileKey === null)).toBe(true)
    expect(await server.db.select().from(looseFiles).where(eq(looseFiles.isDoomed, false))).toEqual([])
  })

  test('wrong kind of key, of another kind’s run, a ticket, nothing, too large, no table', async () => {
    const { llave } = await key('kardex')
    const bytes = kardexOf('29/11/2024')
    expect((await program.send(llave, 'movimientos', bytes)).http).toBe(403)
    expect((await program.send(llave, 'personas', bytes)).http).toBe(403)
    expect((await program.send(llave, 'otra', bytes)).http).toBe(403)
    expect((await program.send(await ticketOf(server), 'kardex', bytes)).http).toBe(403)
    expect((await program.send(llave, 'kardex', '')).body).toMatchObject({ message: texts.problemOf('empty') })
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

  test('revoked: sends nothing more, and what it has left in the queue is not taken', async () => {
    const { id, llave } = await key('kardex', 'fuente@example.com')
    const bytes = kardexOf('30/11/2024')
    const before = await facts()
    const sent = await program.send(llave, 'kardex', bytes)
    expect(await hands('kardex', '100501').said(revokeImportKey, { id })).toBe('OK')
    await program.turn()
    const [arrival] = await server.db
      .select()
      .from(dataArrivals)
      .where(eq(dataArrivals.id, sent.body.id ?? 0))
    expect(arrival).toMatchObject({ refusal: 'revoked', importId: null, fileKey: null })
    expect(await facts()).toBe(before)
    expect(letters().join('')).toContain(texts.refusalOf('revoked'))
    expect((await program.send(llave, 'kardex', bytes)).http).toBe(401)
    expect((await program.look(llave, 'kardex', sent.body.id)).http).toBe(401)
    // Nothing is lost: another key brings the same bytes.
    const other = await key('kardex')
    expect(await program.bring(other.llave, 'kardex', bytes)).toMatchObject({ estado: 'terminada', nuevas: 1 })
    expect(await facts()).toBe(before + 1)
  })

  test('revoked, or its maker loses the role, while it goes on: it stops, and a person goes on with it', async () => {
    for (const reason of ['key', 'role'] as const) {
      const { id, llave } = await key('kardex')
      const days = Array.from({ length: 600 }, (_, at) => day(reason === 'key' ? 1990 : 1995, at))
      // A person's rows go in together.
      const rows = ['100103', '100104'].flatMap((number) => days.map((each) => `${number},1,${each}`))
      const sent = await program.send(llave, 'kardex', ['NUMERO,TIPO,FECHA', ...rows].join('\n'))
      await untilRunning()
      if (reason === 'key') await hands('kardex', '100501').said(revokeImportKey, { id })
      else await setRole(server, maker, 'nomina', false)
      await program.turn()
      await setRole(server, maker, 'nomina', true)
      const found = await hands().now()
      expect([reason, found]).toMatchObject([reason, { estado: 'detenida', espera: reason }])
      expect(found.hechas).toBeLessThan(1200)
      if (reason === 'role') {
        expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({
          estado: 'detenida',
          motivo: dataWaitSentences.role,
        })
      }
      expect(await hands().said(contract.steerDataImport, { id: found.id, accion: 'seguir' })).toBe('OK')
      await program.turn()
      expect(await hands().now()).toMatchObject({ estado: 'terminada', hechas: 1200 })
    }
  })

  /** One step at a time, as a server that stops takes them, until rows go in. */
  async function untilRunning(): Promise<void> {
    const { workOnDataImports } = await import('#server/services/data-import/work-on-imports.ts')
    for (;;) {
      let looks = 0
      const once = {
        get aborted() {
          return looks++ > 0
        },
      }
      await workOnDataImports(server, once as AbortSignal)
      const [run] = await server.db.select().from(dataImports).orderBy(desc(dataImports.id)).limit(1)
      if (run?.state === 'running' && run.done > 0) return
    }
  }

  test('a column that is not sure waits; what a person chooses is the source’s from then on', async () => {
    const { llave } = await key('kardex', 'fuente@example.com')
    const before = await facts()
    const strange = (day: string) => `NUMERO,TIPO,CUANDO\n100104,2,${day}\n`
    expect(await program.bring(llave, 'kardex', strange('01/12/2024'))).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.columns,
    })
    expect(letters().join('')).toContain('espera a una persona')
    expect(await facts()).toBe(before)
    const run = await hands().now()
    // Nobody's file takes its place meanwhile.
    await expect(hands().hand(kardexOf('02/12/2024'))).rejects.toThrow(texts.busy)
    const columnas = ['numero', 'tipo', 'fecha']
    const chosen = { id: run.id, origen: run.origen, columnas }
    expect(await hands().said(contract.mapDataColumns, chosen)).toBe('OK')
    await program.turn()
    // It is in somebody's hands: it begins when they say so.
    expect(await hands().now()).toMatchObject({ estado: 'lista', espera: '' })
    await hands().run(run.id)
    await program.turn()
    expect(letters()).toHaveLength(2)
    expect(await facts()).toBe(before + 1)
    expect(await program.bring(llave, 'kardex', strange('07/05/2009'))).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
  })

  test('balances that are others waits for a person, who imports what is good', async () => {
    const { llave } = await key('cuentas')
    const file =
      'NUMERO,INGRESO,AHORRO,SALDO INICIAL,FECHA SALDO\n100101,06/01/2020,250.00,7.77,31/08/2026\n' +
      '100103,13/05/2024,150.00,0,31/08/2026\n'
    expect(await program.bring(llave, 'cuentas', file)).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.balances,
      errores: 1,
      nuevas: 1,
    })
    const isThere = eq(savingsAccounts.employeeId, await idOf('100103'))
    expect(await server.db.$count(savingsAccounts, isThere)).toBe(0)
    // What comes behind it in the fund's line waits for it, other kinds do not.
    const behind = await key('movimientos')
    const later = await program.send(
      behind.llave,
      'movimientos',
      'NUMERO,FECHA,TIPO,IMPORTE\n100103,04/09/2026,NOMINA,250.00\n',
    )
    const beside = await key('kardex')
    expect(await program.bring(beside.llave, 'kardex', kardexOf('04/12/2024'))).toMatchObject({
      estado: 'terminada',
    })
    expect((await program.look(behind.llave, 'movimientos', later.body.id)).body.data).toMatchObject({
      estado: 'en-cola',
    })
    const own = hands('cuentas', '100501')
    await own.run((await own.now()).id)
    await program.turn()
    expect(await server.db.$count(savingsAccounts, isThere)).toBe(1)
    expect((await program.look(behind.llave, 'movimientos', later.body.id)).body.data).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
  })

  test('nobody brings money to themselves by a key of theirs: somebody else imports it', async () => {
    const employeeId = await idOf('100501')
    await server.db.update(employees).set({ payGroupId: 1 }).where(eq(employees.id, employeeId))
    await server.db
      .insert(savingsAccounts)
      .values({ employeeId, joinedOn: '2020-01-06', amount: 10_000, socialPart: 0 })
      .onConflictDoNothing()
    const { llave } = await key('movimientos')
    const file = 'NUMERO,FECHA,TIPO,IMPORTE\n0100501,20/11/2026,EXTRAORDINARIO,5000.00\n100104,18/09/2026,NOMINA,250.00\n'
    const own = () => server.db.$count(savingsMovements, eq(savingsMovements.employeeId, employeeId))
    expect(await program.bring(llave, 'movimientos', file)).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.own,
      nuevas: 2,
    })
    expect(await own()).toBe(0)
    // Their own hand changes nothing of that.
    const { userId } = await findPerson(server, '100301')
    await setRole(server, userId, 'caja', true)
    const run = await hands('movimientos', '100501').now()
    const other = hands('movimientos', '100301')
    expect(await other.run(run.id)).toMatchObject({ estado: 'terminada', cuentas: { nueva: 2, error: 0 } })
    expect(await own()).toBe(1)
    const again = file.replace('20/11/2026', '21/11/2026')
    expect(await program.bring(llave, 'movimientos', again)).toMatchObject({ estado: 'espera' })
    const mine = hands('movimientos', '100501')
    expect(await mine.run((await mine.now()).id)).toMatchObject({ cuentas: { error: 1 } })
    expect(await own()).toBe(1)
  })

  test('a key brings no more than its maker may: without payroll’s role no labour record', async () => {
    await setRole(server, maker, 'nomina', false)
    const input = { nombre: `Sin rol ${database}`, correo: '', clases: ['kardex'] }
    const make = async () => sendOperation(server, makeImportKey, input, await openSession(server, '100501'))
    expect((await make()).body).toMatchObject({
      status: 'ERROR',
      message: 'Para esta llave necesitas también el rol de nómina.',
    })
    await setRole(server, maker, 'nomina', true)
    const { llave } = (await make()).body as { llave: string }
    await setRole(server, maker, 'nomina', false)
    const before = await facts()
    expect(await program.bring(llave, 'kardex', kardexOf('05/12/2024'))).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.role,
    })
    expect(await facts()).toBe(before)
    await setRole(server, maker, 'nomina', true)
    expect(await server.db.$count(importKeys, eq(importKeys.name, input.nombre))).toBe(1)
  })

  test('one after the other: what comes while a person imports waits, and is not lost', async () => {
    const { llave } = await key('kardex')
    const run = await hands().check(kardexOf('06/12/2024'))
    const sent = await program.send(llave, 'kardex', kardexOf('07/12/2024'))
    const second = await program.send(llave, 'kardex', kardexOf('08/12/2024'))
    await program.turn()
    expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({ estado: 'en-cola' })
    expect(await hands().now()).toMatchObject({ id: run.id, estado: 'lista' })
    await hands().run(run.id)
    await program.turn()
    for (const { body } of [sent, second]) {
      expect((await program.look(llave, 'kardex', body.id)).body.data).toMatchObject({
        estado: 'terminada',
        nuevas: 1,
      })
    }
  })

  test('a file that is kept no longer is asked for once more, and then it is taken', async () => {
    const { llave } = await key('kardex')
    const bytes = kardexOf('09/12/2024')
    vi.spyOn(server.services.files, 'read').mockResolvedValueOnce(null)
    expect(await program.bring(llave, 'kardex', bytes)).toMatchObject({
      estado: 'rechazada',
      motivo: texts.problemOf('gone'),
    })
    expect(await program.bring(llave, 'kardex', bytes)).toMatchObject({ estado: 'terminada', nuevas: 1 })
  })

  test('broken off while it becomes an import: nothing of that stays, and the next turn takes it once', async () => {
    const { llave } = await key('kardex')
    const sent = await program.send(llave, 'kardex', kardexOf('10/12/2024'))
    const runs = await server.db.$count(dataImports)
    const { files } = server.services
    const release = files.release.bind(files)
    files.release = () => Promise.reject(new Error('the power is gone'))
    try {
      await expect(program.turn()).rejects.toThrow('the power is gone')
    } finally {
      files.release = release
    }
    expect(await server.db.$count(dataImports)).toBe(runs)
    expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({ estado: 'en-cola' })
    await program.turn()
    expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
    expect(await server.db.$count(dataImports)).toBe(runs + 1)
  })
})

function day(year: number, at: number): string {
  return new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10)
}
