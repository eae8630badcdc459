import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  polls: { title: 'Polls', text: 'What the company asks you', one: 'Poll' },
} satisfies Translation<typeof es>
