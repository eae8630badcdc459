import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const privacyTexts: English<typeof es.privacyTexts> = {
  kiosk: 'Download your data on your phone or computer, not on a shared device.',
  oneAtATime: 'A download is already being prepared. Wait until it’s ready.',
  tooMany: 'You’ve already requested your data 3 times in one day. Try tomorrow.',
  unknown: 'That download is no longer here. Request another.',
  keyOver: 'Enter your password again to download.',
  noSuchVersion: 'That privacy notice doesn’t exist.',
  noSuchTime: 'The date isn’t valid.',
  publishedMeanwhile: 'Someone else published a version. Refresh and check.',
  sameText: 'The text is the same as the published version.',
  needsChanges: 'Enter what changed, for those who already accepted.',
  changedMeanwhile: 'Someone else changed this term. Refresh and check.',
  notAllowed: 'That term isn’t allowed.',
  noSuchPerson: 'We couldn’t find anyone with that number or username.',
  alreadyHeld: [
    [
      '{0} ya tiene datos protegidos. Para cambiar el motivo, quita antes la protección.',
      '{0} already has protected data. To change the reason, remove the protection first.',
    ],
  ],
  noCompany: 'Register the company and its address first: the notice names them.',
  changedTerm: data,
  addedCompany: data,
  noSuchHold: 'That protection has ended. Refresh the list.',
}

export const nobody = data
