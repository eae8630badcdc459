import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allOperations } from '#contract/services.ts'
import { Plain, root, runMain } from './terminal.mjs'

const README = `${root}README.md`
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

/** README.md's operation table, printed from the contract. `--check` only compares. */
await runMain(async () => {
  const readme = existsSync(README) ? readFileSync(README, 'utf8') : ''
  const from = readme.indexOf(START)
  const to = readme.indexOf(END)
  if (from < 0 || to < from) throw new Plain(`README.md needs a line ${START} and, after it, a line ${END}.`)
  const next = `${readme.slice(0, from + START.length)}\n${table()}\n${readme.slice(to)}`
  if (next === readme) return
  if (process.argv.includes('--check')) {
    throw new Plain("README.md's operation table is out of date: run `npm run operations`.")
  }
  writeFileSync(README, next)
})
