import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Sample capability: a form that waits offline, a desk with a list in the server's menu, rows in Más, help, a task on
 * Inicio, a table with its migration; in both languages. Its own files are in `own`. The edits below are all that
 * it needs elsewhere.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const own = fileURLToPath(new URL('own', import.meta.url))

interface Edit {
  file: string
  /** Line after which the new one is inserted. */
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

const SOURCES = ['src', 'sw', 'server', 'public', 'scripts', 'index.html', 'vite.config.ts']
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', '.oxlintrc.json']

/**
 * Copies the sources into a folder and adds the capability there. @throws when the line of an edit is missing
 */
export function addCapability(copy: string): void {
  for (const name of [...SOURCES, ...SETTINGS])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of ownFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(own, `${file}.txt`), join(copy, file))
  }
  for (const { file, after, add } of edits) {
    const lines = readFileSync(join(copy, file), 'utf8').split('\n')
    const at = lines.indexOf(after)
    if (at < 0) throw new Error(`${file}: no line "${after}"`)
    writeFileSync(join(copy, file), lines.toSpliced(at + 1, 0, add).join('\n'))
  }
  addMigration(join(copy, 'server/db/migrations'))
}

/** Returns the capability's own files, with their paths in the project. */
export function ownFiles(): string[] {
  return readdirSync(own, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replace(/\.txt$/, ''))
}

/** Adds the migration in the form that the migration tool writes. */
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
