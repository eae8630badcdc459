import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrationsFolder } from '#server/db/connect.ts'
import { menuGrants, menuNodes } from '#server/db/schema/people.ts'
import { groups } from '#server/identity/groups.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Entry without group grants: every holder of its role sees it. */
const RECORD = 'Seguridad/Registro'

const entries = [
  {
    file: '0006_review_menu.sql',
    label: 'Revisión de documentos',
    view: 'RelacionesLaborales/RevisionDocumentos',
    behind: 'Login/ContrasenaTemporal',
  },
  {
    file: '0008_notices_menu.sql',
    label: 'Avisos de la empresa',
    view: 'RelacionesLaborales/AvisosEmpresa',
    behind: 'RelacionesLaborales/RevisionDocumentos',
  },
  {
    file: '0010_request_desk_menu.sql',
    label: 'Atención de nómina',
    view: 'Nominas/AtencionNomina',
    behind: 'RelacionesLaborales/AvisosEmpresa',
  },
  {
    file: '0019_people_menu.sql',
    label: 'Personas',
    view: 'Seguridad/Personas',
    behind: 'Nominas/AtencionNomina',
    role: 'administrator',
  },
]
let server: TestServer
let nodes: (typeof menuNodes.$inferSelect)[]
let granted: (typeof menuGrants.$inferSelect)[]

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  // Older migrations read role columns of the users table, which role rows replaced in 0044.
  await server.db.execute(sql`
    alter table users add column is_human_resources boolean default false not null,
      add column is_approver boolean default false not null`)
  await server.db.execute(sql`
    update users set is_human_resources = g.role = 'recursos-humanos', is_approver = g.role = 'autorizador'
    from role_grants g where g.user_id = users.id and g.role in ('recursos-humanos', 'autorizador')`)
  nodes = await server.db.select().from(menuNodes).orderBy(asc(menuNodes.id))
  granted = await server.db.select().from(menuGrants)
})
afterAll(() => server.stop())

beforeEach(async () => {
  await server.db.delete(menuNodes)
  await server.db.insert(menuNodes).overridingSystemValue().values(nodes)
  await server.db.insert(menuGrants).values(granted)
})

async function topLevel(): Promise<string[]> {
  const rows = await server.db
    .select({ label: menuNodes.label })
    .from(menuNodes)
    .where(isNull(menuNodes.parentId))
    .orderBy(asc(menuNodes.position), asc(menuNodes.id))
  return rows.map(({ label }) => label)
}

async function grants(view: string): Promise<number[]> {
  const rows = await server.db
    .select({ groupId: menuGrants.groupId })
    .from(menuGrants)
    .innerJoin(menuNodes, eq(menuNodes.id, menuGrants.nodeId))
    .where(eq(menuNodes.view, view))
  return rows.map(({ groupId }) => groupId)
}

describe.each(entries)('$label', ({ file, label, view, behind, role = null }) => {
  const migration = sql.raw(readFileSync(join(migrationsFolder(), file), 'utf8'))

  test('adds a missing entry at its position once, for its role or for human resources', async () => {
    const before = await topLevel()
    expect(before).toContain(label)
    await server.db.execute(migration)
    expect(await topLevel()).toEqual(before)

    await server.db.delete(menuNodes).where(eq(menuNodes.view, view))
    expect(await grants(view)).toEqual([])
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(migration)
      expect(await topLevel()).toEqual(before)
      expect(await grants(view)).toEqual(role === null ? [groups.humanResources] : [])
      const [node] = await server.db.select().from(menuNodes).where(eq(menuNodes.view, view))
      expect(node?.role).toBe(role)
    }
  })

  test('appends the entry when the one before it is missing, and leaves an empty menu empty', async () => {
    await server.db.delete(menuNodes).where(eq(menuNodes.view, view))
    await server.db.delete(menuNodes).where(eq(menuNodes.view, behind))
    await server.db.execute(migration)
    expect((await topLevel()).at(-1)).toBe(label)
    await server.db.delete(menuNodes)
    await server.db.execute(migration)
    expect(await topLevel()).toEqual([])
  })
})

describe('Registro de seguridad', () => {
  const file = readFileSync(join(migrationsFolder(), '0021_record_menu.sql'), 'utf8')

  test('is added once at the end for the auditor only; an empty menu stays empty', async () => {
    const before = await topLevel()
    await server.db.delete(menuNodes).where(eq(menuNodes.view, RECORD))
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(sql.raw(file))
      expect((await topLevel()).at(-1)).toBe('Registro de seguridad')
      expect((await topLevel()).length).toBe(before.length)
      const made = await server.db.select().from(menuNodes).where(eq(menuNodes.view, RECORD))
      expect(made).toMatchObject([{ role: 'auditor', url: 'Registro', parentId: null }])
      expect(await grants(RECORD)).toEqual([])
    }
    await server.db.delete(menuNodes)
    await server.db.execute(sql.raw(file))
    expect(await topLevel()).toEqual([])
  })
})

describe('Caja de ahorro', () => {
  const file = readFileSync(join(migrationsFolder(), '0026_savings_desk.sql'), 'utf8')
  const menu = sql.raw(file.slice(file.lastIndexOf('--> statement-breakpoint')))
  const children = ['Nominas/CajaPorDecidir', 'Nominas/CajaCorteNomina', 'Nominas/CajaTasas']

  test('is added once with its children for human resources; an empty menu stays empty', async () => {
    // Leaves out the entry of a later migration (0044), which has another position.
    await server.db.delete(menuNodes).where(eq(menuNodes.view, 'Seguridad/Roles'))
    const before = await topLevel()
    await server.db.delete(menuNodes).where(eq(menuNodes.url, 'AdmCajaAhorro'))
    await server.db.delete(menuNodes).where(inArray(menuNodes.view, children))
    expect(await topLevel()).not.toContain('Caja de ahorro')
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(menu)
      expect(await topLevel()).toEqual(before)
      const [parent] = await server.db.select().from(menuNodes).where(eq(menuNodes.url, 'AdmCajaAhorro'))
      const below = await server.db
        .select({ view: menuNodes.view })
        .from(menuNodes)
        .where(eq(menuNodes.parentId, parent?.id ?? 0))
        .orderBy(asc(menuNodes.position))
      expect(below.map(({ view }) => view)).toEqual(children)
      for (const view of children) expect(await grants(view)).toEqual([groups.humanResources])
    }
    await server.db.delete(menuNodes)
    await server.db.execute(menu)
    expect(await topLevel()).toEqual([])
  })
})

describe('positions', () => {
  const file = readFileSync(join(migrationsFolder(), '0030_positions.sql'), 'utf8')
  const menu = sql.raw(file.slice(file.lastIndexOf('--> statement-breakpoint')))
  const added = [
    { label: 'Puestos de mi equipo', view: 'MiEquipo/Puestos', group: groups.leaders },
    { label: 'Carga de apegos', view: 'Reclutamiento/CargaApegos', group: groups.humanResources },
  ]

  test('are added once at the end for leaders and human resources; an empty menu stays empty', async () => {
    const views = added.map(({ view }) => view)
    await server.db.delete(menuNodes).where(inArray(menuNodes.view, views))
    const before = await topLevel()
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(menu)
      expect(await topLevel()).toEqual([...before, ...added.map(({ label }) => label)])
      for (const { view, group } of added) expect(await grants(view)).toContain(group)
    }
    await server.db.delete(menuNodes)
    await server.db.execute(menu)
    expect(await topLevel()).toEqual([])
  })
})

describe('candidates', () => {
  const file = readFileSync(join(migrationsFolder(), '0032_candidates.sql'), 'utf8')
  const menu = sql.raw(file.slice(file.lastIndexOf('--> statement-breakpoint')))
  const views = ['Reclutamiento/Candidatos', 'Nominas/Compensaciones/OfertasEconomicas']

  test('are added once at the end for human resources; an empty menu stays empty', async () => {
    await server.db.delete(menuNodes).where(inArray(menuNodes.view, views))
    const before = await topLevel()
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(menu)
      expect(await topLevel()).toEqual([...before, 'Candidatos', 'Ofertas económicas'])
      for (const view of views) expect(await grants(view)).toEqual([groups.humanResources])
    }
    await server.db.delete(menuNodes)
    await server.db.execute(menu)
    expect(await topLevel()).toEqual([])
  })
})

describe.each([
  { file: '0038_polls.sql', label: 'Encuestas', view: 'RelacionesLaborales/Encuestas', url: 'EncuestasRH' },
  {
    file: '0039_recognition_desk.sql',
    label: 'Reconocimientos',
    view: 'RelacionesLaborales/ReconocimientosRH',
    url: 'ReconocimientosRH',
  },
  {
    file: '0079_privacy-rights.sql',
    label: 'Solicitudes de privacidad',
    view: 'RelacionesLaborales/SolicitudesPrivacidad',
    url: 'SolicitudesPrivacidad',
  },
])('$file', ({ file, label, view, url }) => {
  const text = readFileSync(join(migrationsFolder(), file), 'utf8')
  const menu = sql.raw(text.slice(text.lastIndexOf('--> statement-breakpoint')))

  test('is added once at the end for human resources; an empty menu stays empty', async () => {
    await server.db.delete(menuNodes).where(eq(menuNodes.view, view))
    const before = await topLevel()
    expect(before).not.toContain(label)
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(menu)
      expect(await topLevel()).toEqual([...before, label])
      expect(await grants(view)).toEqual([groups.humanResources])
      const made = await server.db.select().from(menuNodes).where(eq(menuNodes.view, view))
      expect(made).toMatchObject([{ url, parentId: null }])
    }
    await server.db.delete(menuNodes)
    await server.db.execute(menu)
    expect(await topLevel()).toEqual([])
  })
})

describe.each([
  { file: '0045_privacy.sql', label: 'Privacidad', view: 'Seguridad/Privacidad', role: 'administrator' },
  {
    file: '0046_payroll_runs.sql',
    label: 'Importar nómina',
    view: 'Nominas/ImportarNomina',
    role: 'payroll',
  },
  {
    file: '0047_people_import.sql',
    label: 'Importar personas',
    view: 'Seguridad/Importar',
    role: 'administrator',
  },
] as const)('$file', ({ file, label, view, role }) => {
  const text = readFileSync(join(migrationsFolder(), file), 'utf8')
  const menu = sql.raw(text.slice(text.lastIndexOf('--> statement-breakpoint')))

  test('is added once at the end for its role; an empty menu stays empty', async () => {
    await server.db.delete(menuNodes).where(eq(menuNodes.view, view))
    const before = await topLevel()
    expect(before).not.toContain(label)
    for (const _ of ['once', 'and no more']) {
      await server.db.execute(menu)
      expect(await topLevel()).toEqual([...before, label])
      expect(await grants(view)).toEqual([])
      const made = await server.db.select().from(menuNodes).where(eq(menuNodes.view, view))
      expect(made).toMatchObject([{ role, parentId: null }])
    }
    await server.db.delete(menuNodes)
    await server.db.execute(menu)
    expect(await topLevel()).toEqual([])
  })
})
