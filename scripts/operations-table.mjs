import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allOperations } from '#contract/protocol/services.ts'
import { Plain, root, runMain, say } from './terminal.mjs'

const PAGE = `${root}docs/operations.md`
const START = '<!-- operations:start -->'
const END = '<!-- operations:end -->'
const CODES = `${root}docs/codes.md`

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

function table() {
  const paths = allOperations.map((operation) => operation.path)
  const place = (operation) => (operation.kind === 'legacy' ? paths.indexOf(operation.path) : paths.length)
  const sorted = [...allOperations].sort(
    (a, b) => place(a) - place(b) || (a.opcion ?? 0) - (b.opcion ?? 0) || a.id.localeCompare(b.id),
  )
  const head = ['| id | what | path | call | who | offline |', '|---|---|---|---|---|---|']
  return [...head, ...sorted.map(rowOf)].join('\n')
}

function nextFreeId() {
  const numbers = allOperations.map(({ id }) => Number(/^P-(\d+)$/.exec(id)?.[1] ?? 0))
  return `P-${String(Math.max(...numbers) + 1).padStart(2, '0')}`
}

/** Updates the number of operations per family in docs/codes.md. A person writes the row of a new family. */
function countFamilies(page) {
  const [before, after] = page.split('\n| operations |')
  if (after === undefined) throw new Plain('docs/codes.md needs a table headed "| operations |".')
  const countOf = (family) => allOperations.filter(({ id }) => id.replace(/-1?\d\d$/, '') === family).length
  const row = /^(\| ([A-Z]+\d?) \|.*\| )\d+( \|)$/gm
  const counted = after.replace(row, (_line, start, family, end) => `${start}${countOf(family)}${end}`)
  return `${before}\n| operations |${counted}`
}

/**
 * Writes docs/operations.md and the counts in docs/codes.md from the contract. Prints the next free id for
 * the portal's own operations. With `--check`, only compares.
 */
await runMain(async () => {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const from = page.indexOf(START)
  const to = page.indexOf(END)
  if (from < 0 || to < from)
    throw new Plain(`docs/operations.md needs a line ${START} and, after it, a line ${END}.`)
  const next = `${page.slice(0, from + START.length)}\n${table()}\n${page.slice(to)}`
  const codes = readFileSync(CODES, 'utf8')
  const nextCodes = countFamilies(codes)
  const isCheck = process.argv.includes('--check')
  if (isCheck && (next !== page || nextCodes !== codes))
    throw new Plain('docs/operations.md or docs/codes.md is out of date: run `npm run operations`.')
  if (isCheck) return
  writeFileSync(PAGE, next)
  writeFileSync(CODES, nextCodes)
  say(`La siguiente operación propia es ${nextFreeId()}.`)
})
