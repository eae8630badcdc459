import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const healthTexts: English<typeof es.healthTexts> = {
  tooOften: 'This device has sent too many reports. Wait a while.',
  notAtRest: 'This copy is already running.',
  noSuchError: 'That error is no longer here. Errors are saved for 30 days.',
}
