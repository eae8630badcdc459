import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './help-texts.es.ts'

export const texts = {
  what: 'What is this?',
  listen: 'Listen',
  stop: shared.stop,
  speaking: 'Reading aloud.',
  close: basic.close,
  more: 'See all help',
  go: 'Go there',
} satisfies Translation<typeof es>
