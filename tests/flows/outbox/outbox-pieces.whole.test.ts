import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UploadWatch } from '#core/outbox/upload-now.ts'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { deliveryGrants } from '#server/db/schema/access.ts'
import { documentUploads, sealedPieces } from '#server/db/schema/document-files.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { dataUrl, pdfWith, photoWithPlace } from '#tests/support/files/sample-files.ts'
import { fileTexts } from '#server/texts.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const TYPE = 3
let server: TestServer
let device: Device
let app: App
let photo: Buffer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  photo = await photoWithPlace(2600, 2000)
  expect(photo.length).toBeGreaterThan(1_000_000)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(documentUploads)
  await server.db.delete(sealedPieces)
  device = createDevice(server.url)
  app = await device.start()
  await app.session.signIn('100103', 'Portal.2026')
})

/** PDF above a megabyte that contains JavaScript, which the server refuses. */
const largePdfThatActs = pdfWith(
  Buffer.concat([
    Buffer.from('90 0 obj\n<< /S /JavaScript /JS (app.alert(1)) /Nota ('),
    Buffer.alloc(1_100_000, 'n'),
    Buffer.from(') >>\nendobj'),
  ]),
)

function confirmPhoto(wifiOnly = false) {
  return confirmFile(photo, 'jpg', wifiOnly)
}

function requestOf(bytes: Buffer, extension: 'jpg' | 'pdf') {
  return {
    empleado: '100103',
    idTipo: TYPE,
    filename: `comprobante.${extension}`,
    extension,
    file: dataUrl(bytes),
    esAdmin: '2',
    estatusColaborador: 1,
  }
}

function confirmFile(bytes: Buffer, extension: 'jpg' | 'pdf', wifiOnly = false) {
  const input = requestOf(bytes, extension)
  const place = { form: `documento-${TYPE}`, step: 'archivo', values: { filename: input.filename } }
  return app.outbox.confirm({ operation: uploadDocument, input, ...place, wifiOnly })
}

async function received(): Promise<(string | null)[]> {
  const { employeeId } = await findPerson(server, '100103')
  const rows = await server.db
    .select({ hash: documentUploads.receivedSha256 })
    .from(documentUploads)
    .where(and(eq(documentUploads.employeeId, employeeId ?? 0), eq(documentUploads.typeId, TYPE)))
  return rows.map(({ hash }) => hash)
}

/** Counts the uploaded pieces, and goes offline at the piece after `most`. */
function watchPieces(most = Number.POSITIVE_INFINITY): { put: number } {
  const real = globalThis.fetch
  const seen = { put: 0 }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'PUT' && ++seen.put > most) device.goOffline()
    return real(input, init)
  })
  return seen
}

test('resumes a photo above a megabyte after a kill, and delivers it unchanged once', async () => {
  await confirmPhoto()
  const count = Number((await app.queued.listQueued())[0]?.progress?.count)
  expect(count).toBeGreaterThan(4)
  const before = watchPieces(3)
  await app.sync.sync()
  expect(before.put).toBe(4)
  expect(await received()).toEqual([])
  expect((await app.queued.listQueued())[0]).toMatchObject({ state: 'queued', progress: { sent: 3, count } })

  app = await device.start()
  const after = watchPieces()
  device.goOnline()
  await app.sync.syncOnReturn()
  // The killed page still has its timers, so it may deliver instead of the new page.
  await expect.poll(received, { timeout: 20_000 }).toEqual([createHash('sha256').update(photo).digest('hex')])
  expect(after.put).toBe(count - 3)
  await app.sync.sync()
  expect(await app.queued.listQueued()).toEqual([])
  expect(await app.deviceStore.deviceDatabase.pieces.count()).toBe(0)
})

test('sends pieces again that were damaged on the way', async () => {
  await confirmPhoto()
  const real = globalThis.fetch
  let isSpoilt = false
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const isFirst = init?.method === 'PUT' && !isSpoilt
    isSpoilt ||= isFirst
    return real(input, isFirst ? { ...init, body: 'x'.repeat(262_144) } : init)
  })
  await app.sync.sync()
  expect(await received()).toEqual([])
  await app.sync.syncOnReturn()
  expect(await received()).toEqual([createHash('sha256').update(photo).digest('hex')])
})

test('seals an upload and splits it again after its grant has expired, and delivers it once', async () => {
  await confirmPhoto()
  await app.deviceStore.deviceDatabase.sealed.toCollection().modify({ state: 'needs-session' })
  await app.sync.sync()
  expect(await received()).toHaveLength(1)
  expect(await app.deviceStore.deviceDatabase.pieces.count()).toBe(0)
})

describe('tickets', () => {
  const tickets = async () =>
    (await app.deviceStore.deviceDatabase.sealed.toArray()).map((row) => row.ticket ?? null)
  /** Removes all tickets, as on a device that was offline for long, or whose app predates tickets. */
  const loseAll = async () => {
    await app.deviceStore.deviceDatabase.sealed.toCollection().modify((row) => {
      delete row.ticket
    })
    await app.kept.writeNote(app.place.openStore(), 'tickets', [])
  }
  const states = async () => (await app.deviceStore.deviceDatabase.sealed.toArray()).map(({ state }) => state)

  test('let a photo confirmed offline be delivered after the sign-out', async () => {
    device.goOffline()
    await confirmPhoto()
    await app.session.signOut()
    app = await device.start()
    device.goOnline()
    await app.sync.sync()
    expect(app.state.currentSession()).toMatchObject({ phase: 'signed-out' })
    expect(await received()).toHaveLength(1)
    expect(await tickets()).toEqual([null])
  })

  test('are different for each copy and valid for its author', async () => {
    device.goOffline()
    await confirmFile(photo, 'jpg')
    await app.outbox.confirm({
      operation: uploadDocument,
      input: { ...requestOf(photo, 'jpg'), idTipo: 4 },
      form: 'documento-4',
      step: 'archivo',
      values: {},
    })
    const both = await tickets()
    expect(new Set(both).size).toBe(2)
    expect(both).not.toContain(null)
    const { userId } = await findPerson(server, '100103')
    for (const each of both) {
      expect(server.services.tickets.open(each, server.clock.now())).toEqual({ userId })
    }
  })

  test.each([
    ['in pieces', () => photo],
    ['whole', () => photo.subarray(0, 0)],
  ])('a copy without a ticket, %s, is sealed again by its author and delivered', async (_way, bytes) => {
    device.goOffline()
    const small = bytes().length === 0 ? await photoWithPlace(500, 400) : photo
    await confirmFile(small, 'jpg')
    await loseAll()
    device.goOnline()
    // Delivery without a session cannot fetch a ticket.
    await app.delivery.deliver()
    expect([await states(), await received()]).toEqual([['needs-session'], []])
    await app.sync.sync()
    await expect
      .poll(received, { timeout: 20_000 })
      .toEqual([createHash('sha256').update(small).digest('hex')])
  })

  test('are not needed by small steps, and are fetched again once online', async () => {
    const step = { bandera: 1, datos: { ...goodSteps[1] } }
    const confirmStep = () =>
      app.outbox.confirm({ operation: saveStep, input: step, form: 'data-form', step: '1', values: {} })
    device.goOffline()
    await confirmStep()
    await loseAll()
    await confirmStep()
    expect(await tickets()).toEqual([null])
    device.goOnline()
    await app.sync.sync()
    expect(await states()).toEqual([])
    expect(await app.kept.readNote('tickets')).toHaveLength(24)
  })

  test('a copy waits without repeated requests when no ticket can be fetched', async () => {
    await confirmPhoto()
    await loseAll()
    await app.deviceStore.deviceDatabase.sealed.toCollection().modify({ state: 'needs-session' })
    const real = globalThis.fetch
    let asked = 0
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      asked += 1
      return input instanceof Request && input.url.includes('ws-general')
        ? Promise.resolve(Response.json({ status: 'ERROR', message: 'x' }, { status: 503 }))
        : real(input, init)
    })
    await app.sync.sync()
    expect(await states()).toEqual(['needs-session'])
    expect(asked).toBeLessThan(5)
    vi.stubGlobal('fetch', real)
    await app.sync.sync()
    expect(await received()).toHaveLength(1)
  })

  test('are omitted for a host that does not know them', async () => {
    await confirmPhoto()
    await loseAll()
    await app.deviceStore.deviceDatabase.sealed.toCollection().modify({ state: 'needs-session' })
    const real = globalThis.fetch
    const headers: (string | null)[] = []
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method === 'PUT') headers.push(new Headers(init.headers).get('x-boleto'))
      return input instanceof Request && input.url.includes('ws-general')
        ? Promise.resolve(
            Response.json({
              status: 'ERROR',
              message: 'Esto todavía no está en tu portal. Lo demás sigue funcionando.',
            }),
          )
        : real(input, init)
    })
    await app.sync.settleOwn()
    await app.delivery.deliver()
    expect(headers).toEqual(['-'])
  })
})

test('shows the server’s reason for a refusal without a second delivery', async () => {
  await confirmFile(largePdfThatActs, 'pdf')
  const first = watchPieces()
  // Delivery without its author, such as by the worker, does not keep the reason of the refusal.
  await app.delivery.deliver()
  expect(first.put).toBeGreaterThan(4)
  app = await device.start()
  const second = watchPieces()
  await app.sync.syncOnReturn()
  expect(second.put).toBe(0)
  expect(await app.drafts.readDraft(`documento-${TYPE}`, 'archivo')).toMatchObject({
    state: 'rejected',
    message: fileTexts.refused.activePdf,
  })
  await confirmPhoto()
  await app.sync.sync()
  expect(await received()).toHaveLength(1)
  expect(await app.queued.listQueued()).toEqual([])
})

test('shows as refused a step that the server can never read, and stops sending it', async () => {
  let deep: unknown[] = []
  for (let times = 0; times < 3000; times++) deep = [deep]
  const form = 'data-form'
  await app.outbox.confirm({
    operation: saveStep,
    input: { bandera: 1, datos: { calle: deep } },
    form,
    step: '1',
    values: {},
  })
  await app.sync.sync()
  expect((await app.drafts.readDraftStates(form)).get('1')).toMatchObject({ state: 'rejected' })
  expect(await app.delivery.nextSealedIn()).toBeNull()
})

test('leaves nothing of an upload that was discarded', async () => {
  device.goOffline()
  await confirmPhoto()
  const [waiting] = await app.queued.listQueued()
  expect(await app.withdraw.discard(waiting?.opId ?? '')).toBe(true)
  await app.sync.sync()
  expect(await app.deviceStore.deviceDatabase.pieces.count()).toBe(0)
  device.goOnline()
  await app.sync.sync()
  expect(await received()).toEqual([])
})

test('sends an upload that waits for Wi-Fi only on Wi-Fi, not on mobile data', async () => {
  const connection = { type: 'cellular', addEventListener: () => undefined }
  Object.assign(navigator, { connection })
  await confirmPhoto(true)
  await app.sync.sync()
  expect(await received()).toEqual([])
  expect(await app.delivery.nextSealedIn()).toBeNull()
  connection.type = 'wifi'
  await app.sync.sync()
  expect(await received()).toHaveLength(1)
})

describe('a direct upload without the outbox', () => {
  function now(bytes: Buffer, opId: string, watch: Partial<UploadWatch> = {}) {
    const shares: number[] = []
    const input = { ...requestOf(bytes, 'jpg'), idTipo: TYPE }
    const whole = {
      signal: new AbortController().signal,
      onShare: (share: number) => shares.push(share),
      ...watch,
    }
    return { shares, answer: app.uploadNow.uploadNow(input, opId, whole) }
  }

  test('sends a large file in pieces with progress; a repetition creates no second document', async () => {
    const opId = crypto.randomUUID()
    const { shares, answer } = now(photo, opId)
    expect(await answer).toMatchObject({ ok: true })
    expect(shares.length).toBeGreaterThan(4)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(await now(photo, opId).answer).toEqual(await answer)
    expect(await received()).toEqual([createHash('sha256').update(photo).digest('hex')])
    expect(await app.deviceStore.deviceDatabase.sealed.count()).toBe(0)
    expect(await app.deviceStore.deviceDatabase.pieces.count()).toBe(0)
  })

  test('leaves nothing when cancelled halfway, and is complete on the next try', async () => {
    const stop = new AbortController()
    const opId = crypto.randomUUID()
    const onShare = (share: number) => share > 0.4 && stop.abort()
    expect(await now(photo, opId, { signal: stop.signal, onShare }).answer).toMatchObject({ ok: false })
    expect(await received()).toEqual([])
    expect(await now(photo, opId).answer).toMatchObject({ ok: true })
    expect(await received()).toHaveLength(1)
  })

  test('uses the session’s token when the grant has expired', async () => {
    await server.db.delete(deliveryGrants)
    expect(await now(photo, crypto.randomUUID()).answer).toMatchObject({ ok: true })
    expect(app.state.currentSession().phase).toBe('open')
    expect(await received()).toHaveLength(1)
  })
})
