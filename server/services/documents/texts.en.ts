import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const stepTexts: English<typeof es.stepTexts> = {
  tooManyChanges: 'You’ve changed this step many times today. Try tomorrow.',
  unknownChange: 'That change no longer exists.',
  savedElsewhere: 'This step already had other answers. Choose which ones to keep.',
}
