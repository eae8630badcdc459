import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '#server/db/connect.ts'
import { menuGrants, menuNodes } from '#server/db/schema/people.ts'
import { groups } from '#server/db/seed/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** A database from before the documents gets the way to their review once (migration 0006). */

const VIEW = 'RelacionesLaborales/RevisionDocumentos'
const migration = sql.raw(readFileSync(join(migrationsFolder(), '0006_review_menu.sql'), 'utf8'))
let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function topLevel(): Promise<string[]> {
  const rows = await server.db
    .select({ label: menuNodes.label })
    .from(menuNodes)
    .where(isNull(menuNodes.parentId))
    .orderBy(asc(menuNodes.position), asc(menuNodes.id))
  return rows.map(({ label }) => label)
}

async function grants(): Promise<number[]> {
  const rows = await server.db
    .select({ groupId: menuGrants.groupId })
    .from(menuGrants)
    .innerJoin(menuNodes, eq(menuNodes.id, menuGrants.nodeId))
    .where(eq(menuNodes.view, VIEW))
  return rows.map(({ groupId }) => groupId)
}

test('where it is missing it comes to its place, for human resources; once', async () => {
  const before = await topLevel()
  expect(before).toContain('Revisión de documentos')
  await server.db.execute(migration)
  expect(await topLevel()).toEqual(before)

  await server.db.delete(menuNodes).where(eq(menuNodes.view, VIEW))
  expect(await grants()).toEqual([])
  for (const _ of ['once', 'and no more']) {
    await server.db.execute(migration)
    expect(await topLevel()).toEqual(before)
    expect(await grants()).toEqual([groups.humanResources])
  }
})

test('a menu without the one-time passwords gets it at the end, an empty one not at all', async () => {
  await server.db.delete(menuNodes).where(eq(menuNodes.view, VIEW))
  await server.db.delete(menuNodes).where(eq(menuNodes.view, 'Login/ContrasenaTemporal'))
  await server.db.execute(migration)
  expect((await topLevel()).at(-1)).toBe('Revisión de documentos')
  await server.db.delete(menuNodes)
  await server.db.execute(migration)
  expect(await topLevel()).toEqual([])
})
