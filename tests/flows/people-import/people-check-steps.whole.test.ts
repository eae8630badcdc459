import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/people-import.ts'
import { peopleImportRows, peopleImports } from '#server/db/schema/imports/people-import.ts'
import type { Background } from '#server/queues/background.ts'
import { checkImport, freeCheck } from '#server/services/people-import/check/check.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  let file: string
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    // Lifts the limit of uploads in an hour.
    server.services.uploads.count = async () => 0
    hands = peopleImportActions(server)
    const odd = { mail: 'no es un correo' }
    const rows = [1, 2, 3, 4].map((at) => rowOf(inventPerson(800 + at), at === 2 ? odd : {}))
    file = csvOf([HEADINGS, ...rows])
  })
  afterAll(() => server.stop())

  /** Returns a background that reads two rows a step and calls `happens` before step `at`. */
  function stepping(
    at: number,
    happens: () => Promise<void>,
  ): { background: Background; taken: () => number } {
    let step = 0
    const background: Background = {
      serve: (work) => work(),
      steps: () => ({
        rows: 2,
        async take(work) {
          if (++step === at) await happens()
          return work()
        },
      }),
    }
    return { background, taken: () => step }
  }

  const handOver = async () => {
    const archivo = `data:text/csv;base64,${Buffer.from(file).toString('base64')}`
    const answer = await hands.ask(contract.uploadPeopleFile, {
      nombre: 'a.csv',
      archivo,
      origen: 'Nómina',
    })
    if (fieldOf(answer, 'status') !== 'OK') throw new Error(String(fieldOf(answer, 'message')))
    return Number(fieldOf(answer, 'id'))
  }
  const stored = async (id: number) => {
    const [run] = await server.db.select().from(peopleImports).where(eq(peopleImports.id, id))
    if (!run) throw new Error('the import is gone')
    return run
  }
  const check = async (id: number, background: Background) =>
    checkImport({ db: server.db, clock: server.clock, background }, await stored(id))
  const stepsOf = async () => {
    const { background, taken } = stepping(0, async () => undefined)
    await check(await handOver(), background)
    const all = taken()
    expect(all).toBeGreaterThan(12)
    const last = Array.from({ length: 8 }, (_, back) => all - 7 + back)
    return [1, 2, Math.ceil(all / 2), ...last]
  }

  test('a check that fails at any step shows no results, and the next one runs completely', async () => {
    for (const at of await stepsOf()) {
      const id = await handOver()
      const { background } = stepping(at, () => Promise.reject(new Error('killed')))
      await expect(check(id, background)).rejects.toThrow('killed')
      const now = await hands.now()
      expect([now.estado, now.cuentas.error, now.porImportar]).toEqual(['revisando', 0, 0])
      expect(await hands.rows(id, 'nueva')).toEqual([])
      expect(await hands.said(contract.downloadBadRows, { id })).toBe(texts.notReady)
      expect(await hands.said(contract.startPeopleImport, { id, bajas: null })).toBe(texts.notReady)
      await hands.work()
      expect(await hands.now()).toMatchObject({ estado: 'lista', cuentas: { nueva: 3, error: 1 } })
    }
  })

  test('a check discards its results when the columns change at any step', async () => {
    for (const at of await stepsOf()) {
      const id = await handOver()
      const columnas = (await hands.now()).columnas.map(({ campo }) => (campo === 'correo' ? '' : campo))
      const { background } = stepping(at, async () => {
        const mapped = { id, origen: 'Otra', columnas, completa: false }
        expect(await hands.said(contract.mapPeopleColumns, mapped)).toBe('OK')
        if (at % 2 === 0) await hands.work()
      })
      await check(id, background)
      expect((await hands.now()).estado).toBe(at % 2 === 0 ? 'lista' : 'revisando')
      await hands.work()
      expect(await hands.now()).toMatchObject({ estado: 'lista', cuentas: { nueva: 4, error: 0 } })
      const rows = await server.db.select().from(peopleImportRows).where(eq(peopleImportRows.importId, id))
      expect(rows.map(({ wanted }) => wanted?.facts.correo ?? null)).toEqual([null, null, null, null])
    }
  })

  test('a file replaced at any step of its check is deleted with its rows', async () => {
    for (const at of (await stepsOf()).filter((_, place) => place % 3 === 0)) {
      const id = await handOver()
      let next = 0
      const { background } = stepping(at, async () => void (next = await handOver()))
      await check(id, background)
      expect(await hands.now()).toMatchObject({ id: next, estado: 'revisando' })
      expect(await hands.said(contract.listPeopleRows, { id, clase: 'nueva', pagina: 1 })).toBe(texts.gone)
      await hands.work()
      expect(await hands.now()).toMatchObject({ id: next, estado: 'lista', cuentas: { nueva: 3, error: 1 } })
      expect(await server.db.$count(peopleImportRows, eq(peopleImportRows.importId, id))).toBe(0)
      expect(await server.db.$count(peopleImports, eq(peopleImports.id, id))).toBe(0)
    }
  })

  test('leaves a check to another copy of the server until its lease has expired', async () => {
    const id = await handOver()
    const later = (ms: number) => new Date(server.clock.now().getTime() + ms)
    const hold = (checkUntil: Date) =>
      server.db
        .update(peopleImports)
        .set({ checkLease: 'theirs', checkUntil })
        .where(eq(peopleImports.id, id))
    const { background } = server.services
    await hold(later(60_000))
    expect(await check(id, background)).toBe(false)
    expect((await stored(id)).checkLease).toBe('theirs')
    // A server with the embedded database frees the lease at start, because only the same server can have
    // held it.
    await freeCheck(server.db)
    expect(await check(id, background)).toBe(true)
    for (const until of [later(-1), later(24 * 60 * 60_000)]) {
      const again = await handOver()
      await server.db
        .update(peopleImports)
        .set({ checkLease: 'theirs', checkUntil: until })
        .where(eq(peopleImports.id, again))
      expect(await check(again, background)).toBe(true)
      expect((await stored(again)).state).toBe('ready')
    }
  })

  test('hides a file whose rows are still being written, and deletes it when the writer has died', async () => {
    const before = (await hands.now()).id
    const [left] = await server.db
      .insert(peopleImports)
      .values({
        fileName: 'b.csv',
        source: 'Nómina',
        state: 'arriving',
        columns: [],
        rows: 2,
        counts: {},
        address: '',
        createdAt: server.clock.now(),
      })
      .returning()
    const id = left?.id ?? 0
    await server.db.insert(peopleImportRows).values({ importId: id, row: 2, cells: ['1'] })
    await hands.work()
    expect((await hands.now()).id).toBe(before)
    expect(await hands.said(contract.startPeopleImport, { id, bajas: null })).toBe(texts.gone)
    expect(await server.db.$count(peopleImports, eq(peopleImports.id, id))).toBe(1)
    server.clock.advance(61 * 60_000)
    await hands.work()
    expect(await server.db.$count(peopleImports, eq(peopleImports.id, id))).toBe(0)
  })
})
