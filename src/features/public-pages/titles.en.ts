import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  forbidden: 'No access',
  privacy: basic.privacyNotice,
  talent: 'Human Talent',
  firstStart: 'First time',
} satisfies Translation<typeof es>
