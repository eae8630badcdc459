import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Letter } from '../approval-links/letter-tries.ts'
import { letterOf } from '../approval-links/letter-page.ts'
import { detailText } from '../approvals/queries.ts'
import type { LinkFor } from './links.ts'
import type { CandidateRow } from './rows.ts'
import { candidateTexts } from './texts.es.ts'

const texts = candidateTexts.letters

/**
 * Returns an email to a candidate with company, position and last day. Emails contain no amounts, because
 * other people may read emails.
 */
export function letterTo(
  { candidate, vacancy, company }: CandidateRow,
  { to, what, url, lastDay }: { to: string; what: LinkFor; url: string; lastDay: string },
): Letter {
  const position = sentenceCase(detailText(vacancy, 'puesto'))
  const day = formatDate(lastDay)
  const isOffer = what === 'oferta'
  return {
    to,
    subject: isOffer ? texts.offerSubject(position) : texts.accountSubject,
    ...letterOf({
      lead: [
        texts.greeting(properName(candidate.firstName).split(' ')[0] ?? ''),
        isOffer ? texts.offer(company.name) : texts.account(company.name),
      ],
      blocks: [
        {
          title: position,
          lines: [isOffer ? texts.offerEnds(day) : texts.accountEnds(day)],
          link: { text: isOffer ? texts.openOffer : texts.openAccount, address: url },
        },
      ],
      end: [...(isOffer ? [texts.offerBefore] : []), texts.noPassword, texts.own],
    }),
  }
}
