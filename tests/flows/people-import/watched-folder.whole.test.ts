import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { payrollImports } from '#server/db/schema/imports/payroll-import.ts'
import { payrollReceiver } from '#server/services/payroll-import/receiver.ts'
import { watchFolders } from '#server/services/import-engine/watch-folders.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { work, zipOf } from '#tests/support/people/sending-files.ts'
import { entryOf, openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-folder-'))
let server: TestServer
let payroll: Payroll
let mail: Server
const letters: string[] = []

function mailServer(): Promise<Server> {
  const made = createServer((socket) => {
    let isData = false
    let text = ''
    socket.write('220 here\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      if (isData) {
        text += bytes.toString()
        if (!text.endsWith('\r\n.\r\n')) return
        letters.push(text)
        isData = false
        socket.write('250 kept\r\n')
        return
      }
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          isData = true
          text = ''
          socket.write('354 go on\r\n')
        } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  return new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(made)))
}

beforeAll(async () => {
  mail = await mailServer()
  const { port } = mail.address() as { port: number }
  server = await startServer({
    database: 'pglite',
    environment: {
      IMPORT_FOLDER: folder,
      IMPORT_FOLDER_MAIL: 'nomina@example.com',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://turno.example.com',
    },
  })
  payroll = await openPayroll(server)
})
afterAll(async () => {
  payroll.close()
  await server.services.mailer.close()
  await server.stop()
  mail.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => payroll.nextWeek())
afterEach(() => {
  for (const each of ['taking', 'done', 'refused', '']) {
    const place = join(folder, each)
    if (!existsSync(place)) continue
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (!entry.isDirectory()) rmSync(join(place, entry.name))
    }
  }
})

const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)
const lying = (where: string) => readdirSync(join(folder, where)).sort()
const files = () => readdirSync(folder).filter((each) => !['done', 'refused', 'taking'].includes(each))
const newest = async () => {
  const [row] = await server.db.select().from(payrollImports).orderBy(desc(payrollImports.id)).limit(1)
  return row
}

test('imports a file unchanged at the second check, moves it to done with a report, and sends a mail', async () => {
  const receipt = payroll.weekly()
  put('semana.zip', makeZip([entryOf(receipt), { name: 'malo.xml', bytes: '<a' }]))
  const seen = new Map<string, Map<string, string>>()
  await work(server, { seen })
  expect(files()).toEqual(['semana.zip'])
  letters.length = 0
  const again = await work(server, { seen })
  expect(again.getTime() - server.clock.now().getTime()).toBeLessThanOrEqual(5000)
  expect([files(), lying('taking')]).toEqual([[], []])
  expect(lying('done')).toEqual(['semana.zip', 'semana.zip.txt'])
  const report = readFileSync(join(folder, 'done/semana.zip.txt'), 'utf8')
  expect(report).toContain('1 recibos importados')
  expect(report).toContain('malo.xml · línea')
  expect(await payroll.payslipOf(receipt)).toBeDefined()
  expect(await newest()).toMatchObject({
    origin: 'folder',
    fileName: 'semana.zip',
    letterTo: null,
    folderName: null,
  })
  expect(letters).toHaveLength(1)
  const letter = letters[0]?.replaceAll('=\r\n', '') ?? ''
  expect(letter).toContain('To: nomina@example.com')
  expect(letter).toContain('ImportarNomina')
  expect(letter).not.toContain('malo.xml')
  await work(server, { seen })
  expect(letters).toHaveLength(1)
})

test('ignores growing files, other file types and links', async () => {
  const seen = new Map<string, Map<string, string>>()
  const zip = zipOf(payroll.weekly())
  const runs = await server.db.$count(payrollImports)
  put('lento.zip', zip.subarray(0, 100))
  put('lento.zip.part', 'x')
  put('notas.txt', 'x')
  put('vacio.xml', '')
  symlinkSync('/etc/hostname', join(folder, 'enlace.xml'))
  await work(server, { seen })
  put('lento.zip', zip.subarray(0, 200))
  await work(server, { seen })
  put('lento.zip', zip)
  await work(server, { seen })
  expect(files()).toContain('lento.zip')
  await work(server, { seen })
  expect(files().sort()).toEqual(['enlace.xml', 'lento.zip.part', 'notas.txt', 'vacio.xml'])
  expect(await server.db.$count(payrollImports)).toBe(runs + 1)
  expect(await newest()).toMatchObject({ taken: 1, refusal: null })
})

test('moves a hostile file to refused with the reason, and keeps files of the same name apart', async () => {
  const seen = new Map<string, Map<string, string>>()
  for (const name of ['../a.xml', '../b.xml']) {
    put('hostil.zip', makeZip([{ name, bytes: '<a/>' }]))
    await work(server, { seen })
    await work(server, { seen })
  }
  const names = lying('refused')
  expect(names).toHaveLength(4)
  expect(names).toContain('hostil.zip')
  expect(readFileSync(join(folder, 'refused/hostil.zip.txt'), 'utf8')).toContain(
    'El archivo no se aceptó: El ZIP trae un archivo que apunta fuera de su carpeta.',
  )
})

test('imports each file once with two copies of the server', async () => {
  const one = new Map<string, Map<string, string>>()
  const other = new Map<string, Map<string, string>>()
  const runs = await server.db.$count(payrollImports)
  for (let n = 0; n < 6; n++) put(`${n}.zip`, zipOf(payroll.weekly(payroll.payee, String(n))))
  await Promise.all([work(server, { seen: one }), work(server, { seen: other })])
  await Promise.all([work(server, { seen: one }), work(server, { seen: other })])
  await work(server, { seen: one })
  expect([files(), lying('taking')]).toEqual([[], []])
  expect(lying('done')).toHaveLength(12)
  expect(await server.db.$count(payrollImports)).toBe(runs + 6)
})

test('imports a file whose move was not yet recorded when the server was killed', async () => {
  const seen = new Map<string, Map<string, string>>()
  const { db, clock, services } = server
  const parts = { db, clock, services, seen }
  // A copy of the server died after moving the file and before recording the move.
  await watchFolders([payrollReceiver], parts)
  put('a.zip', zipOf(payroll.weekly()))
  renameSync(join(folder, 'a.zip'), join(folder, 'taking/0123456789abcdef-a.zip'))
  await work(server, { seen })
  expect(lying('taking')).toHaveLength(1)
  const later = Date.now() + 200_000
  const now = Date.now
  Date.now = () => later
  try {
    await work(server, { seen })
  } finally {
    Date.now = now
  }
  expect(lying('done')).toEqual(['a.zip', 'a.zip.txt'])
  const row = await newest()
  await server.db
    .update(payrollImports)
    .set({ folderName: '0123456789abcdef-a.zip' })
    .where(eq(payrollImports.id, row?.id ?? 0))
  await work(server, { seen })
  expect(lying('done')).toEqual(['a.zip', 'a.zip.txt'])
  expect(await newest()).toMatchObject({ folderName: null })
})

test('refuses unreadable files, including a pipe, without holding up the others', async () => {
  const seen = new Map<string, Map<string, string>>()
  await work(server, { seen })
  mkdirSync(join(folder, 'taking/0123456789abcde0-carpeta.xml'))
  symlinkSync('/etc/hostname', join(folder, 'taking/0123456789abcde1-enlace.xml'))
  execFileSync('mkfifo', [join(folder, 'taking/0123456789abcde2-tubo.xml')])
  const long = `${'ñ'.repeat(120)}.zip`
  put(long, zipOf(payroll.weekly(payroll.payee, 'long')))
  put('zz.zip', zipOf(payroll.weekly(payroll.payee, 'short')))
  const later = Date.now() + 200_000
  const now = Date.now
  Date.now = () => later
  try {
    await work(server, { seen })
    await work(server, { seen })
  } finally {
    Date.now = now
  }
  expect([files(), lying('taking')]).toEqual([[], []])
  expect(lying('refused')).toEqual(
    ['carpeta.xml', 'enlace.xml', 'tubo.xml'].flatMap((name) => [name, `${name}.txt`]),
  )
  expect(readFileSync(join(folder, 'refused/tubo.xml.txt'), 'utf8')).toContain('no tiene permiso para leerlo')
  expect(lying('done')).toEqual([
    'zz.zip',
    'zz.zip.txt',
    `${'ñ'.repeat(90)}.zip`,
    `${'ñ'.repeat(90)}.zip.txt`,
  ])
  rmdirSync(join(folder, 'refused/carpeta.xml'))
})

test('does not follow a link in place of a folder', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'turno-elsewhere-'))
  for (const place of ['taking', 'done', 'refused']) {
    const seen = new Map<string, Map<string, string>>()
    rmSync(join(folder, place), { recursive: true, force: true })
    symlinkSync(elsewhere, join(folder, place))
    put('a.zip', zipOf(payroll.weekly(payroll.payee, place)))
    await work(server, { seen })
    await work(server, { seen })
    expect([place, files(), readdirSync(elsewhere)]).toEqual([place, ['a.zip'], []])
    rmSync(join(folder, place))
  }
  rmSync(elsewhere, { recursive: true })
  await work(server)
})

test('imports a file that a server with a fast clock moved before it died, once the clock is corrected', async () => {
  const seen = new Map<string, Map<string, string>>()
  await work(server, { seen })
  put('a.zip', zipOf(payroll.weekly(payroll.payee, 'ahead')))
  renameSync(join(folder, 'a.zip'), join(folder, 'taking/0123456789abcdef-a.zip'))
  const now = Date.now
  Date.now = () => now() - 365 * 24 * 3_600_000
  try {
    await work(server, { seen })
  } finally {
    Date.now = now
  }
  expect(lying('done')).toEqual(['a.zip', 'a.zip.txt'])
})

test('moves a file with known content to done without importing it again', async () => {
  const seen = new Map<string, Map<string, string>>()
  const zip = zipOf(payroll.weekly())
  const runs = await server.db.$count(payrollImports)
  for (const name of ['uno.zip', 'dos.zip']) {
    put(name, zip)
    utimesSync(join(folder, name), 1, 1)
    await work(server, { seen })
    await work(server, { seen })
  }
  expect(lying('done')).toEqual(['dos.zip', 'dos.zip.txt', 'uno.zip', 'uno.zip.txt'])
  expect(await server.db.$count(payrollImports)).toBe(runs + 1)
})

test('stores two identical files once while their run is stopped, however often the folder is checked', async () => {
  const seen = new Map<string, Map<string, string>>()
  const { db, services } = server
  const keepPieces = services.files.keepPieces.bind(services.files)
  let kept = 0
  services.files.keepPieces = (...input) => {
    kept++
    return keepPieces(...input)
  }
  const now = Date.now
  try {
    await work(server, { seen })
    const zip = zipOf(payroll.weekly(payroll.payee, 'twice'))
    put('uno.zip', zip)
    put('dos.zip', zip)
    await watchFolders([payrollReceiver], { ...server, seen })
    await watchFolders([payrollReceiver], { ...server, seen })
    const row = await newest()
    await db
      .update(payrollImports)
      .set({ isStopped: true })
      .where(eq(payrollImports.id, row?.id ?? 0))
    Date.now = () => now() + 200_000
    for (let look = 0; look < 3; look++) await work(server, { seen })
    expect(kept).toBe(2)
    expect([lying('taking').length, lying('done').length]).toEqual([1, 2])
    expect(readFileSync(join(folder, 'done', lying('done')[1] ?? ''), 'utf8')).toMatch(
      /^Es el mismo archivo que (uno|dos)\.zip/,
    )
    await db
      .update(payrollImports)
      .set({ isStopped: false })
      .where(eq(payrollImports.id, row?.id ?? 0))
    await work(server, { seen })
    expect(lying('taking')).toEqual([])
    expect(lying('done')).toEqual(['dos.zip', 'dos.zip.txt', 'uno.zip', 'uno.zip.txt'])
  } finally {
    Date.now = now
    services.files.keepPieces = keepPieces
  }
})

test('sends mails although finished files cannot be moved', async () => {
  const seen = new Map<string, Map<string, string>>()
  await work(server, { seen })
  put('semana.zip', zipOf(payroll.weekly(payroll.payee, 'full')))
  await work(server, { seen })
  rmSync(join(folder, 'done'), { recursive: true })
  letters.length = 0
  const { files } = server.services
  const open = files.open.bind(files)
  // Replaces the done folder by a file while the import is read, so that nothing can be moved there.
  files.open = (key) => {
    rmSync(join(folder, 'done'), { recursive: true, force: true })
    writeFileSync(join(folder, 'done'), '')
    return open(key)
  }
  try {
    await work(server, { seen })
    expect(letters).toHaveLength(1)
  } finally {
    files.open = open
    rmSync(join(folder, 'done'))
  }
  await work(server, { seen })
  expect(lying('done')).toEqual(['semana.zip', 'semana.zip.txt'])
})
