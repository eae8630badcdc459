import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { webhooks } from '#server/db/schema/outbound/outbound.ts'
import {
  authorizeDay,
  deliverNow,
  outboundKey,
  webhookNow,
  webhookTo,
} from '#tests/support/people/outbound-hands.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Runs the programs of docs/examples as processes, as docs/exporting.md says. */

const examples = fileURLToPath(new URL('../../../docs/examples/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turno-outbound-'))

let server: TestServer
let today: string
let week = 0
const nextDay = () => addDays(today, 7 * ++week)

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite', environment: { PUSH_LOOPBACK: '1' } }))
  today = companyDate(server.clock.now().getTime())
  const { employeeId } = await findPerson(server, '100101')
  await server.db.delete(approvals).where(eq(approvals.requesterId, employeeId ?? 0))
})
afterAll(async () => {
  server.services.webhookPost.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

function start(program: string, file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(examples, program), file], {
    env: { PATH: process.env.PATH ?? '', ...environment },
  })
  let text = ''
  const collect = (chunk: Buffer) => (text += chunk.toString('utf8'))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, said: () => text }
}

const foliosIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { folio: number }).folio)

test('the reading example stores each decision once, also after a lost cursor and a half-written row', async () => {
  const { llave } = await outboundKey(server, 'Ejemplo')
  const file = join(folder, 'read.jsonl')
  const read = async (key = llave) => {
    const run = start('read-decisions.mjs', file, { PORTAL_URL: server.url, PORTAL_KEY: key })
    return [await run.ended, run.said().trim()]
  }
  const made = [await authorizeDay(server, nextDay()), await authorizeDay(server, nextDay())]
  expect(await read()).toEqual([0, '2 new'])
  expect(await read()).toEqual([0, '0 new'])
  rmSync(`${file}.cursor`)
  made.push(await authorizeDay(server, nextDay()))
  appendFileSync(file, '{"id":"half')
  expect(await read()).toEqual([0, '1 new'])
  expect(foliosIn(file)).toEqual(made)
  writeFileSync(`${file}.cursor`, '999-00000000')
  const [code, text] = await read()
  expect(code).toBe(0)
  expect(text).toMatch(/El cursor no es de esta compañía.*\n0 new$/)
  expect(foliosIn(file)).toEqual(made)
  expect((await read('turno_sal_other'))[0]).toBe(1)
})

test('the receiving example stores each decision once and refuses a wrong signature', async () => {
  const file = join(folder, 'received.jsonl')
  const { id, secreto } = await webhookTo(server, 'Ejemplo', 'http://127.0.0.1:9/')
  const run = start('receive-webhook.mjs', file, { WEBHOOK_SECRET: secreto, PORT: '0' })
  try {
    await expect.poll(run.said, { timeout: 10_000 }).toMatch(/listening on \d+/)
    const url = `http://127.0.0.1:${/listening on (\d+)/.exec(run.said())?.[1]}/`
    await server.db.update(webhooks).set({ url }).where(eq(webhooks.id, id))
    const folio = await authorizeDay(server, nextDay())
    await deliverNow(server)
    expect(await webhookNow(server, id)).toMatchObject({ respuesta: 204, pendientes: 0 })
    await server.db.update(webhooks).set({ position: 0 }).where(eq(webhooks.id, id))
    await deliverNow(server)
    expect(foliosIn(file).filter((each) => each === folio)).toHaveLength(1)
    const forged = await fetch(url, {
      method: 'POST',
      headers: {
        'webhook-id': 'x',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
      body: '{"type":"incidencia.autorizado","data":{"id":"x"}}',
    })
    expect(forged.status).toBe(401)
    expect(readFileSync(file, 'utf8')).not.toContain('"id":"x"')
  } finally {
    run.child.kill()
    await run.ended
  }
})
