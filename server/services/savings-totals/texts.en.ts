import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const totalsTexts: English<typeof es.totalsTexts> = {
  notYet: 'Choose today or an earlier day.',
  before: 'The fund had no activity on that day yet. Choose a later one.',
}
