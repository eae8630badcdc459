import { reasonOf } from './allowed-skips.mjs'

/** Ledger of `npm run test:whole`: one JSON object per line. The newest line of each file or story counts. */

export const CHECK = 'check'

/** Returns the lines of a ledger. Drops an incomplete last line, which a killed run can leave. */
export function linesOf(text) {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

export function keyOf({ runner, file, title }) {
  return runner === 'playwright' ? `${file} ${title}` : file
}

export function keysOf({ vitest, stories }) {
  return [CHECK, ...vitest, ...stories.map((story) => keyOf({ ...story, runner: 'playwright' }))]
}

export function newestOf(lines) {
  return new Map(lines.filter(({ status }) => status !== undefined).map((line) => [keyOf(line), line]))
}

export function isDone(line) {
  return line !== undefined && line.status !== 'failed' && forbiddenIn(line).length === 0
}

function forbiddenIn({ file, skipped = [] }) {
  return skipped.filter(({ title }) => reasonOf(file, title) === null)
}

export function notPassed(keys, lines) {
  const newest = newestOf(lines)
  return keys
    .filter((key) => !isDone(newest.get(key)))
    .map((key) => ({ key, reason: reasonNotPassed(newest.get(key)) }))
}

function reasonNotPassed(line) {
  if (!line) return 'no corrió / not run'
  if (line.status === 'failed') return 'falló / failed'
  const skips = forbiddenIn(line).map(({ title, reason }) => `${title}${reason ? `: ${reason}` : ''}`)
  return `se saltó / skipped: ${skips.join('; ')}`
}

export function skippedIn(lines) {
  return [...newestOf(lines).values()].flatMap(({ file, skipped = [] }) =>
    skipped.map(({ title, reason }) => ({ file, title, reason: reasonOf(file, title) ?? reason })),
  )
}

export function secondsOf(lines) {
  let ms = 0
  for (const [index, { runner, at }] of lines.entries())
    if (index > 0 && runner !== 'start') ms += at - lines[index - 1].at
  return Math.round(ms / 1000)
}

export function measuredIn(lines) {
  const done = [...newestOf(lines).values()].filter(({ runner }) => runner !== CHECK)
  const cases = done.reduce((sum, line) => sum + line.cases, 0)
  const skipped = skippedIn(lines).length
  return `${secondsOf(lines)} s: ${cases} cases in ${done.length} files and stories, ${skipped} skipped, 0 failed`
}
