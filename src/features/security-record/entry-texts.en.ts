import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  record: { title: 'Security record', text: 'Who signed in, who saw and who changed' },
} satisfies Translation<typeof es>
