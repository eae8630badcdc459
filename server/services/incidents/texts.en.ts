import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const incidentTexts: English<typeof es.incidentTexts> = {
  unknownKind: 'Choose what you want to request.',
  noDay: 'That date doesn’t exist. Enter it again.',
  endsBefore: 'The last date can’t be before the first.',
  sameDay: 'Your rest day and your work day must be different.',
  alreadyAsked: 'You’ve already requested one of those days.',
  alreadyVacation: 'One of those days is already vacation.',
  tooLong: 'Those are too many days at once. Request fewer.',
  onlyFree: 'You don’t work on those days. Choose at least one workday.',
  beyondVacation: [
    [
      'Pides más días de los que te quedan: {0#} ({1}).',
      'You’re requesting more days than you have left: {0#} ({1}).',
    ],
  ],
}
