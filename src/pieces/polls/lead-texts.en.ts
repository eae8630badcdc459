import type { Translation } from '#i18n/texts.ts'
import type { es } from './lead-texts.es.ts'

export const texts = {
  promise: 'Nobody sees who answered what. Answers are only counted.',
  promiseOfWords: 'Nobody sees who answered what. What you write is read without your name.',
} satisfies Translation<typeof es>
