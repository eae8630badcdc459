import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  documentReview: { title: 'Document review', text: 'Accept or comment on what people upload' },
} satisfies Translation<typeof es>
