import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const gateTexts: English<typeof es.gateTexts> = {
  unknown: 'We couldn’t find that folio among the approved ones.',
  notAuthorized: 'That folio isn’t approved. They can’t come through.',
  otherDay: 'That folio is for another day. They can’t come through.',
  notBefore: 'The mark before this one is missing. Record it first.',
  tooOld: 'That entry or exit is more than 7 days old. Write it in the logbook.',
  things: data,
}
