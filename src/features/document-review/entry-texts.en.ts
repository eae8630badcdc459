import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  documentReview: { title: shared.documentReview, text: 'Accept or comment on what people upload' },
} satisfies Translation<typeof es>
