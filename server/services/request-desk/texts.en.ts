import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const deskTexts: English<typeof es.deskTexts> = {
  unknown: 'That request is no longer here. Refresh the list.',
}
