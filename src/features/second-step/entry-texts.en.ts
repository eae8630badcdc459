import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  secondStep: { title: 'Second step at sign-in', text: 'Numbers from an app, besides your password' },
} satisfies Translation<typeof es>
