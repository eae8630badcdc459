import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { FileKind } from './sniff.ts'

/** Of a scan with 20 pages, or a picture of 25 megapixels, on a slow machine. */
const LONGEST_MS = 30_000
/** JavaScript's own memory; what the picture takes lies outside of it and is watched by its pages. */
const HEAP_MB = 256
const MOST_MEMORY_BYTES = 700 * 1_048_576
const PAGE_BYTES = 4096
const LOOK_MS = 100
const MOST_OUTPUT = 40 * 1_048_576
/** What file-worker.mjs ends with; everything else, a signal too, is a file that can't be read. */
const EXITS = { 3: 'locked', 5: 'tooManyPixels' } as const

export type WorkerAnswer = { is: 'done'; output: Buffer } | { is: 'locked' | 'tooManyPixels' | 'broken' }

/** Runs file-worker.mjs on one file. It ends by itself, by the clock, or when it takes too much memory. */
export function runFileWorker(job: FileKind, bytes: Uint8Array): Promise<WorkerAnswer> {
  const program = join(projectRoot(), 'server/files/file-worker.mjs')
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program, job], {
    cwd: projectRoot(),
    // Nothing of ours: no address of a database, no key.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(end, LONGEST_MS)
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > MOST_MEMORY_BYTES) end()
  }, LOOK_MS)
  const output: Buffer[] = []
  let size = 0
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MOST_OUTPUT) end()
    else output.push(chunk)
  })
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      clearInterval(watch)
      if (code === 0) resolve({ is: 'done', output: Buffer.concat(output) })
      else resolve({ is: EXITS[code as keyof typeof EXITS] ?? 'broken' })
    })
  })
}

/** Where the system tells (Linux); elsewhere the heap's limit and the clock remain. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * PAGE_BYTES
  } catch {
    return 0
  }
}
