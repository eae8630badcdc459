import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  improvements: { title: 'My ideas', text: 'Say what could be better' },
} satisfies Translation<typeof es>
