import { and, eq } from 'drizzle-orm'
import type { sendOffer as operation } from '#contract/jobs/candidates.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { OFFER_DAYS, START_DAYS } from '#domain/candidates/stages.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { toCentavos } from '#domain/money/money.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { newToken } from '../../identity/token.ts'
import { staged } from '../../operations/service.ts'
import { fail } from '../../wire/wire-fault.ts'
import type { Letter } from '../approval-links/letter-tries.ts'
import { nextTry } from '../approval-links/letter-tries.ts'
import { sendCandidateLetter } from './letter-tries.ts'
import { letterTo } from './letters.ts'
import { addressOf, insertLink, keyFrom } from './links.ts'
import { requireLinkQuota, requireMail } from './link-quotas.ts'
import { move } from './move.ts'
import { recordCandidate } from './record.ts'
import { type CandidateRow, detailNumber, findOffer, lockVisibleCandidate, mailOf } from './rows.ts'
import { candidateTexts as texts } from './texts.es.ts'

const { candidates, offers } = tables

/** Stored result of the call, with the key's seed instead of the key (keyFrom). */
interface Sent {
  candidateId: number
  offerId: number
  seed: string
  lastDay: string
}

/** Emails of new calls. A repeated call has no entry, because its result comes from the database. */
const letters = new WeakMap<Sent, Letter>()

export const sendOffer = staged<typeof operation>()({
  async prepare(input, context) {
    const { db, services, user, clock } = context
    requireDays(input, companyDate(clock.now().getTime()))
    await requireLinkQuota(services, user.id)
    if (input.correo === true) {
      const [row] = await db.select().from(offers).where(eq(offers.id, input.id))
      await requireMail(context, row?.candidateId ?? 0)
    }
    return null
  },
  async run(input, context): Promise<Sent> {
    const { tx, user, clock, services } = context
    const now = clock.now()
    const seen = await findOffer(tx, input.id)
    const row = await lockVisibleCandidate(tx, user, seen?.candidate.id ?? 0)
    await requireSendable(tx, row)
    await tx
      .update(offers)
      .set({
        state: 'enviada',
        salary: toCentavos(input.sueldo),
        startsOn: input.ingreso,
        endsOn: input.vence,
        schedule: input.jornada,
        place: input.lugar,
        benefits: [...input.prestaciones],
        sentAt: now,
        sentBy: user.id,
        answeredAt: null,
        comment: '',
      })
      .where(eq(offers.id, input.id))
    const candidateId = row.candidate.id
    await move(context, candidateId, { step: 'ofrecida', stage: 'ofrecida', by: user.id })
    await recordCandidate(context, 'offer-sent', candidateId, user.id)
    const seed = newToken()
    const key = keyFrom(services.environment, seed)
    const letterTry = input.correo === true ? 1 : 0
    const lastDay = await insertLink(
      tx,
      { candidateId, what: 'oferta', key, lastDay: input.vence, letterTry },
      now,
    )
    const sent: Sent = { candidateId, offerId: input.id, seed, lastDay }
    if (input.correo === true) {
      const url = `${services.environment.publicUrl}/${addressOf('oferta', key, row)}`
      letters.set(sent, letterTo(row, { to: mailOf(row, now), what: 'oferta', url, lastDay }))
      await services.jobs.add(tx, 'letters', nextTry(1, now) ?? now)
    }
    return sent
  },
  async finish(sent, { correo }, { db, services }) {
    const letter = letters.get(sent)
    const key = keyFrom(services.environment, sent.seed)
    if (letter) void sendCandidateLetter(db, services, letter, key)
    const ids = { candidate: { id: sent.candidateId }, offer: { id: sent.offerId } }
    return { status: 'OK', enlace: correo === true ? '' : addressOf('oferta', key, ids), vence: sent.lastDay }
  },
})

function requireDays({ ingreso, vence }: RequestOf<typeof operation>, today: string): void {
  if (!isDay(ingreso) || !isDay(vence)) fail(texts.notADay)
  if (ingreso < today || ingreso > addDays(today, START_DAYS)) fail(texts.startDay)
  if (vence < today || vence > addDays(today, OFFER_DAYS)) fail(texts.lastDay)
  if (vence > ingreso) fail(texts.lateAnswer)
}

async function requireSendable(tx: Tx, { candidate, vacancy, account }: CandidateRow): Promise<void> {
  if (account !== null && account.closedAt !== null) fail(texts.accountClosed)
  if (candidate.stage === 'aceptada') fail(texts.accepted)
  if (candidate.stage === 'descartada') fail(texts.discarded)
  if (!['oferta', 'ofrecida', 'declinada'].includes(candidate.stage)) fail(texts.notYet)
  const accepted = and(eq(candidates.vacancyId, vacancy.id), eq(candidates.stage, 'aceptada'))
  if ((await tx.$count(candidates, accepted)) >= (detailNumber(vacancy.details, 'lugares') ?? 1)) {
    fail(texts.placesFull)
  }
}
