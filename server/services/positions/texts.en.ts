import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const positionTexts: English<typeof es.positionTexts> = {
  twice: 'A position appears twice. Merge its requirements and load it again.',
}
