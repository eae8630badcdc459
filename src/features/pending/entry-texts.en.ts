import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  waiting: { title: 'Waiting to be sent', text: 'What you saved and waits for internet' },
} satisfies Translation<typeof es>
