import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  assistant: { title: 'Assistant', text: 'Ask for a loan or move your savings' },
} satisfies Translation<typeof es>
