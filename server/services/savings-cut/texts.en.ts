import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const cutTexts: English<typeof es.cutTexts> = {
  noPayday: 'That group isn’t paid on that day. Choose another date.',
}
