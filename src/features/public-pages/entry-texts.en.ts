import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  privacy: { title: basic.privacyNotice },
} satisfies Translation<typeof es>
