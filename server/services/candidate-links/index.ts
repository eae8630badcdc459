import * as operations from '#contract/jobs/candidate-links.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { companyDate } from '#domain/time/dates.ts'
import { defineService, staged } from '../../operations/service.ts'
import { shortName } from '../approval-links/find-link.ts'
import { detailText } from '../approvals/queries.ts'
import { wholeName } from '../candidates/rows.ts'
import { answerOffer } from './answer.ts'
import { type FoundLink, findLink } from './find-link.ts'
import { registerCandidate } from './register.ts'
import { sessionOf } from './session-of.ts'
import { candidateRules } from '../../audit/candidate-rules.ts'

const readCandidateLink = staged<typeof operations.readCandidateLink>()({
  prepare: async ({ key }, context) => ({ sessionUserId: await sessionOf(context, key) }),
  async run({ key }, { tx, clock }, { sessionUserId }) {
    const found = await findLink(tx, { key, now: clock.now(), sessionUserId })
    const { link, row } = found
    const { candidate } = row
    return {
      status: 'OK',
      clase: link.what,
      nombre: shortName(candidate.firstName, candidate.paternalName),
      puesto: sentenceCase(detailText(row.vacancy, 'puesto')),
      empresa: row.company.name,
      vence: companyDate(link.endsAt.getTime() - 1),
      oferta: offerOf(found),
      correo: link.what === 'registro' ? candidate.mail : '',
    }
  },
  finish: async (answer) => answer,
})

function offerOf({ link, row: { candidate, offer } }: FoundLink): operations.CandidateLink['oferta'] {
  if (link.what !== 'oferta' || !offer) return null
  return {
    folio: offer.id,
    nombre: properName(wholeName(candidate)),
    sueldo: (offer.salary ?? 0) / 100,
    ingreso: offer.startsOn ?? '',
    jornada: offer.schedule,
    lugar: offer.place,
    prestaciones: offer.benefits,
    enviada: offer.sentAt?.toISOString() ?? '',
  }
}

const service = defineService(
  operations,
  { readCandidateLink, answerOffer, registerCandidate },
  { records: candidateRules },
)

export { service as candidateLinks }
