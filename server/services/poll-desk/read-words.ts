import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { SMALLEST_GROUP } from '#domain/small-groups.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'

const { pollWords } = tables

/** Letters of one answer of the server, over all questions: more is nobody's to read at once, and stops a small computer. */
const LETTERS_MOST = 4_000_000

export interface Read {
  /** Who wrote anything. */
  people: number
  /** In no order, and afresh each time: two looks say nothing of each other. */
  texts: string[]
}

/** As somebody reads them: without capitals, accents and signs. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * What was written to these questions; of one that fewer than five wrote to, or to which all wrote the same, nothing. Where it is more than can be read, as
 * much of it as chance wants.
 */
export async function readWords(
  tx: Tx,
  pollId: number,
  questions: readonly number[],
): Promise<Map<number, Read>> {
  const places = await tx
    .select({ question: pollWords.question, part: pollWords.part, people: pollWords.people })
    .from(pollWords)
    .where(eq(pollWords.pollId, pollId))
  const written = questions
    .map((question) => {
      const parts = places.filter((place) => place.question === question)
      return { question, parts, people: parts.reduce((sum, { people }) => sum + people, 0) }
    })
    .filter(({ people }) => people >= SMALLEST_GROUP)
  const room = LETTERS_MOST / Math.max(1, written.length)
  const read = new Map<number, Read>()
  for (const { question, parts, people } of written) {
    const texts: string[] = []
    let letters = 0
    for (const { part } of shuffled(parts)) {
      if (letters >= room) break
      const more = await textsOf(tx, pollId, question, part)
      letters += more.reduce((sum, text) => sum + text.length, 0)
      texts.push(...more)
    }
    // Whoever knows that one of them wrote would know what.
    if (new Set(texts.map(plain)).size > 1) read.set(question, { people, texts: shuffled(texts) })
  }
  return read
}

async function textsOf(tx: Tx, pollId: number, question: number, part: string): Promise<string[]> {
  const [row] = await tx
    .select({ texts: pollWords.texts })
    .from(pollWords)
    .where(and(eq(pollWords.pollId, pollId), eq(pollWords.question, question), eq(pollWords.part, part)))
  return (row?.texts ?? []).flatMap(([text, people]) => Array.from({ length: people }, () => text))
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) break
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
