import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runImports } from '#server/services/import-engine/work-on-imports.ts'
import { peopleFamily } from '#server/services/people-import/family.ts'
import { csvOf, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Headings that are recognized without doubt. */
const HEADINGS = ['NUMERO', 'NOMBRE', 'APELLIDOS', 'CURP', 'INGRESO', 'DEPARTAMENTO', 'LIDER']

const folder = mkdtempSync(join(tmpdir(), 'turno-people-folder-'))
const place = join(folder, 'personas')
let mail: MailServer
let server: TestServer
let hands: ReturnType<typeof peopleImportActions>
beforeAll(async () => {
  mail = await startMailServer()
  server = withoutPace(
    await startServer({
      database: 'pglite',
      environment: {
        IMPORT_FOLDER: folder,
        IMPORT_FOLDER_MAIL: 'carpeta@example.com',
        SMTP_URL: mail.url,
        PUBLIC_URL: 'https://turno.example.com',
      },
    }),
  )
  hands = peopleImportActions(server)
})
afterAll(async () => {
  await server.services.mailer.close()
  await server.stop()
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await turn()
  for (const name of ['done', 'refused', 'taking']) {
    for (const each of readdirSync(join(place, name))) rmSync(join(place, name, each))
  }
})

const seen = new Map<string, Map<string, string>>()
const turn = () => {
  const { db, clock, services } = server
  return runImports(peopleFamily, { db, clock, services, seen }, new AbortController().signal)
}
const put = (name: string, person: number) =>
  writeFileSync(join(place, name), csvOf([HEADINGS, rowOf(inventPerson(person)).slice(0, HEADINGS.length)]))
const lying = (name: string) => readdirSync(join(place, name)).sort()

test('stores two identical files once while one waits for an administrator, however often the folder is checked', async () => {
  const keepPieces = vi.spyOn(server.services.files, 'keepPieces')
  const now = Date.now
  try {
    put('uno.csv', 1)
    put('dos.csv', 1)
    await turn()
    await turn()
    Date.now = () => now() + 200_000
    for (let look = 0; look < 3; look++) await turn()
    expect(keepPieces).toHaveBeenCalledTimes(2)
    expect([lying('taking').length, lying('done').length]).toEqual([1, 2])
    expect(readFileSync(join(place, 'done', lying('done')[1] ?? ''), 'utf8')).toMatch(
      /^Es el mismo archivo que (uno|dos)\.csv/,
    )
    await hands.run((await hands.now()).id)
    await turn()
    expect(lying('taking')).toEqual([])
    expect(lying('done')).toEqual(['dos.csv', 'dos.csv.txt', 'uno.csv', 'uno.csv.txt'])
  } finally {
    Date.now = now
    keepPieces.mockRestore()
  }
})

test('sends mails although the folder cannot be written and the storage fails', async () => {
  put('altas.csv', 2)
  await turn()
  await turn()
  await hands.run((await hands.now()).id)
  const told = mail.received.length
  rmSync(join(place, 'done'), { recursive: true })
  // Replaces the done folder by a file while the import is read, so that nothing can be moved there.
  const environment = vi.spyOn(server.services.files, 'read').mockImplementation(async () => {
    rmSync(join(place, 'done'), { recursive: true, force: true })
    writeFileSync(join(place, 'done'), '')
    throw new Error('the storage is away')
  })
  try {
    put('otra.csv', 3)
    await turn().catch(() => undefined)
    await turn().catch(() => undefined)
    expect(mail.received.length).toBeGreaterThan(told)
  } finally {
    environment.mockRestore()
    rmSync(join(place, 'done'), { recursive: true, force: true })
  }
})
