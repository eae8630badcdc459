import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { projectRoot } from '#server/project-root.ts'

/**
 * Seed of this run: the commit's hash, so that a failed run can be repeated and the next commit tests other
 * items. Workers inherit it, so a commit during the run changes nothing.
 */
export const SEED = (process.env.TURNO_TEST_SEED ??= commit())

function commit(): string {
  const git = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: projectRoot(), encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'none'
}

export function turnOf(name: string, parts: number): number {
  return createHash('sha256').update(`${SEED} ${name}`).digest().readUInt32BE() % parts
}
