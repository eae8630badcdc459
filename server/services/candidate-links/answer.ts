import { eq } from 'drizzle-orm'
import type { answerOffer as operation } from '#contract/jobs/candidate-links.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { hashToken } from '../../identity/token.ts'
import { staged } from '../../operations/service.ts'
import { addressOf, insertLink, keyFrom } from '../candidates/links.ts'
import { move, notifyOfStep } from '../candidates/move.ts'
import { recordCandidate } from '../candidates/record.ts'
import { type CandidateRow, findCandidate } from '../candidates/rows.ts'
import { findLink, lockLink, type Link } from './find-link.ts'
import { sessionOf } from './session-of.ts'

const { candidateLinks, offers } = tables

/** Period in ms after a use. The same answer with the same key counts as a retry in this period. */
const REPEATABLE_MS = 24 * 60 * 60 * 1000

type State = 'aceptada' | 'declinada'

export const answerOffer = staged<typeof operation>()({
  prepare: async ({ key }, context) => ({ sessionUserId: await sessionOf(context, key) }),
  async run({ key, respuesta, comentario }, context, { sessionUserId }) {
    const { tx, clock, services } = context
    const state: State = respuesta === 'aceptar' ? 'aceptada' : 'declinada'
    // Derives the registration key from the offer's key, so that a retry gets the same key.
    const accountKey = keyFrom(services.environment, key)
    const usedLink = await lockLink(tx, key)
    // Reads the time after the lock, because a new link may end this link during the wait.
    const now = clock.now()
    const before = await findCandidate(tx, usedLink?.candidateId ?? 0)
    if (usedLink && before && isRepeated(usedLink, before, state, now)) {
      const registro = (await isOpen(tx, accountKey, now)) ? addressOf('registro', accountKey, before) : ''
      return { status: 'OK', estado: state, repetida: true, registro }
    }
    const { link, row } = await findLink(tx, { key, now, sessionUserId }, 'oferta')
    const { candidate } = row
    const comment = comentario?.trim() ?? ''
    await tx
      .update(offers)
      .set({ state, answeredAt: now, comment: state === 'declinada' ? comment : '' })
      .where(eq(offers.candidateId, candidate.id))
    await tx.update(candidateLinks).set({ usedAt: now }).where(eq(candidateLinks.id, link.id))
    await move(context, candidate.id, { step: state, stage: state, by: candidate.accountId, comment })
    await recordCandidate(
      context,
      state === 'aceptada' ? 'offer-accepted' : 'offer-declined',
      candidate.id,
      candidate.accountId,
    )
    await notifyOfStep(context, candidate, state, 'all')
    const isWithoutAccount = state === 'aceptada' && candidate.accountId === null
    if (isWithoutAccount) {
      await insertLink(tx, { candidateId: candidate.id, what: 'registro', key: accountKey }, now)
    }
    const registro = isWithoutAccount ? addressOf('registro', accountKey, row) : ''
    return { status: 'OK', estado: state, repetida: false, registro }
  },
  finish: async (answer) => answer,
})

function isRepeated({ usedAt }: Link, { offer }: CandidateRow, state: State, now: Date): boolean {
  return (
    usedAt !== null &&
    offer?.state === state &&
    offer.answeredAt?.getTime() === usedAt.getTime() &&
    now.getTime() - usedAt.getTime() < REPEATABLE_MS
  )
}

async function isOpen(tx: Tx, key: string, now: Date): Promise<boolean> {
  const [link] = await tx
    .select()
    .from(candidateLinks)
    .where(eq(candidateLinks.keyHash, hashToken(key)))
  return link !== undefined && link.usedAt === null && link.endsAt > now
}
