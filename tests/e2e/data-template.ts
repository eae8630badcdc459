import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { users } from '#server/db/schema/people.ts'
import { hashPassword } from '#server/identity/password.ts'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { seedFolder } from '../support/server/databases/database.ts'

/** Data folder with the demo people; each portal of this run starts from a copy and has its own keys. */
export default async function makeDataTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'turno-template-'))
  await seedFolder(template, { now: () => new Date() })
  // Some stories measure sign-in, so its password check costs the usual time.
  const connection = await openPglite(join(template, 'database'), migrationsFolder())
  await connection.db.update(users).set({ passwordHash: await hashPassword(DEMO_PASSWORD) })
  await connection.close()
  process.env.TURNO_DATA_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
