import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideByLink, makeLink } from '#contract/approvals/approval-links.ts'
import { linkCandidate } from '#contract/jobs/candidates.ts'
import { candidateLinks, candidates } from '#server/db/schema/candidates.ts'
import { waitUntilBlocked } from '#tests/support/server/network/blocked.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { FITS, LEADER, type Recruiting, recruitOn } from '#tests/support/server/recruiting.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** P-95, P-98, P-115, P-116: concurrent calls, retries, and repeated calls with other content. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Recruiting

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = await recruitOn(server)
  })
  afterAll(() => server.stop())

  /**
   * Ends the candidate's links while `call` waits for the row lock, as a new offer of human resources does.
   */
  async function endedMeanwhile(id: number, call: () => Promise<WireAnswer>): Promise<WireAnswer> {
    const { answering } = await server.db.transaction(async (tx) => {
      await tx.select().from(candidates).where(eq(candidates.id, id)).for('update')
      const answering = call()
      await waitUntilBlocked(database, tx)
      server.clock.advance(1000)
      const endsAt = server.clock.now()
      await tx.update(candidateLinks).set({ endsAt }).where(eq(candidateLinks.candidateId, id))
      return { answering }
    })
    return answering
  }

  // PGlite has one connection, so no request waits for a lock there.
  test.runIf(database === 'postgres')('refuses answers through a link that ended meanwhile', async () => {
    const id = await on.authorize()
    const key = await on.offerTo(id)
    const answer = await endedMeanwhile(id, () => on.answer(key, 'aceptar'))
    expect(answer.body).toMatchObject({ status: 'NOVIGENTE' })
    expect(await on.rowOf(id)).toMatchObject({ stage: 'ofrecida' })
    const account = on.keyOf(fieldOf(await on.served(linkCandidate, { id, para: 'registro' }), 'enlace'))
    const registered = await endedMeanwhile(id, () => on.register(account))
    expect(registered.body).toMatchObject({ status: 'NOVIGENTE' })
  })

  test('accepts the same fit answers again, and refuses different ones', async () => {
    const others = ['no', 'no', 'no']
    const told = 'Ya se guardaron tus primeras respuestas. No se cambiaron.'
    const id = await on.propose()
    const { fitId } = await on.rowOf(id)
    const key = on.keyOf(fieldOf(await on.served(makeLink, { id: fitId }, LEADER), 'enlace'))
    const send = (apego: readonly string[]) => on.call(decideByLink, { key, decision: 'autorizar', apego })
    expect((await send(FITS)).body).toMatchObject({ repetida: false })
    expect((await send(FITS)).body).toMatchObject({ repetida: true })
    expect(on.messageOf(await send(others))).toBe(told)

    const other = await on.propose()
    const itemId = (await on.rowOf(other)).fitId
    const item = await on.waitingItem(itemId, LEADER)
    const inside = (apego: readonly string[]) => on.decideWith(item, LEADER, { apego })
    for (const _ of ['first', 'again']) expect((await inside(FITS)).body).toMatchObject({ status: 'OK' })
    expect(on.messageOf(await inside(others))).toBe(told)
    expect(await on.rowOf(other)).toMatchObject({ fits: [...FITS] })
  })
})
