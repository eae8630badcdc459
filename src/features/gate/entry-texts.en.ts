import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  gate: { title: 'Visits and passes of today', text: 'Entries, exits and who is inside' },
} satisfies Translation<typeof es>
