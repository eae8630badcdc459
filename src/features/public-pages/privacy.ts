import { defineTexts } from '#i18n/texts.ts'
import { es } from './privacy.es.ts'

export const privacy = defineTexts(es, () => import('./privacy.en.ts'))

/** Order of the notice. */
export const sectionNames = [
  'who',
  'data',
  'sensitive',
  'source',
  'needed',
  'optional',
  'transfers',
  'rights',
  'how',
  'revoke',
  'limit',
  'device',
  'care',
  'keep',
  'changes',
  'authority',
] as const
