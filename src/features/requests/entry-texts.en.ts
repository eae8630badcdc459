import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  payDoubt: 'Clarifications',
} satisfies Translation<typeof es>
