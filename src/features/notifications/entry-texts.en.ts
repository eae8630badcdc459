import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  notifications: { title: 'Notifications', text: 'What is new for you' },
} satisfies Translation<typeof es>
