import type { Translation } from '#i18n/texts.ts'
import type { es } from './help-texts.es.ts'

export const texts = {
  what: 'What is this?',
  listen: 'Listen',
  stop: 'Stop',
  speaking: 'Reading aloud.',
  close: 'Close',
  more: 'See all help',
  go: 'Go there',
} satisfies Translation<typeof es>
