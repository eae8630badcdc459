import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LIMITS, measureStartTimes, type StartTimes } from './start-times.ts'

/** `npm run bench`: prints the table of start times and fails when one is over its limit. `--quick`: one run each. */
const runs = process.argv.includes('--quick') ? 1 : 5
const results = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))

interface Row {
  name: string
  value: string
  against: string
  limit: string
  isOver: boolean
}

function rowsOf(times: StartTimes): Row[] {
  const ratio = times.coldLoginMs / times.bareReactMs
  const warm = (name: string, ms: number, limitMs: number): Row => ({
    name,
    value: seconds(ms),
    against: 'peers 1.2–1.7 s to a login',
    limit: `≤ ${seconds(limitMs)}`,
    isOver: ms > limitMs,
  })
  return [
    {
      name: 'cold login, Slow 4G, CPU ÷4',
      value: `${seconds(times.coldLoginMs)} = ${ratio.toFixed(2)} ×`,
      against: `bare React page ${seconds(times.bareReactMs)}`,
      limit: `≤ ${LIMITS.coldRatio} ×`,
      isOver: ratio > LIMITS.coldRatio,
    },
    warm('warm start to the payslips, online, CPU ÷4', times.warmOnlineMs, LIMITS.warmMs),
    warm('warm start to the payslips, offline, CPU ÷4', times.warmOfflineMs, LIMITS.warmMs),
    {
      ...warm('browser restarted, offline, CPU ÷4', times.offlineColdMs, LIMITS.offlineColdMs),
      against: 'best peer: empty shell 1.0 s',
    },
  ]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

const times = await measureStartTimes({ runs })
const rows = rowsOf(times)
for (const { name, value, against, limit, isOver } of rows) {
  console.log(`${isOver ? '✗' : ' '} ${name.padEnd(46)} ${value.padEnd(16)} ${limit.padEnd(10)} ${against}`)
}
mkdirSync(results, { recursive: true })
writeFileSync(
  `${results}start-times.json`,
  JSON.stringify({ at: new Date().toISOString(), runs, ...times }, null, 2),
)
if (rows.some((row) => row.isOver)) process.exitCode = 1
