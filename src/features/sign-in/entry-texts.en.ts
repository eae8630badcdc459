import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  changePassword: { title: 'Change password' },
  oneTimePassword: { title: 'One-time password', text: 'For somebody who cannot sign in' },
} satisfies Translation<typeof es>
