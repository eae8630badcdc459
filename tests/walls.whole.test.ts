import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, copyTypes, runInCopy } from './support/copied-project.ts'

/**
 * Import rules between rooms: each violation is written into a copy of the sources, and the compiler or the
 * linter must report its file.
 */

type Guard = 'compiler' | 'linter'
interface Offence {
  what: string
  file: string
  source: string
  guard: Guard
  /** Rule that must be reported; default: the rule against forbidden imports. */
  rule?: string
}

const FORBIDDEN_IMPORT: Record<Guard, string> = { compiler: 'TS6307', linter: 'no-restricted-imports' }

const importAll = (path: string) => `import * as other from '${path}'\nexport const used = other\n`
const offences: Offence[] = [
  {
    what: 'domain → contract',
    file: 'src/domain',
    source: importAll('#contract/protocol/operation.ts'),
    guard: 'compiler',
  },
  {
    what: 'domain → the page',
    file: 'src/domain',
    source: 'export const x = document.title\n',
    guard: 'compiler',
    rule: 'TS2584',
  },
  { what: 'domain → a package', file: 'src/domain', source: importAll('dexie'), guard: 'linter' },
  {
    what: 'paper → contract',
    file: 'src/paper',
    source: importAll('#contract/protocol/operation.ts'),
    guard: 'compiler',
  },
  {
    what: 'paper → the page',
    file: 'src/paper',
    source: 'export const x = document.title\n',
    guard: 'compiler',
    rule: 'TS2584',
  },
  {
    what: 'contract → core',
    file: 'src/contract',
    source: importAll('#core/transport/rpc.ts'),
    guard: 'compiler',
  },
  {
    what: 'core → hooks',
    file: 'src/core',
    source: importAll('#hooks/navigation/paths.ts'),
    guard: 'compiler',
  },
  {
    what: 'core → window',
    file: 'src/core',
    source: 'export const x = window.name\n',
    guard: 'compiler',
    rule: 'TS2304',
  },
  {
    what: 'core → localStorage',
    file: 'src/core',
    source: 'export const x = localStorage.length\n',
    guard: 'compiler',
    rule: 'TS2304',
  },
  { what: 'hooks → ui', file: 'src/hooks', source: importAll('#ui/theme/theme.ts'), guard: 'compiler' },
  {
    what: 'ui → contract',
    file: 'src/ui',
    source: importAll('#contract/protocol/operation.ts'),
    guard: 'compiler',
  },
  { what: 'ui → hooks', file: 'src/ui', source: importAll('#hooks/navigation/paths.ts'), guard: 'linter' },
  { what: 'ui → the router', file: 'src/ui', source: importAll('wouter'), guard: 'linter' },
  { what: 'parts → core', file: 'src/parts', source: importAll('#core/transport/rpc.ts'), guard: 'compiler' },
  { what: 'i18n → domain', file: 'src/i18n', source: importAll('#domain/money/money.ts'), guard: 'compiler' },
  {
    what: 'media → hooks',
    file: 'src/media',
    source: importAll('#hooks/navigation/paths.ts'),
    guard: 'linter',
  },
  {
    what: 'feature → app',
    file: 'src/features/home',
    source: importAll('#app/routes/routes.ts'),
    guard: 'compiler',
  },
  {
    what: 'feature → app',
    file: 'src/features/home',
    source: importAll('#app/routes/routes.ts'),
    guard: 'linter',
  },
  {
    what: 'feature → another feature',
    file: 'src/features/home',
    source: importAll('#features/payslips/rows/payslip-rows.ts'),
    guard: 'linter',
  },
  {
    what: 'feature → another feature, by path',
    file: 'src/features/home',
    source: importAll('../payslips/payslip-rows.ts'),
    guard: 'linter',
  },
  {
    what: 'feature → another feature, by path from a folder',
    file: 'src/features/home/pay',
    source: importAll('../../payslips/rows/payslip-rows.ts'),
    guard: 'linter',
  },
  {
    what: 'hooks → models',
    file: 'src/hooks',
    source: importAll('#models/notices/notices.ts'),
    guard: 'compiler',
  },
  {
    what: 'core → models',
    file: 'src/core',
    source: importAll('#models/notices/notices.ts'),
    guard: 'compiler',
  },
  { what: 'models → ui', file: 'src/models', source: importAll('#ui/theme/theme.ts'), guard: 'compiler' },
  {
    what: 'models → a feature',
    file: 'src/models',
    source: importAll('#features/payslips/rows/payslip-rows.ts'),
    guard: 'compiler',
  },
  {
    what: "app → a feature's inside",
    file: 'src/app',
    source: importAll('#features/payslips/rows/payslip-rows.ts'),
    guard: 'linter',
  },
  { what: 'worker → hooks', file: 'sw', source: importAll('#hooks/navigation/paths.ts'), guard: 'compiler' },
  { what: 'server → core', file: 'server', source: importAll('#core/transport/rpc.ts'), guard: 'compiler' },
  { what: 'server → ui', file: 'server', source: importAll('#ui/theme/theme.ts'), guard: 'compiler' },
  {
    what: 'a promise nobody waits for',
    file: 'src/core',
    source: 'export function x(): void {\n  Promise.resolve(1)\n}\n',
    guard: 'linter',
    rule: 'no-floating-promises',
  },
  {
    what: 'any',
    file: 'src/core',
    source: 'export const x = (y: any) => y\n',
    guard: 'linter',
    rule: 'no-explicit-any',
  },
]

/** Time limit of both tools on a copy of the sources, on a machine that is busy with other tests. */
const COPY_AND_CHECK_MS = 600_000

const named = offences.map((offence, at) => ({ ...offence, file: `${offence.file}/offence-${at}.ts` }))
const cycle = ['src/core/cycle-a.ts', 'src/core/cycle-b.ts']
const reports: Record<Guard, string> = { compiler: '', linter: '' }
let copy = ''

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'turno-walls-'))
  copyTypes(copy)
  copyProject(copy, ['src', 'sw', 'server', 'package.json', 'tsconfig.json', '.oxlintrc.json'])
  for (const { file, source } of named) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), source)
  }
  for (const [at, file] of cycle.entries()) {
    const other = cycle[1 - at]?.split('/').at(-1) ?? ''
    writeFileSync(join(copy, file), `import * as other from './${other}'\nexport const used = other\n`)
  }
  const projects = ['src/app', 'sw', 'server']
  const compiled = await runInCopy(copy, 'typescript/bin/tsc', '-b', ...projects, '--pretty', 'false')
  const suspects = [...named.map(({ file }) => file), ...cycle]
  const linted = await runInCopy(copy, 'oxlint/bin/oxlint', '--type-aware', '-f', 'unix', ...suspects)
  reports.compiler = compiled.output
  reports.linter = linted.output
}, COPY_AND_CHECK_MS)

afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

describe('the import rules reject', () => {
  it.each(named)('$what ($guard)', ({ file, guard, rule = FORBIDDEN_IMPORT[guard] }) => {
    const lines = reports[guard].split('\n').filter((line) => line.includes(file))
    expect(lines.join('\n')).toContain(rule)
  })

  it('a cycle (linter)', () => {
    const lines = reports.linter.split('\n').filter((line) => line.includes('cycle-a.ts'))
    expect(lines.join('\n')).toContain('no-cycle')
  })
})
