import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { tables } from '#server/db/schema/tables.ts'
import { MAX_TEXTS_PER_PART } from '#server/services/polls/words.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { countsOf, given, HR, publishNew, said } from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const { pollGroups, pollWords, polls } = tables

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
  })
  afterAll(() => server.stop())

  test('moves each text with the number of people who wrote it', async () => {
    const [open, silent] = [await publishNew(server), await publishNew(server)]
    const { id: draft } = await said(server, desk.copyPoll, { id: open }, HR)
    const many = Array.from({ length: MAX_TEXTS_PER_PART + 20 }, (_, at) => `idea ${at}`)
    const words = [...many, 'Sí', 'Sí', '"comillas" \\\\ ñ 🙂', 'Sí']
    const [everybody] = await server.db
      .update(pollGroups)
      .set({ texts: { 4: words }, people: 500, answered: words.length })
      .where(and(eq(pollGroups.pollId, open), eq(pollGroups.departmentId, '')))
      .returning()
    expect(everybody?.texts[4]).toHaveLength(words.length)
    await server.db.execute(sql`drop table poll_words`)
    const file = readFileSync(join(migrationsFolder(), '0043_poll_words.sql'), 'utf8')
    for (const statement of file.split('--> statement-breakpoint'))
      await server.db.execute(sql.raw(statement))

    const sorted = (texts: readonly string[] = []) => [...texts].sort()
    const moved = await countsOf(server, open)
    expect(sorted(moved.texts[4])).toEqual(sorted(words))
    const [row] = await server.db.select().from(pollGroups).where(eq(pollGroups.pollId, open)).limit(1)
    expect(row?.texts).toEqual({})
    for (const poll of [open, silent])
      expect(await server.db.$count(pollWords, eq(pollWords.pollId, poll))).toBe(4)
    expect(await server.db.$count(pollWords, eq(pollWords.pollId, Number(draft)))).toBe(0)

    const respuestas = [given(1, [2]), given(3, [1]), given(4, [], 'Sí')]
    for (const id of [open, silent])
      expect(await said(server, answering.sendPoll, { id, respuestas }, '100106')).toEqual({ status: 'OK' })
    expect(sorted((await countsOf(server, open)).texts[4])).toEqual(sorted([...words, 'Sí']))
    expect((await countsOf(server, silent)).texts).toEqual({ 4: ['Sí'] })
    const parts = await server.db
      .select()
      .from(pollWords)
      .where(and(eq(pollWords.pollId, open), eq(pollWords.question, 4)))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.every(({ people, texts }) => people === texts.reduce((sum, [, own]) => sum + own, 0))).toBe(
      true,
    )
    await server.db.delete(polls).where(eq(polls.id, Number(draft)))
  })
})
