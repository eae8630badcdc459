import { getTableName, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { retentionKinds } from '#domain/privacy/retention.ts'
import type { Tx } from '#server/db/connection.ts'
import { readRows } from '#server/db/read-rows.ts'
import { retentionSources } from '#server/services/privacy/retention-sources.ts'
import type { Source } from '#server/services/privacy/retention-source.ts'
import { isAboutNobody, termlessTables } from '#server/services/privacy/termless.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { sharedServer } from '#tests/support/server/shared-server.ts'

/**
 * Child tables whose rows a cascade removes without keeping a copy: they hold link keys or technical data, or
 * the parent row is kept while it has rows in them.
 */
const harmless: string[] = [
  // A vacancy is kept while it has candidates or applications. Approvals about visitors and candidates have
  // no vacancy.
  'approvals: candidates',
  'approvals: job_applications',
  'approvals: job_postings',
  'candidates of accounts: job_postings',
  'candidates: job_postings',
  // An approval about a candidate has no gate marks, because it lets nobody through the gate.
  'candidates of accounts: gate_marks',
  'candidates: gate_marks',
  'candidates of accounts: approval_links',
  'candidates: approval_links',
  // Rows for payroll repeat a decision, whose kept copy is enough.
  'approvals: outbound_rows',
  'candidates of accounts: outbound_rows',
  'candidates: outbound_rows',
  'data_changes: outbound_rows',
  'savings_accounts: outbound_rows',
  'notifications: push_sends',
  'sessions: personal_export_pieces',
  'sessions: provider_tokens',
  'sessions: push_sends',
].sort()

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const sources: Source[] = retentionKinds.flatMap((kind) => [...retentionSources[kind]])
const leaves = (from: Source) => [
  ...(from.root === 'stays' ? [] : [getTableName(from.table)]),
  ...from.below.map(({ table }) => getTableName(table)),
]
const withTerm = new Set(sources.flatMap(leaves))

interface ForeignKey {
  child: string
  parent: string
  /** pg_constraint.confdeltype: c cascade, n set null, a no action. */
  does: string
}

const keys = async () =>
  readRows<ForeignKey>(
    server.db as Tx,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype::text as does
      from pg_constraint where contype = 'f'`,
  )

describe('every table', () => {
  it('has a kind with a retention period or a reason for none, never both', async () => {
    const rows = await readRows<{ name: string }>(
      server.db as Tx,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const there = rows.map(({ name }) => name)
    expect(there.length).toBeGreaterThan(80)
    const said = (name: string) => withTerm.has(name) || name in termlessTables || isAboutNobody(name)
    expect(there.filter((name) => !said(name))).toEqual([])
    expect(Object.keys(termlessTables).filter((name) => withTerm.has(name) || !there.includes(name))).toEqual(
      [],
    )
  })

  it('that refers to a person has a retention period or its own reason for none', async () => {
    const naming = (await keys()).filter(({ parent }) => parent === 'users' || parent === 'employees')
    expect(naming.length).toBeGreaterThan(80)
    const found = naming.map(({ child }) => child).filter((name) => !withTerm.has(name))
    expect([...new Set(found)].filter((name) => !(name in termlessTables))).toEqual([])
  })
})

describe('rows deleted through a foreign key', () => {
  it('are kept with the blocked row, or belong to tables listed as harmless', async () => {
    const all = await keys()
    const lost = sources.flatMap((from) => {
      const gone = new Set(leaves(from))
      const childrenOf = (name: string) =>
        all.filter(({ parent, does }) => parent === name && does === 'c').map(({ child }) => child)
      return typeof from.root === 'function'
        ? []
        : [...gone].flatMap((name) =>
            childrenOf(name)
              .filter((child) => !gone.has(child))
              .map((child) => `${from.name}: ${child}`),
          )
    })
    expect([...new Set(lost)].sort()).toEqual(harmless)
  })

  it('are not blocked by a foreign key that refuses the deletion', async () => {
    const refusing = (await keys()).filter(({ does }) => does === 'a')
    const stuck = sources
      .filter(({ root }) => root === 'goes')
      .flatMap((from) =>
        refusing
          .filter(({ parent }) => parent === getTableName(from.table))
          .filter(({ child }) => !leaves(from).includes(child))
          .map(({ child }) => `${from.name}: ${child}`),
      )
    expect(stuck).toEqual([])
  })
})
