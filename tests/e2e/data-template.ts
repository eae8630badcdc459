import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { seededCopy } from '../support/server/database.ts'

/** Database with the demo people; each portal of this run starts from a copy and has its own keys. */
export default async function makeDataTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
  const copy = await seededCopy({ now: () => new Date() })
  const connection = await openPglite(join(template, 'database'), migrationsFolder(), copy)
  await connection.close()
  process.env.TURNO_DATA_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
