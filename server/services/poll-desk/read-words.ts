import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { pollWords } = tables

/** Maximum characters of texts in one response, which protects the memory of a small server. */
const MAX_CHARACTERS = 4_000_000

export interface QuestionTexts {
  people: number
  /** Shuffled on each read, so that the order reveals nothing. */
  texts: string[]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * Returns the texts of these questions. Omits a question with fewer than five authors, or with only identical
 * texts. Above the limit, returns a random sample.
 */
export async function readPollTexts(
  tx: Tx,
  pollId: number,
  questions: readonly number[],
): Promise<Map<number, QuestionTexts>> {
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
  const room = MAX_CHARACTERS / Math.max(1, written.length)
  const read = new Map<number, QuestionTexts>()
  for (const { question, parts, people } of written) {
    const texts: string[] = []
    let letters = 0
    for (const { part } of shuffled(parts)) {
      if (letters >= room) break
      const more = await textsOf(tx, pollId, question, part)
      letters += more.reduce((sum, text) => sum + text.length, 0)
      texts.push(...more)
    }
    // Identical texts would reveal what each author wrote.
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
