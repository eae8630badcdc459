import { createHash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeWhole } from '../files/storage.ts'

/**
 * List of erasures outside the database. A restored backup brings erased rows back; this list erases them
 * again. It has internal row ids, the kind of data and the day, and nothing else about a person.
 */
const FILE = 'erasures.jsonl'
const DAMAGED_FILE = 'erasures.damaged.jsonl'

const erasure = z.object({
  id: z.uuid(),
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  kind: z.string(),
  source: z.string(),
  rowIds: z.array(z.int()),
})
export type Erasure = z.infer<typeof erasure>

export interface ErasureList {
  erasures: Erasure[]
  /** Number of lines that are lost or unreadable. */
  damaged: number
}

const HEADER = /^turno-erasures (\d+)$/
/** Hex characters of a line's checksum. A damaged id must never erase another row. */
const CHECK_LENGTH = 16

const checkOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, CHECK_LENGTH)

/**
 * Formats a list. The header has the number of lines, so that a truncated list is noticed.
 * @param lost number of lines that were unreadable at the source; a later reader reports them
 */
export function formatList(erasures: readonly Erasure[], lost = 0): string {
  const lines = erasures.map((each) => JSON.stringify(each))
  return [
    `turno-erasures ${lines.length + lost}`,
    ...lines.map((line) => `${checkOf(line)} ${line}`),
    '',
  ].join('\n')
}

/** Reads the undamaged lines. */
export function parseList(text: string): ErasureList {
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '')
  const erasures = lines.flatMap((line) => {
    const json = line.slice(CHECK_LENGTH + 1)
    if (line.slice(0, CHECK_LENGTH) !== checkOf(json)) return []
    const parsed = erasure.safeParse(JSON.parse(json))
    return parsed.success ? [parsed.data] : []
  })
  const expected = HEADER.exec(header)?.[1]
  const wanted = expected === undefined ? lines.length + 1 : Math.max(Number(expected), lines.length)
  return { erasures, damaged: wanted - erasures.length }
}

/** @returns null when there is no list */
export async function readList(dataDir: string): Promise<ErasureList | null> {
  try {
    return parseList(await readFile(join(dataDir, FILE), 'utf8'))
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return null
    throw cause
  }
}

export async function writeList(dataDir: string, erasures: readonly Erasure[], lost = 0): Promise<void> {
  await writeWhole(join(dataDir, FILE), Buffer.from(formatList(erasures, lost), 'utf8'))
}

/** Keeps a damaged list, because a person may be able to repair it. */
export async function keepDamagedList(dataDir: string): Promise<void> {
  await copyFile(join(dataDir, FILE), join(dataDir, DAMAGED_FILE))
}

/** Returns all erasures of several lists, each once. */
export function joinLists(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  return [...new Map(lists.flat().map((each) => [each.id, each])).values()]
}
