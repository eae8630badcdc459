import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDispute } from '#contract/requests/disputes.ts'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { companyDate } from '#domain/time/dates.ts'
import { dataUrl, heic, hugeHeic, pdf, photoWithPlace, pixelBomb } from '#tests/support/files/sample-files.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { killProcesses, type ServerProcess, startProcess } from '#tests/support/server/server-process.ts'
import { recordFigures } from '../../../scripts/figures.mjs'

const MB = 1_048_576
/**
 * Maximum growth in MB. A 10 MB file arrives as 14 MB of JSON text and is decoded: about 60 MB are in use,
 * and as much is not yet collected. Decoded pictures (50 MB and more) must not add to this growth, because
 * the process would not return their memory.
 */
const MOST_MB = 220
/**
 * Maximum growth in MB from the first round to the smallest later one. Memory that is never freed adds up in
 * every round; garbage that is collected late does not.
 */
const MORE_MB = 60
const folder = mkdtempSync(join(tmpdir(), 'turno-memory-'))
let server: ServerProcess
/** Each person uploads in two rounds only, because the replaced files of a person are limited (file-room.ts). */
const UPLOADERS = ['100101', '100102']
let employee: string
let token: string
/** Server memory in MB after a first upload, which loads everything that uploads need. */
let before: number
const isLinux = existsSync('/proc/self/status')

beforeAll(async () => {
  const port = await freePort()
  // Sets no memory option of the C library, because operators need not set one. Creates the database first,
  // which takes much more memory than opening it.
  await seedFolder(folder, { now: () => new Date() })
  server = startProcess(port, { DATA_DIR: folder })
  await server.ready()
  await signIn('100101')
  if (!isLinux) return
  expect(await upload(pdf(), 'pdf')).toBe('200 OK')
  before = figure('VmRSS')
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(correo: string): Promise<void> {
  const answer = await fetch(`${server.url}/Login/ws-login.php`, {
    method: 'POST',
    body: JSON.stringify({ Opcion: 1, correo, password: 'Portal.2026' }),
  })
  employee = correo
  token = ((await answer.json()) as { token: string }).token
}

const figure = (name: string) => {
  const line = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

/**
 * Sends the token in the header, as the client does with large requests. The server closes the connection
 * after a request that is too large, so the next request is retried, as a browser does.
 */
async function post(path: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  const send = () => fetch(server.url + path, { method: 'POST', headers, body })
  return send().catch((cause: unknown) => {
    if (cause instanceof TypeError) return send()
    throw cause
  })
}

async function upload(bytes: Uint8Array, extension: string): Promise<string> {
  const paper = {
    empleado: employee,
    idTipo: 2,
    filename: `curp.${extension}`,
    extension,
    file: dataUrl(bytes),
  }
  const body = JSON.stringify({ Opcion: 2, token, ...paper, esAdmin: '2', estatusColaborador: 1 })
  const response = await post(uploadDocument.path, body)
  const answer = (await response.json()) as { status: string; detalles?: string }
  return `${response.status} ${answer.detalles ?? answer.status}`
}

test.runIf(isLinux)('keeps memory flat with large and malicious files', { timeout: 180_000 }, async () => {
  const large = Buffer.concat([pdf(), Buffer.from(`%${'c'.repeat(500)}`), Buffer.alloc(10 * MB - 20_000, 32)])
  const photo = await photoWithPlace(4000, 3000)
  const told: string[] = []
  const peaks: number[] = []
  for (let round = 0; round < 2 * UPLOADERS.length; round++) {
    await signIn(UPLOADERS[Math.floor(round / 2)] ?? '')
    // Resets the peak, so that it covers this round only.
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
    told.push(
      await upload(pixelBomb(), 'png'),
      await upload(hugeHeic(), 'heic'),
      await upload(heic(), 'heic'),
    )
    told.push(...(await Promise.all([large, large, large].map((each) => upload(each, 'pdf')))))
    told.push(...(await Promise.all([photo, photo].map((each) => upload(each, 'jpg')))))
    told.push(await upload(Buffer.alloc(11 * MB, 65), 'pdf'))
    peaks.push(figure('VmHWM'))
  }
  const figures = `${before} MB before, ${peaks.join(', ')} MB at the highest of each round`
  console.log(`memory: ${figures}`)
  recordFigures('stories', [
    {
      what: 'server’s memory under large and wicked files',
      measured: figures,
      budget: `${MOST_MB} MB more, ${MORE_MB} MB from round to round`,
    },
  ])
  expect(Math.max(...peaks) - before, figures).toBeLessThan(MOST_MB)
  expect(Math.min(...peaks.slice(1)) - (peaks[0] ?? 0), figures).toBeLessThan(MORE_MB)
  expect(told.filter((each) => each.startsWith('200 OK')).length).toBeGreaterThanOrEqual(7 * UPLOADERS.length)
})

/** Picture as large as a phone's; four of them fit into one request. */
function photoOf12Megapixels(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 150, sigma: 16 } as const
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#999', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

test.runIf(isLinux)(
  'P-06: keeps memory flat with four pictures of 12 megapixels in one request',
  { timeout: 120_000 },
  async () => {
    // Another person, because the replaced files of 100101 count towards the limit for a minute.
    await signIn('100104')
    const picture = dataUrl(await photoOf12Megapixels(), 'image/jpeg')
    const evidencia = [picture, picture, picture, picture]
    const fechaInconformidad = companyDate(Date.now())
    const dispute = { motivo: 'Descuento', fechaInconformidad, comentario: 'Van las fotos', evidencia }
    const body = JSON.stringify({ Opcion: 1, token, ...dispute })
    expect(body.length).toBeGreaterThan(10 * MB)
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
    const response = await post(createDispute.path, body)
    expect(await response.json()).toEqual({ status: 'OK', id: expect.any(Number) })
    const peak = figure('VmHWM')
    console.log(`memory, evidence: ${before} MB before, ${peak} MB at the highest`)
    expect(peak - before).toBeLessThan(MOST_MB)
  },
)
