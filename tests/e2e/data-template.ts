import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../support/portal.ts'

/** Makes the database with the demo people once; every portal of this run starts from a copy. */
export default async function makeDataTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
  const portal = await startPortal()
  await portal.stop()
  await cp(portal.dataDir, template, { recursive: true })
  await portal.dispose()
  process.env.TURNO_DATA_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
