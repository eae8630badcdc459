import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const oneTimeTexts: English<typeof es.oneTimeTexts> = {
  otherPerson: 'That number is somebody else’s now. Look for them again.',
}
