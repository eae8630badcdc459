import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  changePassword: { title: basic.changePassword },
  oneTimePassword: { title: basic.oneTimePassword, text: 'For someone who can’t sign in' },
} satisfies Translation<typeof es>
