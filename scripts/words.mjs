import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './terminal.mjs'

/** Rooms whose comments are read again; a room joins when its last comment is rewritten. */
const ROOMS = [
  'scripts',
  'server',
  ...['app', 'contract', 'domain', 'features', 'i18n', 'paper', 'parts'].map((room) => `src/${room}`),
]
/** A comment that begins so needs a second reading: its noun comes late, or never. */
const LATE = /^(Of|What|Whatever|Who|Whoever|Whose|Whom|As|Where|Wherever|That|Those|Which)\b/
/** Subjects before this commit stay as they are. */
const SINCE = '00c0936d'
const LONGEST_SUBJECT = 72

/**
 * Finds comments that begin late, and commit subjects over 72 characters. It finds kinds; whether a sentence is
 * understood at the first reading only a reader can tell.
 * @returns `{ code, output }` of a check
 */
export function checkWords() {
  const found = [...lateComments(), ...longSubjects()]
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') }
}

function lateComments() {
  const files = git('ls-files', '-z', ...ROOMS).split('\0')
  return files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      firstLines(readFileSync(root + file, 'utf8'))
        .filter(({ text }) => LATE.test(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    )
}

/** First line of each comment that begins on a line of its own. */
export function firstLines(source) {
  const found = []
  let isInside = false
  let isBegun = false
  let wasLine = false
  for (const [index, raw] of source.split('\n').entries()) {
    const text = raw.trim()
    const note = (words) => words !== '' && found.push({ line: index + 1, text: words })
    if (isInside) {
      const words = text
        .replace(/^\*+\/?/, '')
        .replace(/\*\/$/, '')
        .trim()
      if (isBegun === false && words !== '') {
        note(words)
        isBegun = true
      }
      if (text.endsWith('*/')) isInside = false
    } else if (text.startsWith('/*')) {
      const words = text
        .replace(/^\/\*+/, '')
        .replace(/\*\/.*$/, '')
        .trim()
      note(words)
      isBegun = words !== ''
      isInside = !text.includes('*/')
    } else if (text.startsWith('//') && !wasLine) {
      note(text.slice(2).trim())
    }
    wasLine = text.startsWith('//')
  }
  return found
}

/** Returns commits since the check began whose subject is too long. */
function longSubjects() {
  try {
    return git('log', '--format=%h %s', `${SINCE}..HEAD`)
      .split('\n')
      .filter((line) => line.length > LONGEST_SUBJECT + line.indexOf(' ') + 1)
      .map((line) => `commit ${line}: over ${LONGEST_SUBJECT} characters`)
  } catch {
    // A copy without the history, such as a shallow clone.
    return []
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
