import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import type { PollText } from '../../db/schema/polls.ts'
import { tables } from '../../db/schema/tables.ts'

const { pollWords } = tables

/**
 * Maximum different texts in a part before the part is split. Splitting limits the time to store an answer.
 */
export const MAX_TEXTS_PER_PART = 256
/** Bits of the hash used for splitting. A part of this depth is never split. */
const DEPTH = 32

interface Written {
  question: number
  text: string
}

type Part = Pick<typeof pollWords.$inferSelect, 'part' | 'people' | 'texts'>

function bitsOf(text: string): string {
  return createHash('sha256').update(text).digest().readUInt32BE(0).toString(2).padStart(DEPTH, '0')
}

/** Adds a text in a fixed order, because the order of insertion would reveal who wrote first. */
function withText(texts: readonly PollText[], text: string): PollText[] {
  const all = new Map(texts)
  all.set(text, (all.get(text) ?? 0) + 1)
  return inOrder(all)
}

function inOrder(texts: ReadonlyMap<string, number>): PollText[] {
  return [...texts].sort(([one], [other]) => (one < other ? -1 : 1))
}

const peopleOf = (texts: readonly PollText[]) => texts.reduce((sum, [, people]) => sum + people, 0)

/**
 * Splits a part as far as needed. The result depends only on the texts, so it reveals neither authors nor
 * order.
 */
export function partsOf(part: string, texts: readonly PollText[]): Part[] {
  if (texts.length <= MAX_TEXTS_PER_PART || part.length >= DEPTH)
    return [{ part, people: peopleOf(texts), texts: [...texts] }]
  const at = (bit: string) => texts.filter(([text]) => bitsOf(text)[part.length] === bit)
  return [...partsOf(`${part}0`, at('0')), ...partsOf(`${part}1`, at('1'))]
}

export async function prepareWords(tx: Tx, pollId: number, questions: readonly number[]): Promise<void> {
  if (questions.length > 0)
    await tx.insert(pollWords).values(questions.map((question) => ({ pollId, question, part: '' })))
}

export async function fillWords(tx: Tx, pollId: number, written: readonly Written[]): Promise<void> {
  for (const question of new Set(written.map((each) => each.question))) {
    const own = new Map<string, number>()
    for (const each of written)
      if (each.question === question) own.set(each.text, (own.get(each.text) ?? 0) + 1)
    const texts = inOrder(own)
    await tx.delete(pollWords).where(and(eq(pollWords.pollId, pollId), eq(pollWords.question, question)))
    await tx.insert(pollWords).values(partsOf('', texts).map((part) => ({ ...part, pollId, question })))
  }
}

/**
 * Adds one person's texts. Requires the lock on the row of the poll's total (count.ts). Updates every row of
 * the poll in one statement, because row versions would reveal which text was written.
 */
export async function addWords(tx: Tx, pollId: number, written: readonly Written[]): Promise<void> {
  const grown: (Part & { question: number })[] = []
  for (const { question, text } of written) {
    const [row] = await tx
      .select()
      .from(pollWords)
      .where(and(at(pollId, question), isWayTo(bitsOf(text))))
    if (!row) throw new Error('a poll has no row for these texts')
    grown.push({ question, part: row.part, people: row.people + 1, texts: withText(row.texts, text) })
  }
  await tx
    .update(pollWords)
    .set({ texts: next(grown, 'texts', pollWords.texts), people: next(grown, 'people', pollWords.people) })
    .where(eq(pollWords.pollId, pollId))
  for (const { question, part, texts } of grown) {
    if (texts.length <= MAX_TEXTS_PER_PART) continue
    await tx.delete(pollWords).where(and(at(pollId, question), eq(pollWords.part, part)))
    await tx.insert(pollWords).values(partsOf(part, texts).map((each) => ({ ...each, pollId, question })))
  }
}

const at = (pollId: number, question: number) =>
  and(eq(pollWords.pollId, pollId), eq(pollWords.question, question))

function isWayTo(bits: string): SQL {
  return sql`${bits}::text like ${pollWords.part} || '%'`
}

/**
 * Returns SQL for a column's value after the update: a new value for rows with more texts, otherwise the
 * stored value.
 */
function next(
  grown: readonly (Part & { question: number })[],
  column: 'texts' | 'people',
  now: (typeof pollWords)['texts' | 'people'],
): SQL {
  if (grown.length === 0) return sql`${now}`
  const cases = grown.map((row) => {
    const value = column === 'texts' ? sql`${JSON.stringify(row.texts)}::jsonb` : sql`${row.people}::integer`
    return sql`when ${pollWords.question} = ${row.question} and ${pollWords.part} = ${row.part} then ${value}`
  })
  return sql`case ${sql.join(cases, sql` `)} else ${now} end`
}
