import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, isNull, sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { menuGrants, menuNodes } from '#server/db/schema/people.ts'
import { roleGrants } from '#server/db/schema/roles.ts'

function migrationsBefore(name: string): string {
  const from = migrationsFolder()
  const to = mkdtempSync(join(tmpdir(), 'before-'))
  mkdirSync(join(to, 'meta'))
  const journal = JSON.parse(readFileSync(join(from, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; idx: number }[]
  }
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  expect(at).toBeGreaterThan(0)
  const entries = journal.entries.slice(0, at)
  for (const file of readdirSync(from).filter((each) => entries.some(({ tag }) => each === `${tag}.sql`)))
    copyFileSync(join(from, file), join(to, file))
  writeFileSync(join(to, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return to
}

const COLUMNS = ['is_human_resources', 'is_approver', 'is_auditor', 'is_administrator', 'is_gate'] as const

test('keeps the roles held, adds payroll and the fund to human resources, and gives none to a closed account', {
  timeout: 120_000,
}, async () => {
  const before = migrationsBefore('_role_grants')
  const connection = await openPglite(null, before)
  try {
    const { db } = connection
    await db.execute(
      sql`insert into companies (code, name, tax_id, employer_registration, address) values ('00100', 'X', 'X', 'X', 'X')`,
    )
    const people: [name: string, roles: (typeof COLUMNS)[number][], isClosed?: true][] = [
      ['nobody', []],
      ['hr', ['is_human_resources']],
      ['both', ['is_approver', 'is_administrator']],
      ['auditor', ['is_auditor']],
      ['guard', ['is_gate']],
      ['gone', ['is_administrator'], true],
    ]
    for (const [name, held, isClosed = false] of people) {
      const flags = sql.join(
        COLUMNS.map((column) => sql`${held.includes(column)}`),
        sql`, `,
      )
      await db.execute(sql`
        insert into users (company_code, nickname, name, password_hash, group_id, created_at, closed_at, ${sql.raw(COLUMNS.join(', '))})
        values ('00100', ${name}, ${name}, 'x', 4, now(), ${isClosed ? sql`now()` : sql`null`}, ${flags})`)
    }
    await db.execute(sql`
      insert into menu_nodes (id, parent_id, label, url, view, position, role) values
        (1, null, 'Atención de nómina', 'AtencionNomina', 'Nominas/AtencionNomina', 0, null),
        (2, null, 'Caja de ahorro', 'AdmCajaAhorro', null, 1, null),
        (3, 2, 'Por decidir', 'PorDecidir', 'Nominas/CajaPorDecidir', 0, null),
        (4, null, 'Avisos', 'AvisosEmpresa', 'RelacionesLaborales/AvisosEmpresa', 2, null)`)
    await db.execute(sql`select setval('menu_nodes_id_seq', 10)`)
    await db.execute(sql`insert into menu_grants (group_id, node_id) values (4, 1), (4, 2), (4, 3), (4, 4)`)

    await migrate(db as never, { migrationsFolder: migrationsFolder() })

    const rows = await db
      .select({
        name: sql<string>`(select nickname from users where users.id = ${roleGrants.userId})`,
        role: roleGrants.role,
        companies: roleGrants.companies,
        plants: roleGrants.plants,
        endedAt: roleGrants.endedAt,
      })
      .from(roleGrants)
      .orderBy(asc(roleGrants.userId), asc(roleGrants.role))
    expect(rows.map(({ name, role }) => `${name}: ${role}`)).toEqual([
      'hr: caja',
      'hr: nomina',
      'hr: recursos-humanos',
      'both: administrador',
      'both: autorizador',
      'auditor: auditor',
      'guard: vigilancia',
    ])
    for (const row of rows) expect(row).toMatchObject({ companies: null, plants: null, endedAt: null })
    const nodes = await db.select().from(menuNodes).orderBy(asc(menuNodes.id))
    expect(nodes.map(({ view, role }) => [view, role])).toEqual([
      ['Nominas/AtencionNomina', 'payroll'],
      [null, null],
      ['Nominas/CajaPorDecidir', 'fund'],
      ['RelacionesLaborales/AvisosEmpresa', null],
      ['Seguridad/Roles', 'administrator'],
      // Later migrations add these entries, each at the end.
      ['Seguridad/Privacidad', 'administrator'],
      ['Seguridad/FuentesImportacion', 'administrator'],
      ['Nominas/ImportarNomina', 'payroll'],
      ['Seguridad/Importar', 'administrator'],
      ['Nominas/ImportarDatos', 'importer'],
      ['Seguridad/ReglasDeLey', 'administrator'],
      ['RelacionesLaborales/SolicitudesPrivacidad', 'administrator'],
      ['Nominas/Salidas', 'payroll'],
      ['Seguridad/Conexiones', 'administrator'],
    ])
    const grants = await db.select({ nodeId: menuGrants.nodeId }).from(menuGrants)
    expect(grants).toEqual([{ nodeId: 4 }, { nodeId: nodes.at(-3)?.id }])
    expect(await db.$count(menuNodes, isNull(menuNodes.parentId))).toBe(13)
  } finally {
    await connection.close()
    rmSync(before, { recursive: true })
  }
})
