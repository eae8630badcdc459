import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listImportKeys, makeImportKey, revokeImportKey } from '#contract/imports/import-keys.ts'
import { importKeys } from '#server/db/schema/imports/import-keys.ts'
import { payrollImports } from '#server/db/schema/imports/payroll-import.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import {
  keyFor,
  sendFile,
  type SentFile,
  ticketOf,
  work,
  zipOf,
} from '#tests/support/people/sending-files.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let payroll: Payroll
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  payroll = await openPayroll(server)
})
afterAll(async () => {
  payroll.close()
  await server.stop()
})
beforeEach(() => {
  payroll.nextWeek()
})

async function look(llave: string, id: number): Promise<SentFile> {
  const response = await server.fetch(`/api/portal/importaciones/${id}`, {
    headers: { authorization: `Bearer ${llave}` },
  })
  return { http: response.status, body: (await response.json()) as SentFile['body'] }
}

test('shows a key once, stores only its hash, and records its creation and use', async () => {
  const { id, llave } = await keyFor(server, 'Nómina semanal', { correo: 'nomina@example.com' })
  expect(llave).toMatch(/^turno_imp_[\w-]{43}$/)
  const [row] = await server.db.select().from(importKeys).where(eq(importKeys.id, id))
  expect(JSON.stringify(row)).not.toContain(llave)
  const listed = async () => (await payroll.ask('100501', listImportKeys, {})).body as { data: object[] }
  expect(JSON.stringify(await listed())).not.toContain(llave)
  expect((await listed()).data).toMatchObject([
    { id, nombre: 'Nómina semanal', termina: llave.slice(-4), usada: '', revocada: '' },
  ])
  await sendFile(server, llave, zipOf(payroll.weekly()))
  expect((await listed()).data).toMatchObject([{ usada: expect.stringMatching(/^20/) }])
  const events = await server.db
    .select({ kind: securityEvents.kind, details: securityEvents.details, actorId: securityEvents.actorId })
    .from(securityEvents)
    .orderBy(desc(securityEvents.id))
    .limit(2)
  expect(events).toMatchObject([
    { kind: 'payroll-file-sent', actorId: null, details: { source: 'Nómina semanal' } },
    { kind: 'import-key-made', details: { folio: id, source: 'Nómina semanal' } },
  ])
  const again = await payroll.ask('100501', makeImportKey, {
    nombre: 'NÓMINA SEMANAL',
    correo: '',
    clases: ['nomina'],
  })
  expect(again.body).toEqual({ status: 'ERROR', message: 'Ya hay una llave activa con ese nombre.' })
})

test('reads a file sent again after its stored bytes were lost', {
  tags: ['whole'],
}, async () => {
  const { llave } = await keyFor(server, 'Perdida')
  const zip = zipOf(payroll.weekly())
  const { files } = server.services
  const open = files.open.bind(files)
  files.open = () => Promise.resolve(null)
  const { body } = await sendFile(server, llave, zip)
  await work(server).finally(() => {
    files.open = open
  })
  expect((await look(llave, body.id ?? 0)).body.data).toMatchObject({ estado: 'rechazada' })
  await sendFile(server, llave, zip)
  await work(server)
  expect((await look(llave, body.id ?? 0)).body.data).toMatchObject({ estado: 'terminada', motivo: '' })
})

test('reads a file sent with a key, and shows its run to that key only', { tags: ['whole'] }, async () => {
  const { llave } = await keyFor(server, 'Una')
  const other = await keyFor(server, 'Otra')
  const zip = zipOf(payroll.weekly())
  const { http, body } = await sendFile(server, llave, zip, 'nombre=s1.zip&clase=nomina')
  expect([http, body]).toEqual([
    200,
    expect.objectContaining({
      status: 'OK',
      repetido: false,
      data: expect.objectContaining({ estado: 'en-cola' }),
    }),
  ])
  await work(server)
  const id = body.id ?? 0
  expect(await look(llave, id)).toMatchObject({
    http: 200,
    body: { data: { id, estado: 'terminada', origen: 'llave', quien: 'Una', tomados: 1 } },
  })
  expect((await look(other.llave, id)).http).toBe(404)
  expect((await look(llave, 99_999)).http).toBe(404)
  expect((await look(await ticketOf(server), id)).http).toBe(403)
  expect((await look('', id)).http).toBe(401)
  expect((await sendFile(server, other.llave, zip)).body).toEqual({ status: 'OK', id, repetido: true })
  expect((await sendFile(server, llave, zip)).body).toMatchObject({
    id,
    repetido: true,
    data: { tomados: 1 },
  })
})

test('refuses a revoked key and records the attempt; its name can be used again', async () => {
  const { id, llave } = await keyFor(server, 'De paso')
  const zip = zipOf(payroll.weekly())
  expect((await sendFile(server, llave, zip)).http).toBe(200)
  const runs = await server.db.$count(payrollImports)
  expect((await payroll.ask('100501', revokeImportKey, { id })).body).toEqual({ status: 'OK' })
  const refused = async () => {
    const rows = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'import-key-refused'))
    return rows.length
  }
  const before = await refused()
  expect(await sendFile(server, llave, zipOf(payroll.weekly(payroll.payee, 'other')))).toMatchObject({
    http: 401,
    body: { message: 'Token inválido' },
  })
  expect((await look(llave, 1)).http).toBe(401)
  expect(await refused()).toBeGreaterThan(before)
  expect(await server.db.$count(payrollImports)).toBe(runs)
  expect((await keyFor(server, 'De paso')).llave).not.toBe(llave)
  const [row] = await server.db.select().from(importKeys).where(eq(importKeys.id, id))
  expect(row?.revokedAt).not.toBeNull()
})

test('limits a key to its kinds of files and to 60 files an hour', async () => {
  const { llave } = await keyFor(server, 'Solo personas', { clases: ['personas'] })
  expect((await sendFile(server, llave, 'x')).http).toBe(403)
  const { id, llave: payrolls } = await keyFor(server, 'Muchas')
  const expire = server.clock.now().getTime() + 3_600_000
  await server.db.insert(rateLimits).values({ key: `import-key:${id}`, points: 60, expire })
  expect((await sendFile(server, payrolls, zipOf(payroll.weekly()))).http).toBe(429)
  server.clock.advance(3_600_001)
  expect((await sendFile(server, payrolls, zipOf(payroll.weekly()))).http).toBe(200)
})

test('stores nothing of an aborted upload', async () => {
  const { llave } = await keyFor(server, 'Cortada')
  const runs = await server.db.$count(payrollImports)
  const leaving = new AbortController()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(zipOf(payroll.weekly())).subarray(0, 200))
      setTimeout(() => leaving.abort(), 200)
    },
  })
  await expect(
    server.fetch('/api/portal/importaciones', {
      method: 'POST',
      headers: { authorization: `Bearer ${llave}` },
      body,
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit),
  ).rejects.toThrow()
  // Real time: nothing signals that the aborted upload began no import.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await server.db.$count(payrollImports)).toBe(runs)
})
