import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  asking: { title: 'Requests', text: 'Ask for permission and see how it goes' },
} satisfies Translation<typeof es>
