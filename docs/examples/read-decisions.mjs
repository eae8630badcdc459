/**
 * Example: appends new decisions to a file, one JSON row a line, each row once. Needs Node.js 20 and no package.
 * Run it by a timer, one run at a time:
 *
 *   PORTAL_URL=https://portal.example.com PORTAL_KEY=turno_sal_… node read-decisions.mjs decisions.jsonl
 *
 * The cursor is kept in decisions.jsonl.cursor. A run that is killed loses and repeats nothing: rows are stored
 * before the cursor, and rows that come again are skipped by their id.
 */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const [file] = process.argv.slice(2)
const { PORTAL_URL: portal, PORTAL_KEY: key, PORTAL_SINCE: firstDay = '' } = process.env
if (!file || !portal || !key) {
  console.error('Use: PORTAL_URL=… PORTAL_KEY=… node read-decisions.mjs FILE')
  process.exit(2)
}
const cursorFile = `${file}.cursor`
const TRIES = 5

function storedRows() {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  // Text behind the last line break is a row that a killed run wrote in part.
  const part = lines.pop() ?? ''
  if (part !== '') writeFileSync(file, lines.map((line) => `${line}\n`).join(''), { flush: true })
  return lines.map((line) => JSON.parse(line))
}

function storeCursor(cursor) {
  writeFileSync(`${cursorFile}.new`, cursor, { flush: true })
  renameSync(`${cursorFile}.new`, cursorFile)
}

async function ask(cursor) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${portal}/api/portal/salidas?desde=${encodeURIComponent(cursor)}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const mustWait = response.status === 429 || response.status === 503
    if (!mustWait || attempt === TRIES) return { http: response.status, body: await response.json() }
    await sleep(Number(response.headers.get('retry-after') ?? 5) * 1000)
  }
}

const rows = storedRows()
const known = new Set(rows.map(({ id }) => id))
let cursor = existsSync(cursorFile) ? readFileSync(cursorFile, 'utf8') : firstDay
let added = 0
let restarted = false
for (;;) {
  const { http, body } = await ask(cursor)
  if (body.status === 'CURSOR' && !restarted) {
    // The portal was restored, or this file is very old. Starts from the day of the newest row.
    console.error(body.message)
    restarted = true
    cursor = rows
      .map(({ fecha }) => fecha.slice(0, 10))
      .reduce((one, other) => (one > other ? one : other), '')
    continue
  }
  if (http !== 200) {
    console.error(`${http} ${body.message}`)
    process.exit(1)
  }
  const fresh = body.data.filter(({ id }) => !known.has(id))
  appendFileSync(file, fresh.map((row) => `${JSON.stringify(row)}\n`).join(''), { flush: true })
  for (const { id } of fresh) known.add(id)
  added += fresh.length
  cursor = body.siguiente
  storeCursor(cursor)
  if (!body.hayMas) break
}
console.log(`${added} new`)
