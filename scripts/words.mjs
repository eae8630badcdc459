import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './terminal.mjs'

const CODE = ['src', 'server', 'sw', 'scripts', 'tests']
const DOCUMENTS = ['*.md', ':!docs/figures.md']
/** First words that delay the noun of a comment. */
const LATE = /^(Of|What|Whatever|Who|Whoever|Whose|Whom|As|Where|Wherever|That|Those|Which)\b/
const SINCE = '00c0936d'
const MAX_SUBJECT_LENGTH = 72
const MAX_SENTENCE_WORDS = 30
const VAGUE =
  /^(told|heads|below|typed|lacking|hear-out|halves|happened|coming|bring|gift|spent|warned|in-hand|hand-link|looked-at|said-\w+|told-\w+|use-(came|losing|looking|stays|live))$/

export function checkWords() {
  const found = [...lateComments(), ...longSentences(), ...vagueNames(), ...longSubjects()]
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') }
}

function lateComments() {
  return filesOf(CODE)
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      firstLines(readFileSync(root + file, 'utf8'))
        .filter(({ text }) => LATE.test(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    )
}

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

function longSentences() {
  return filesOf(DOCUMENTS).flatMap((file) =>
    sentences(readFileSync(root + file, 'utf8'))
      .filter((sentence) => sentence.split(/\s+/).length > MAX_SENTENCE_WORDS)
      .map((sentence) => `${file}: over ${MAX_SENTENCE_WORDS} words: ${sentence}`),
  )
}

/**
 * Returns the sentences of a Markdown text without code blocks and link addresses. Splits paragraphs, list
 * items and table cells.
 */
export function sentences(markdown) {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .flatMap((line) => line.split(/ \| |^\||\|$/))
    .flatMap((part) => part.split(/(?<=[.:;?!]) (?=[^a-z])/))
    .map((sentence) => sentence.replace(/^[\s#>*-]*(\d+\. )?/, '').trim())
    .filter((sentence) => sentence !== '')
}

function vagueNames() {
  return filesOf(CODE).filter((file) => VAGUE.test(file.replace(/^.*\//, '').replace(/\..*$/, '')))
}

function filesOf(folders) {
  return git('ls-files', '-z', '--', ...folders)
    .split('\0')
    .filter((file) => file !== '')
}

function longSubjects() {
  try {
    return git('log', '--format=%h %s', `${SINCE}..HEAD`)
      .split('\n')
      .filter((line) => line.length > MAX_SUBJECT_LENGTH + line.indexOf(' ') + 1)
      .map((line) => `commit ${line}: over ${MAX_SUBJECT_LENGTH} characters`)
  } catch {
    // The commit is missing, for example in a shallow clone.
    return []
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
