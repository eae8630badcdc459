import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const gateTexts: English<typeof es.gateTexts> = {
  unknown: 'We did not find that number among what is authorized.',
  notAuthorized: 'That number is not authorized. It may not pass.',
  otherDay: 'That number is not for that day. It may not pass.',
  notBefore: 'No entry was marked before. Mark the entry first.',
  tooOld: 'That mark is more than 7 days old. Note it in the logbook.',
  things: data,
}
