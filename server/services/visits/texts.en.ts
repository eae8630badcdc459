import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const visitTexts: English<typeof es.visitTexts> = {
  authorized: 'Visit approved',
  rejected: 'Visit rejected',
}
