import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  recognition: { title: shared.recognize, text: 'Thank a colleague' },
  desk: shared.recognitions,
} satisfies Translation<typeof es>
