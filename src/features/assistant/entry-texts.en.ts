import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  assistant: { title: basic.assistant, text: 'Request a loan or move your savings' },
} satisfies Translation<typeof es>
