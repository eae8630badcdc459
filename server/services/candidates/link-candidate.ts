import type { linkCandidate as operation } from '#contract/jobs/candidates.ts'
import { companyDate } from '#domain/time/dates.ts'
import { newToken } from '../../identity/token.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { nextTry } from '../approval-links/letter-tries.ts'
import { sendCandidateLetter } from './letter-tries.ts'
import { letterTo } from './letters.ts'
import { addressOf, insertLink, type LinkFor } from './links.ts'
import { requireLinkQuota, requireMail } from './link-quotas.ts'
import { recordCandidate } from './record.ts'
import { type CandidateRow, lockVisibleCandidate, mailOf } from './rows.ts'
import { offerStateOf } from './stage.ts'
import { candidateTexts as texts } from './texts.es.ts'

/** A registration link is possible even before an offer (P-113). */
export const linkCandidate = staged<typeof operation>()({
  async prepare({ id, correo }, context) {
    await requireLinkQuota(context.services, context.user.id)
    if (correo === true) await requireMail(context, id)
    return null
  },
  async run({ id, para: what, correo }, context) {
    const { tx, user, clock, services } = context
    const now = clock.now()
    const row = await lockVisibleCandidate(tx, user, id)
    requireLinkable(row, what, companyDate(now.getTime()))
    const key = newToken()
    const lastDayOfOffer = what === 'oferta' ? row.offer?.endsOn : null
    const lastDay = await insertLink(
      tx,
      {
        candidateId: id,
        what,
        key,
        ...(lastDayOfOffer ? { lastDay: lastDayOfOffer } : {}),
        letterTry: correo === true ? 1 : 0,
      },
      now,
    )
    await recordCandidate(context, 'candidate-linked', id, user.id)
    const address = addressOf(what, key, row)
    const answer = { status: 'OK', enlace: correo === true ? '' : address, vence: lastDay }
    const url = `${services.environment.publicUrl}/${address}`
    if (correo !== true) return { answer, letter: null }
    await services.jobs.add(tx, 'letters', nextTry(1, now) ?? now)
    return { answer, letter: { letter: letterTo(row, { to: mailOf(row, now), what, url, lastDay }), key } }
  },
  async finish({ answer, letter }, _input, { db, services }) {
    if (letter !== null) void sendCandidateLetter(db, services, letter.letter, letter.key)
    return answer
  },
})

function requireLinkable({ candidate, offer }: CandidateRow, what: LinkFor, today: string): void {
  if (candidate.stage === 'descartada') throw new WireFault('ERROR', texts.discarded)
  if (what === 'registro') {
    if (candidate.accountId !== null) throw new WireFault('ERROR', texts.hasAccount)
  } else if (offer === null || offerStateOf(candidate, offer, today) !== 'enviada') {
    throw new WireFault('ERROR', texts.noOffer)
  }
}
