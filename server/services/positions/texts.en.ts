import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const positionTexts: English<typeof es.positionTexts> = {
  twice: 'A position is there twice. Join what it asks for and load it again.',
}
