import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const totalsTexts: English<typeof es.totalsTexts> = {
  notYet: 'Choose a day up to today.',
  before: 'The fund had no movements on that day yet. Choose a later one.',
}
