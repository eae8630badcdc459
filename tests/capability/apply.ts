import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyProject } from '../support/copied-project.ts'

/**
 * Sample capability in both languages, with its own flow test. It has:
 * - a form that waits offline, and a desk with a list in the server's menu
 * - rows in Más, help, and a task on Inicio
 * - a table with its migration, an audit rule, and a refusal
 *
 * Its own files are in `own`. Other files change only by the edits below and the migration's journal.
 */

const own = fileURLToPath(new URL('own', import.meta.url))

interface Edit {
  file: string
  after: string
  add: string
}

export const edits: readonly Edit[] = [
  {
    file: 'src/contract/protocol/services.ts',
    after: "import * as leader from '../people/leader.ts'",
    add: "import * as locker from '../locker/locker.ts'",
  },
  { file: 'src/contract/protocol/services.ts', after: '  leader,', add: '  locker,' },
  {
    file: 'server/services/all.ts',
    after: "import { kardex } from './kardex/index.ts'",
    add: "import { locker } from './locker/index.ts'",
  },
  { file: 'server/services/all.ts', after: '  ...kardex,', add: '  ...locker,' },
  {
    file: 'server/db/schema/tables.ts',
    after: "import * as kardex from './kardex.ts'",
    add: "import * as locker from './locker.ts'",
  },
  { file: 'server/db/schema/tables.ts', after: '  ...kardex,', add: '  ...locker,' },
]

/** Lines for a table with data about people. One person reviews changes in that folder. */
export const privacyEdits: readonly Edit[] = [
  {
    file: 'server/services/privacy/sections.ts',
    after: 'const requests: Section[] = [',
    add: "  ownSection('solicitudes', t.lockerReports, [byUser(t.lockerReports.userId)]),",
  },
  {
    file: 'server/services/privacy/labels.es.ts',
    after: "  users: 'Cuenta',",
    add: "  locker_reports: 'Reportes de tu casillero',",
  },
  {
    file: 'server/services/privacy/column-names.es.ts',
    after: 'export const columnNames: Record<string, string> = {',
    add: "  fault: 'Qué falla',",
  },
  {
    file: 'server/services/privacy/retention-company.ts',
    after: '      first(t.personalExports, t.personalExports.userId),',
    add: '      first(t.lockerReports, t.lockerReports.userId),',
  },
]

/** Rows for the lists that tests of the whole code base read. */
export const testEdits: readonly Edit[] = [
  {
    file: 'tests/support/foreign/foreign-ids.ts',
    after: "  'LOG-02': 'takes no ids',",
    add: "  'T-98': 'takes no ids',\n  'T-99': 'takes no ids',",
  },
  {
    file: 'tests/faults/own-addresses.ts',
    after: "      '/Inconformidades/1',",
    add: "      '/Casillero',",
  },
  {
    file: 'tests/faults/own-addresses.ts',
    after: "      '/Importar',",
    add: "      '/Casilleros',",
  },
  {
    file: 'tests/capability-ways.ts',
    after: 'export const capabilityWays: Record<string, Row> = {',
    add: `  lockers: {
    parts: ['locker'],
    main: [flow('locker/locker'), 'lists a report for administrators'],
    refused: [flow('locker/locker'), 'refuses a second report of the same fault'],
    offline: [flow('locker/locker'), 'keeps a report without a network, and delivers it once'],
    stranger: [flow('locker/locker'), 'refuses the list to an employee'],
  },`,
  },
]

const SOURCES = [
  'src',
  'sw',
  'server',
  'public',
  'scripts',
  'tests',
  'index.html',
  'vite.config.ts',
  'README.md',
]
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', '.oxlintrc.json']

/**
 * Copies the sources into a folder and adds the capability there. @throws when the line of an edit is missing
 */
export function addCapability(copy: string): void {
  copyProject(copy, [...SOURCES, ...SETTINGS])
  for (const file of ownFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(own, `${file}.txt`), join(copy, file))
  }
  for (const { file, after, add } of [...edits, ...privacyEdits, ...testEdits]) {
    const lines = readFileSync(join(copy, file), 'utf8').split('\n')
    const at = lines.indexOf(after)
    if (at < 0) throw new Error(`${file}: no line "${after}"`)
    writeFileSync(join(copy, file), lines.toSpliced(at + 1, 0, add).join('\n'))
  }
  addMigration(join(copy, 'server/db/migrations'))
}

export function ownFiles(): string[] {
  return readdirSync(own, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replace(/\.txt$/, ''))
}

function addMigration(folder: string): void {
  const journal = join(folder, 'meta/_journal.json')
  const read = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = read.entries.at(-1)
  if (!last) throw new Error('no migrations')
  const tag = `${String(last.idx + 1).padStart(4, '0')}_locker`
  const entry = { idx: last.idx + 1, version: '7', when: last.when + 1, tag, breakpoints: true }
  writeFileSync(journal, JSON.stringify({ ...read, entries: [...read.entries, entry] }))
  renameSync(join(folder, 'locker.sql'), join(folder, `${tag}.sql`))
}
