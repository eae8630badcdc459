import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  improvements: { title: shared.myIdeas, text: 'Tell us what could be better' },
} satisfies Translation<typeof es>
