import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const stepTexts: English<typeof es.stepTexts> = {
  tooManyChanges: 'You have changed this step many times today. Try tomorrow.',
  unknownChange: 'That change is no longer there.',
  savedElsewhere: 'This step had other answers already. Choose which ones you keep.',
}
