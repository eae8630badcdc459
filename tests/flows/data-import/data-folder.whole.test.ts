import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { dataUrl, pdf } from '#tests/support/files/sample-files.ts'
import { killProcesses, type ServerProcess, startProcess } from '#tests/support/server/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-folder-'))
const dataDir = join(folder, 'data')

afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

function* allIn(path: string): Generator<string> {
  yield path
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  for (const name of readdirSync(path)) yield* allIn(join(path, name))
}

function open(): string[] {
  return [...allIn(dataDir)].flatMap((path) => {
    // The server may delete its own temporary files in the meantime.
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats || (stats.mode & 0o777) === (stats.isDirectory() ? 0o700 : 0o600)) return []
    return [`${(stats.mode & 0o777).toString(8)} ${path.slice(dataDir.length)}`]
  })
}

async function start(): Promise<ServerProcess> {
  const server = startProcess(await freePort(), { DATA_DIR: dataDir })
  await server.ready()
  return server
}

async function post(url: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}

async function upload({ url }: ServerProcess): Promise<void> {
  const person = { Opcion: 1, correo: '100101', password: 'Portal.2026' }
  const { token } = await post(`${url}/Login/ws-login.php`, person)
  const paper = {
    empleado: '100101',
    idTipo: 2,
    filename: 'curp.pdf',
    extension: 'pdf',
    file: dataUrl(pdf()),
  }
  const body = { Opcion: 2, token, ...paper, esAdmin: '2', estatusColaborador: 1 }
  expect(await post(url + uploadDocument.path, body)).toMatchObject({ status: 'OK' })
}

async function end(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM')
  await server.ended
}

const isUnix = process.platform !== 'win32'

test.runIf(isUnix)(
  'keeps the data folder private to its user, and repairs open permissions at the next start',
  { timeout: 240_000 },
  async () => {
    mkdirSync(dataDir, { mode: 0o755 })
    chmodSync(dataDir, 0o755)
    const first = await start()
    expect([...allIn(dataDir)].length).toBeGreaterThan(500)
    expect(open()).toEqual([])
    await upload(first)
    expect(open()).toEqual([])
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining(['database', 'files', 'secret.key', 'turno.lock']),
    )
    await end(first)
    expect(open()).toEqual([])

    for (const path of allIn(dataDir)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666)
    writeFileSync(join(dataDir, 'nota.txt'), 'de una versión anterior')
    chmodSync(join(dataDir, 'nota.txt'), 0o666)
    expect(open().length).toBeGreaterThan(500)
    const second = await start()
    expect(open()).toEqual([])
    await upload(second)
    await end(second)
    expect(open()).toEqual([])
  },
)
