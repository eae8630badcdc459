import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileKind } from '#domain/documents/file-kind.ts'
import { projectRoot } from '../project-root.ts'

export interface WorkerLimits {
  longestMs: number
  memoryBytes: number
}

const LIMITS: WorkerLimits = { longestMs: 30_000, memoryBytes: 700 * 1_048_576 }
/** Limit of the JavaScript heap in MB. Pictures are outside the heap, so memoryOf() measures the total. */
const HEAP_MB = 256
const PAGE_BYTES = 4096
const LOOK_MS = 100
const MAX_OUTPUT = 40 * 1_048_576
const NOT_LOADED = 9
const EXITS = {
  3: 'locked',
  4: 'broken',
  5: 'tooManyPixels',
  6: 'active',
  7: 'heavy',
  8: 'mixed',
} as const

/**
 * Result of the worker:
 * - heavy: the same file would exceed the same limit again. The file may be intact.
 * - limit: the time limit, the memory limit or the system ended the worker. A retry may succeed.
 */
export type WorkerAnswer =
  | { is: 'done'; output: Buffer }
  | { is: (typeof EXITS)[keyof typeof EXITS] }
  | { is: 'limit' }

/**
 * Runs file-worker.mjs on one file. Kills it at the time or memory limit.
 * @throws when the program cannot start or a library is missing: an installation error
 */
export function runFileWorker(
  job: FileKind,
  bytes: Uint8Array,
  { longestMs, memoryBytes }: WorkerLimits = LIMITS,
): Promise<WorkerAnswer> {
  const program = join(projectRoot(), 'server/files/file-worker.mjs')
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program, job], {
    cwd: projectRoot(),
    // An empty environment keeps the database address and the keys from the process.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const begun = performance.now()
  let isOutputTooLong = false
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(end, longestMs)
  const look = () => {
    if (memoryOf(child.pid) > memoryBytes) end()
  }
  // Also measures immediately: a fast machine finishes a small file before the next check.
  look()
  const watch = setInterval(look, LOOK_MS)
  const output: Buffer[] = []
  let size = 0
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length
    isOutputTooLong = size > MAX_OUTPUT
    if (isOutputTooLong) end()
    else output.push(chunk)
  })
  // The process may end before it has read everything. Its exit code is the result.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      clearInterval(watch)
      // Checks the elapsed time, because the timer may fire late.
      if (performance.now() - begun > longestMs) resolve({ is: 'limit' })
      else if (code === 0) resolve({ is: 'done', output: Buffer.concat(output) })
      else if (code === NOT_LOADED) reject(new Error('the file worker could not load a library'))
      else if (isOutputTooLong) resolve({ is: 'heavy' })
      else resolve({ is: EXITS[code as keyof typeof EXITS] ?? 'limit' })
    })
  })
}

/**
 * Returns the resident memory of a process in bytes on Linux. Elsewhere returns 0: only the heap limit and
 * the time limit apply.
 */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * PAGE_BYTES
  } catch {
    // This system has no /proc, or the process has ended.
    return 0
  }
}
