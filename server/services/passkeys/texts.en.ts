import { data, type English, letter } from '../../english.ts'
import type * as es from './texts.es.ts'

export const passkeyTexts: English<typeof es.passkeyTexts> = {
  over: 'Time ran out. Try again.',
  refused: 'Your fingerprint or face wasn’t accepted. Sign in with your password.',
  gone: 'Your fingerprint or face is no longer on your account. Sign in with your password.',
  notMade: 'Your phone couldn’t add your fingerprint or face. Try again.',
  otherPersons: 'That sign-in belongs to another account.',
  unavailable: 'This portal doesn’t use fingerprint or face at this address.',
  notOnKiosk: 'On a kiosk, sign in with your password.',
  choosePassword: 'Create your own password first.',
  tooMany: [['Ya tienes {0#}. Quita uno que no uses.', 'You already have {0#}. Remove one you don’t use.']],
  unknown: 'That sign-in no longer exists. Refresh the list.',
  ownElsewhere: 'Remove yours in Fingerprint or face.',
  noneOf: 'That person doesn’t sign in with fingerprint or face.',
  letterSubject: letter,
  told: data,
}
