import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboundRows } from '#server/db/schema/outbound/outbound.ts'
import { addOutboundRow } from '#server/services/outbound/add-row.ts'
import { COMPANY, outboundKey, pull } from '#tests/support/people/outbound-hands.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Simultaneous transactions, which the embedded database does not have. */

let server: TestServer
let llave: string
let employeeId: number

beforeAll(async () => {
  server = await startServer({ database: 'postgres' })
  llave = (await outboundKey(server, 'Tardía')).llave
  employeeId = (await findPerson(server, '100101')).employeeId ?? 0
})
afterAll(() => server.stop())

/** Adds a row in a transaction that ends with `end`. @returns when the row is written but not committed */
async function begin(folio: number) {
  let end: (outcome: 'commit' | 'rollback') => void = () => undefined
  const ending = new Promise<'commit' | 'rollback'>((resolve) => (end = resolve))
  let written: () => void = () => undefined
  const isWritten = new Promise<void>((resolve) => (written = resolve))
  const { clock, services } = server
  const done = server.db
    .transaction(async (tx) => {
      const row = { kind: 'incidencia', event: 'autorizado', employeeId, folio, details: {} } as const
      await addOutboundRow({ tx, clock, services }, row)
      written()
      if ((await ending) === 'rollback') throw new Error('rolled back')
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof Error && cause.message === 'rolled back')) throw cause
    })
  await isWritten
  return {
    async finish(outcome: 'commit' | 'rollback') {
      end(outcome)
      await done
    },
  }
}

const foliosAfter = async (cursor: string) => {
  const { body } = await pull(server, llave, `desde=${cursor}`)
  return { folios: body.data.map(({ folio }) => folio), next: body.siguiente }
}

test('reads a row that was committed after a later row, behind the cursor of that row', async () => {
  const early = await begin(1)
  const lost = await begin(2)
  const late = await begin(3)
  await late.finish('commit')
  const first = await foliosAfter('')
  expect(first.folios).toEqual([3])
  await lost.finish('rollback')
  await early.finish('commit')
  const second = await foliosAfter(first.next)
  expect(second.folios).toEqual([1])
  expect((await foliosAfter(second.next)).folios).toEqual([])
  expect((await foliosAfter('')).folios).toEqual([3, 1])
})

test('gives simultaneous readers and writers every row once, in one order without gaps', async () => {
  await server.db.delete(outboundRows)
  const { next: start } = await foliosAfter('')
  const written = Array.from({ length: 60 }, (_, at) => 100 + at)
  const seen: number[][] = [[], [], []]
  const writers = written.map(async (folio) => (await begin(folio)).finish('commit'))
  const readers = seen.map(async (folios) => {
    let cursor = start
    const read = async () => {
      const { folios: fresh, next } = await foliosAfter(cursor)
      folios.push(...fresh)
      cursor = next
    }
    for (let turn = 0; turn < 10; turn++) await read()
    await Promise.all(writers)
    await read()
  })
  await Promise.all([...writers, ...readers])
  for (const folios of seen) {
    expect(folios).toEqual(seen[0])
    expect(folios.toSorted((one, other) => one - other)).toEqual(written)
  }
  const rows = await server.db
    .select({ position: outboundRows.position })
    .from(outboundRows)
    .where(eq(outboundRows.companyCode, COMPANY))
    .orderBy(outboundRows.position)
  const [first] = rows
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => (first?.position ?? 0) + at))
})
