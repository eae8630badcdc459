import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedFolder } from '../support/server/databases/database.ts'

/** Data folder with the demo people; each portal of this run starts from a copy and has its own keys. */
export default async function makeDataTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
  await seedFolder(template, { now: () => new Date() })
  process.env.TURNO_DATA_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
