import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const sentenceTexts: English<typeof es.sentenceTexts> = {
  unknown: 'That explanation no longer exists.',
  taken: 'There’s already an explanation of that code for those days. Set its last day or remove it first.',
  full: 'There are too many explanations already. Remove the ones you don’t use.',
}

export const problemTexts: English<typeof es.problemTexts> = {
  key: 'Enter a code of up to 20 characters or a SAT type, not both.',
  length: 'Enter 10 to 200 characters.',
}
