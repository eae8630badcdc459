import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../project-root.ts'
import { memoryOf } from '../run-worker.ts'

export type SheetRow = readonly [row: number, cells: string[]]

export interface PeopleSheet {
  rows: SheetRow[]
  isBook: boolean
  sheets: string[]
  /** Last row with a guessed text, by column from 0. A person should check it. */
  guessed: ReadonlyMap<number, number>
}

export class SheetRefused extends Error {
  override readonly name = 'SheetRefused'
  readonly problem: string

  constructor(problem: string, options?: ErrorOptions) {
    super(`a people file was refused: ${problem}`, options)
    this.problem = problem
  }
}

export interface SheetLimits {
  longestMs: number
  memoryBytes: number
}

const LIMITS: SheetLimits = { longestMs: 60_000, memoryBytes: 700 * 1_048_576 }
const HEAP_MB = 384
const LOOK_MS = 100

interface Line {
  rows?: SheetRow[]
  refused?: string
  isWhole?: boolean
  isBook?: boolean
  sheets?: string[]
  guessed?: [column: number, row: number][]
}

/**
 * Reads all rows of a people or data file in a separate process (people-worker.mjs). Refuses with `heavy` when the
 * process exceeds its time or memory.
 * @param sheet index of a workbook's visible sheet, from 0
 * @throws SheetRefused
 */
export async function readPeopleSheet(
  bytes: Uint8Array,
  limits: SheetLimits = LIMITS,
  sheet = 0,
): Promise<PeopleSheet> {
  const program = join(projectRoot(), 'server/files/people/people-worker.mjs')
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program, String(sheet)], {
    cwd: projectRoot(),
    // An empty environment keeps the database address and the keys from the process.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const end = () => child.kill('SIGKILL')
  const fault = new Promise<never>((_resolve, reject) => child.once('error', reject))
  const timer = setTimeout(end, limits.longestMs)
  const watch = setInterval(() => {
    if (memoryOf(child.pid) > limits.memoryBytes) end()
  }, LOOK_MS)
  // The process may end before it has read everything. Its output contains the reason.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  try {
    return await Promise.race([fault, gather(createInterface({ input: child.stdout }))])
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    end()
  }
}

function lineOf(text: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch (cause) {
    throw new SheetRefused('heavy', { cause })
  }
}

async function gather(lines: AsyncIterable<string>): Promise<PeopleSheet> {
  const rows: SheetRow[] = []
  for await (const text of lines) {
    const line = lineOf(text)
    if (line.refused !== undefined) throw new SheetRefused(line.refused)
    for (const row of line.rows ?? []) rows.push(row)
    if (line.isWhole) {
      const { isBook = false, sheets = [], guessed = [] } = line
      return { rows, isBook, sheets, guessed: new Map(guessed) }
    }
  }
  throw new SheetRefused('heavy')
}
