import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  incidents: { title: shared.incidents, text: 'Request a day or change your day off' },
} satisfies Translation<typeof es>
