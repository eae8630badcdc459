import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const ruleTexts: English<typeof es.ruleTexts> = {
  unknown: 'Those days are no longer here. Refresh the screen.',
  taken: 'That rule is already off on those days. Switch it on first or choose other days.',
  full: 'Too many rules are off already. Switch on the ones you don’t use.',
}
