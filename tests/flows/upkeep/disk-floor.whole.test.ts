import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { makeImportKey } from '#contract/imports/import-keys.ts'
import { uploadPeopleFile } from '#contract/imports/people-import.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { peopleImports } from '#server/db/schema/imports/people-import.ts'
import { payrollImports } from '#server/db/schema/imports/payroll-import.ts'
import { readEnvironment } from '#server/environment.ts'
import { type AskDisk, createDiskFloor, DiskFull, roomOf } from '#server/files/disk-floor.ts'
import { openDayShare } from '#server/files/day-share.ts'
import { fileTexts, pageTexts } from '#server/texts.ts'
import { runBackup } from '#server/upkeep/backup-command.ts'
import { checkDisk } from '#server/upkeep/checks.ts'
import { backupTexts } from '#server/upkeep/texts.es.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { dataUrl, pdf } from '#tests/support/files/sample-files.ts'
import { keyFor } from '#tests/support/people/sending-files.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const MB = 1_048_576

const diskOf =
  (whole: number, free: number): AskDisk =>
  async () => ({ bavail: free * 256, bsize: 4096, blocks: whole * 256 })

describe('the disk reserve', () => {
  const settings = (more: Record<string, string> = {}) => readEnvironment({ DATA_DIR: tmpdir(), ...more })
  const floorOf = async (whole: number, more: Record<string, string> = {}) =>
    (await roomOf(tmpdir(), settings(more), diskOf(whole, 10))).floor / MB

  test('is a gigabyte, a twentieth of a small disk, or the configured value', async () => {
    expect(await floorOf(500_000)).toBe(1024)
    expect(await floorOf(2000)).toBe(100)
    expect(await floorOf(500_000, { DISK_FLOOR_MB: '50' })).toBe(50)
    expect(await floorOf(500_000, { DISK_FLOOR_MB: '0' })).toBe(0)
  })

  test('includes the announced upload and uses the fullest local disk', async () => {
    const floor = createDiskFloor(settings(), diskOf(2000, 150))
    await expect(floor.require(49 * MB)).resolves.toBeUndefined()
    await expect(floor.require(51 * MB)).rejects.toThrow(DiskFull)
    const files = join(tmpdir(), 'files')
    const other: AskDisk = (place) => (place === files ? diskOf(2000, 99) : diskOf(2000, 1500))(place)
    mkdirSync(files, { recursive: true })
    await expect(createDiskFloor(settings(), other).require()).rejects.toThrow(DiskFull)
    const away = settings({
      DATABASE_URL: 'postgres://db/turno',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    })
    await expect(createDiskFloor(away, other).require()).resolves.toBeUndefined()
  })

  test('is checked by the command doctor', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'turno-disk-'))
    const stateOf = async (free: number) =>
      (await checkDisk(readEnvironment({ DATA_DIR: dataDir }), diskOf(2000, free))).state
    expect([await stateOf(99), await stateOf(101), await stateOf(501)]).toEqual(['bad', 'note', 'good'])
    rmSync(dataDir, { recursive: true })
  })
})

/** Mounts a file system of 24 MB; returns null when this account may not mount. */
function mountSmall(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'turno-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    rmSync(place, { recursive: true })
    return null
  }
}
const small = mountSmall()
afterAll(() => {
  if (small === null) return
  execFileSync('umount', ['-l', small])
  rmSync(small, { recursive: true })
})

describe.skipIf(small === null)(
  small === null ? 'SKIPPED: this account may mount no small disk' : 'on a small disk',
  () => {
    const dataDir = join(small ?? '', 'data')
    const ballast = join(small ?? '', 'ballast')
    const TOKEN = 'figures-of-a-test-that-are-long'
    const withToken = { authorization: `Bearer ${TOKEN}` }
    let server: TestServer
    beforeAll(async () => {
      mkdirSync(dataDir, { mode: 0o700 })
      server = withoutPace(
        await startServer({
          database: 'pglite',
          environment: { DATA_DIR: dataDir, DISK_FLOOR_MB: '8', METRICS_TOKEN: TOKEN },
        }),
      )
    })
    afterAll(() => server?.stop())
    beforeEach(() => rmSync(ballast, { force: true }))
    const fill = (leave: number) => {
      const { bavail, bsize } = statfsSync(dataDir)
      writeFileSync(ballast, new Uint8Array(bavail * bsize - leave * MB))
    }

    test('refuses a document with 507, stores nothing, counts no quota and accepts it once there is room', async () => {
      const token = await openSession(server, 'candidato')
      const paper = {
        empleado: '900001',
        idTipo: 2,
        filename: 'curp.pdf',
        extension: 'pdf',
        file: dataUrl(pdf()),
        esAdmin: '2',
        estatusColaborador: 1,
      }
      const send = () =>
        sendOperation(server, uploadDocument, { ...exampleOf(uploadDocument).request, ...paper }, token)
      fill(7)
      const refused = await send()
      expect([refused.http, refused.body]).toEqual([507, { status: 'ERROR', message: fileTexts.diskFull }])
      expect(Number(refused.headers.get('retry-after'))).toBe(60)
      expect(await server.db.$count(looseFiles)).toBe(0)
      const counted = await server.db.select().from(rateLimits)
      expect(counted.filter(({ key, points }) => key.startsWith('files:') && points > 0)).toEqual([])
      const health = await server.fetch('/api/salud/ready', { headers: withToken })
      expect([health.status, await health.json()]).toMatchObject([200, { disk: pageTexts.diskFull }])
      const figures = await (await server.fetch('/metrics', { headers: withToken })).text()
      expect(figures).toMatch(/^turno_disk_full 1$/m)
      expect(figures).toMatch(new RegExp(`^turno_disk_floor_bytes ${8 * MB}$`, 'm'))
      rmSync(ballast)
      expect((await send()).body).toMatchObject({ status: 'OK' })
      expect(await (await server.fetch('/metrics', { headers: withToken })).text()).toMatch(
        /^turno_disk_full 0$/m,
      )
    })

    test('refuses a people file before storing an import', async () => {
      const archivo = `data:text/csv;base64,${Buffer.from(csvOf([HEADINGS, rowOf(inventPerson(1))])).toString('base64')}`
      fill(7)
      const sent = await sendAs(
        server,
        uploadPeopleFile,
        { nombre: 'a.csv', archivo, origen: 'Nómina' },
        '100501',
      )
      expect([sent.http, fieldOf(sent, 'message')]).toEqual([507, fileTexts.diskFull])
      expect(await server.db.$count(peopleImports)).toBe(0)
    })

    test('refuses an upload by its length or when it exceeds the room, and stores nothing', async () => {
      const made = await sendAs(
        server,
        makeImportKey,
        { nombre: 'Nómina', correo: '', clases: ['nomina'] },
        '100501',
      )
      const key = String(fieldOf(made, 'llave'))
      const send = (body: BodyInit) =>
        server.fetch('/api/portal/importaciones?clase=nomina&nombre=a.zip', {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
          body,
          ...(body instanceof ReadableStream && { duplex: 'half' }),
        } as RequestInit)
      fill(12)
      const whole = await send(new Uint8Array(6 * MB))
      expect([whole.status, await whole.json()]).toEqual([
        507,
        { status: 'ERROR', message: fileTexts.diskFull },
      ])
      let left = 40
      const pieces = new ReadableStream({
        pull: (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(MB / 2)) : stream.close()),
      })
      const unknown = await send(pieces)
      expect(unknown.status).toBe(507)
      expect(await server.db.$count(payrollImports)).toBe(0)
      const { bavail, bsize } = statfsSync(dataDir)
      expect((bavail * bsize) / MB).toBeGreaterThan(11)
    })

    test('still allows sign-in', async () => {
      fill(7)
      expect(await openSession(server, '100102')).not.toBe('')
    })

    test('starts no backup', async () => {
      fill(7)
      const said: string[] = []
      const target = mkdtempSync(join(tmpdir(), 'turno-target-'))
      const terminal = { say: (line: string) => void said.push(line), ask: null, close: () => undefined }
      const env = { DATA_DIR: dataDir, DISK_FLOOR_MB: '8' }
      expect(await runBackup([target], env, terminal)).toBe(1)
      expect(said).toEqual([backupTexts.noRoom(dataDir)])
      rmSync(target, { recursive: true })
    })
  },
)

describe('the daily upload limit of a key', () => {
  test('refuses an upload above it without counting it, and starts again the next day', async () => {
    const server = withoutPace(
      await startServer({ database: 'pglite', environment: { IMPORT_MB_A_DAY: '3' } }),
    )
    const made = await sendAs(
      server,
      makeImportKey,
      { nombre: 'Nómina', correo: '', clases: ['nomina'] },
      '100501',
    )
    const key = String(fieldOf(made, 'llave'))
    const send = async (mb: number, fill: number) => {
      const answer = await server.fetch('/api/portal/importaciones?clase=nomina&nombre=a.zip', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(mb * MB).fill(fill),
      })
      return {
        status: answer.status,
        body: await answer.json(),
        after: Number(answer.headers.get('retry-after')),
      }
    }
    expect((await send(2, 1)).status).toBe(200)
    const more = await send(2, 2)
    const message = expect.stringMatching(
      /^Llegaste al límite de 3 MB por día\. Sigue desde el \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/,
    )
    expect([more.status, more.body]).toEqual([429, { status: 'ERROR', message }])
    expect(more.after).toBeGreaterThan(23 * 3600)
    expect((await send(1, 3)).status).toBe(200)
    expect((await send(1, 4)).status).toBe(429)
    expect(await server.db.$count(payrollImports)).toBe(2)
    server.clock.advance(24 * 3_600_000 + 1)
    expect((await send(2, 2)).status).toBe(200)
    const [counted] = await server.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, 'bytes:import-key:1'))
    expect(counted?.points).toBe(2 * 1024)
    await server.stop()
  })
  test('does not reduce the next day’s count by a refund of the day before', async () => {
    const server = await startServer({ database: 'pglite' })
    const share = () => openDayShare(server.db, 'import-key:1', server.clock, 3)
    const [late, next] = [share(), share()]
    await late.take(2 * MB)
    server.clock.advance(24 * 3_600_000 + 1)
    await next.take(2 * MB)
    await late.giveBack(0)
    const [counted] = await server.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, 'bytes:import-key:1'))
    expect(counted?.points).toBe(2 * 1024)
    await next.giveBack(MB)
    const [left] = await server.db.select().from(rateLimits).where(eq(rateLimits.key, 'bytes:import-key:1'))
    expect(left?.points).toBe(1024)
    await server.stop()
  })

  test('is not used up by failed uploads when the refund fails', async () => {
    const server = withoutPace(await startServer({ database: 'pglite' }))
    const { llave } = await keyFor(server, 'Nómina')
    const send = async (fill: number) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(64).fill(fill))
          controller.close()
        },
      })
      // An upload without a length first counts as the maximum; the rest is refunded afterwards.
      const answer = await server.fetch('/api/portal/importaciones?nombre=a.zip', {
        method: 'POST',
        headers: { authorization: `Bearer ${llave}` },
        body,
        duplex: 'half',
      } as RequestInit)
      return answer.status
    }
    const update = server.db.update.bind(server.db)
    const failing = vi.spyOn(server.db, 'update').mockImplementation(((table: PgTable) => {
      if ((table as unknown) === rateLimits) throw new Error('the database is away')
      return update(table)
    }) as typeof server.db.update)
    for (let fill = 1; fill <= 3; fill++) expect(await send(fill)).toBe(503)
    failing.mockRestore()
    expect(await send(4)).toBe(200)
    await server.stop()
  })
})
