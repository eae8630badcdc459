import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { say } from '../../terminal.mjs'

/**
 * Folders and top-level settings whose untracked files count as sources. Other untracked files at the top do
 * not change results, for example nohup.out.
 */
const FOLDERS = /^(?:src|sw|server|scripts|tests|public|deploy|docs|\.ci|\.github)\//
const SETTINGS =
  /^(?:index\.html|(?:package|package-lock|biome|tsconfig[^/]*)\.json|[^/]*\.config\.\w+|\.\w*rc(?:\.\w+)?|\.env[^/]*)$/
const WRITTEN = new Set(['docs/figures.json', 'docs/figures.md'])

export function hashOfSources(root) {
  const hash = createHash('sha256')
  for (const path of sourcesIn(root)) hash.update(`\0${path}\0`).update(contentOf(`${root}/${path}`))
  return hash.digest('hex')
}

export function areUnchanged(root, hash) {
  if (hashOfSources(root) === hash) return true
  say(
    'El código cambió durante la corrida: nada se anota. / The sources changed during the run: not recorded.',
  )
  return false
}

function sourcesIn(root) {
  const isNew = (path) => FOLDERS.test(path) || SETTINGS.test(path)
  const known = git(root, [])
  const files = known
    ? [...known, ...git(root, ['--others', '--exclude-standard']).filter(isNew)]
    : filesIn(root).filter(isNew)
  return [...new Set(files)].filter((path) => !WRITTEN.has(path)).sort()
}

/** Runs `git ls-files`. Returns null without git or a repository. */
function git(root, options) {
  try {
    const command = ['ls-files', '-z', ...options]
    const listed = execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return listed.split('\0').filter(Boolean)
  } catch {
    // This folder is no git repository, for example an unpacked archive, or git is missing.
    return null
  }
}

function filesIn(root) {
  const all = readdirSync(root, { withFileTypes: true })
  return all.flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name]
    if (!FOLDERS.test(`${entry.name}/`)) return []
    const below = readdirSync(`${root}/${entry.name}`, { recursive: true, encoding: 'utf8' })
    return below.map((name) => `${entry.name}/${name.replaceAll('\\', '/')}`)
  })
}

/** Returns the content of a file or the target of a link; '' for a folder and for a deleted file. */
function contentOf(file) {
  const there = lstatSync(file, { throwIfNoEntry: false })
  if (there?.isSymbolicLink()) return readlinkSync(file)
  return there?.isFile() ? readFileSync(file) : ''
}
