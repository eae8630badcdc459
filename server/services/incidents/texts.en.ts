import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const incidentTexts: English<typeof es.incidentTexts> = {
  unknownKind: 'Choose what you want to ask for.',
  noDay: 'That date does not exist. Write it again.',
  endsBefore: 'The last date comes after the first.',
  sameDay: 'The day you rest and the day you work have to differ.',
  alreadyAsked: 'You have asked for one of those days already.',
}
