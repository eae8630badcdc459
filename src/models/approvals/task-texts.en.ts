import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  review: (count) => (count === 1 ? 'Review 1 approval' : `Review ${count} approvals`),
  reviewText: 'They’re waiting for your decision',
  answer: (name) => `Answer ${name}`,
} satisfies Translation<typeof es>
