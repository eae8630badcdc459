import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  answer: (count) => (count === 1 ? 'Answer 1 evaluation' : `Answer ${count} evaluations`),
  answerText: 'You answer with medals',
} satisfies Translation<typeof es>
