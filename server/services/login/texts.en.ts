import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const oneTimeTexts: English<typeof es.oneTimeTexts> = {
  otherPerson: 'That number belongs to someone else now. Search for the person again.',
}
