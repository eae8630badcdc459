import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allOperations } from '#contract/services.ts'
import { Plain, root, runMain } from './terminal.mjs'

const PAGE = `${root}docs/operations.md`
const START = '<!-- operations:start -->'
const END = '<!-- operations:end -->'

function rowOf(operation) {
  const call =
    operation.kind === 'legacy'
      ? `POST · Opcion ${operation.opcion}`
      : `${operation.method} · ${operation.host}`
  const cells = [
    operation.id,
    operation.summary,
    `\`${operation.path}\``,
    call,
    operation.access,
    operation.offline,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Service by service as the contract lists them, inside a service by Opcion or id. */
function table() {
  const paths = allOperations.map((operation) => operation.path)
  const place = (operation) => (operation.kind === 'legacy' ? paths.indexOf(operation.path) : paths.length)
  const sorted = [...allOperations].sort(
    (a, b) => place(a) - place(b) || (a.opcion ?? 0) - (b.opcion ?? 0) || a.id.localeCompare(b.id),
  )
  const head = ['| id | what | path | call | who | offline |', '|---|---|---|---|---|---|']
  return [...head, ...sorted.map(rowOf)].join('\n')
}

/** docs/operations.md, printed from the contract. `--check` only compares. */
await runMain(async () => {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const from = page.indexOf(START)
  const to = page.indexOf(END)
  if (from < 0 || to < from)
    throw new Plain(`docs/operations.md needs a line ${START} and, after it, a line ${END}.`)
  const next = `${page.slice(0, from + START.length)}\n${table()}\n${page.slice(to)}`
  if (next === page) return
  if (process.argv.includes('--check')) {
    throw new Plain('docs/operations.md is out of date: run `npm run operations`.')
  }
  writeFileSync(PAGE, next)
})
