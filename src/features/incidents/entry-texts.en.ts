import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  incidents: { title: 'Absences', text: 'Ask for a day or change your day off' },
} satisfies Translation<typeof es>
