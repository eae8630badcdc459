import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  recognition: { title: 'Recognise', text: 'Thank a colleague' },
  desk: 'Recognitions',
} satisfies Translation<typeof es>
