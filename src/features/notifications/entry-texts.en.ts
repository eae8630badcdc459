import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  notifications: { title: shared.notifications, text: 'What’s new for you' },
} satisfies Translation<typeof es>
