import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  payDoubt: 'Ask, report and see the answer',
} satisfies Translation<typeof es>
