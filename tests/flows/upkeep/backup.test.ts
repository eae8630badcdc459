import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadSecret } from '#server/crypto/secret.ts'
import { folderStorage } from '#server/files/storage.ts'
import { createLogger } from '#server/log.ts'
import { runBackup } from '#server/upkeep/backup-command.ts'
import { runRestore } from '#server/upkeep/restore-command.ts'
import { restoreTexts } from '#server/upkeep/texts.es.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { addFiles, everyRow } from '#tests/support/server/upkeep.ts'

let root: string
let key: string
const at = (name: string) => join(root, name)

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'turno-backup-'))
  key = await generateX25519Identity()
  writeFileSync(at('key'), key)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function run(command: typeof runBackup, args: string[], folder: string) {
  const lines: string[] = []
  const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
  return { code: await command(args, { DATA_DIR: at(folder) }, terminal), said: lines.join('\n') }
}
const restore = () => run(runRestore, [at('to'), '--llave', at('key')], 'restored')

async function look<T>(
  folder: string,
  work: (of: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const connection = await connect(readEnvironment({ DATA_DIR: at(folder) }), createLogger('silent'))
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

test('a backup restores every row and file; a damaged backup or another key restores nothing', async () => {
  loadSecret(readEnvironment({ DATA_DIR: at('data') }))
  await seedFolder(at('data'), createTestClock())
  const before = await look('data', async (connection) => ({
    files: await addFiles(connection, at('data'), 2),
    rows: await everyRow(connection),
  }))
  const made = await run(runBackup, [at('to'), '--para', await identityToRecipient(key)], 'data')
  expect(made.code, made.said).toBe(0)

  writeFileSync(at('key'), await generateX25519Identity())
  expect(await restore()).toEqual({ code: 1, said: restoreTexts.wrongKey })
  writeFileSync(at('key'), key)
  const list = at(`to/copies/${readdirSync(at('to/copies'))[0]}/manifest.age`)
  const whole = readFileSync(list)
  writeFileSync(list, whole.subarray(0, whole.length - 20))
  expect(await restore()).toEqual({ code: 1, said: expect.stringContaining('El respaldo no sirve') })
  expect(existsSync(at('restored/database'))).toBe(false)
  writeFileSync(list, whole)

  const done = await restore()
  expect(done.code, done.said).toBe(0)
  expect(await look('restored', everyRow)).toEqual(before.rows)
  const storage = folderStorage(at('restored/files'))
  for (const [name, bytes] of before.files) expect(await storage.get(name)).toEqual(bytes)
})
