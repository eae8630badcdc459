import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const privacyTexts: English<typeof es.privacyTexts> = {
  kiosk: 'Download your data on your phone or computer, not on a shared device.',
  oneAtATime: 'A download is being prepared already. Wait until it is ready.',
  tooMany: 'You have asked for your data 3 times in a day. Try tomorrow.',
  unknown: 'That download is no longer there. Ask for another.',
  keyOver: 'Write your password again to download.',
  noSuchVersion: 'That privacy notice does not exist.',
  noSuchTime: 'The date is not valid.',
  publishedMeanwhile: 'Somebody else has published a version. Refresh and check.',
  sameText: 'The text equals that of the published version.',
  needsChanges: 'Write what has changed, for those who accepted before.',
  changedMeanwhile: 'Somebody else has changed this term. Refresh and check.',
  notAllowed: 'That term is not possible.',
  noSuchPerson: 'We did not find anybody with that number or user.',
  alreadyHeld: [
    [
      '{0} ya tiene retención. Para cambiar el motivo, quítala antes.',
      '{0} is held back already. To change the reason, end that first.',
    ],
  ],
  noSuchHold: 'That hold has ended. Refresh the list.',
}

export const nobody = data
