import * as operations from '#contract/jobs/candidates.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { discard } from './discard.ts'
import { linkCandidate } from './link-candidate.ts'
import { listOffers } from './offers.ts'
import { propose } from './propose.ts'
import { findCandidate, findOffer } from './rows.ts'
import { sendOffer } from './send-offer.ts'
import { toCandidate, toOfferToMake } from './wire-rows.ts'
import { candidateTexts as texts } from './texts.es.ts'
import { listOpenVacancies } from './vacancies.ts'
import { candidateRules } from '../../audit/candidate-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const service = defineService(
  operations,
  {
    listVacancies: async (_input, { tx, user, clock }) => ({
      status: 'OK',
      data: await listOpenVacancies(tx, user.id, clock.now()),
    }),

    proposeCandidate: async (input, context) => ({ status: 'OK', id: await propose(context, input) }),

    async readCandidate({ id }, { tx, user, clock }) {
      const row = await findCandidate(tx, id)
      if (!row || row.candidate.accountId === user.id) throw new WireFault('ERROR', texts.unknown)
      return { status: 'OK', candidato: await toCandidate(tx, row, clock.now()) }
    },

    async discardCandidate(input, context) {
      await discard(context, input)
      return { status: 'OK' }
    },

    listOffers: async (_input, { tx, user, clock }) => ({
      status: 'OK',
      data: await listOffers(tx, user.id, clock.now()),
    }),

    async readOffer({ id }, { tx, user, clock }) {
      const row = await findOffer(tx, id)
      if (!row?.offer || row.candidate.accountId === user.id) throw new WireFault('ERROR', texts.unknown)
      // A discarded candidate's offer would appear as expired, although nobody can send the offer again.
      if (row.candidate.stage === 'descartada') throw new WireFault('ERROR', texts.discarded)
      return { status: 'OK', oferta: toOfferToMake(row, row.offer, clock.now()) }
    },

    sendOffer,
    linkCandidate,
  },
  { records: candidateRules, words: [[words, wordsEn]] },
)

export { service as candidatesService }
