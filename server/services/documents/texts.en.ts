import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const stepTexts: English<typeof es.stepTexts> = {
  tooManyChanges: 'You’ve changed this step many times today. Try tomorrow.',
  unknownChange: 'That change no longer exists.',
  noHealthConsent: 'You gave no consent to store health data. Change that in My personal data.',
  savedElsewhere: 'This step already had other answers. Choose which ones to keep.',
}
