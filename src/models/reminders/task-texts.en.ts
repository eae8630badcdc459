import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  certification: (count) =>
    count === 1 ? 'Review 1 express certification' : `Review ${count} express certifications`,
  certificationText: 'They last 1 week',
  ptu: 'Check your PTU days',
  ptuText: 'Profit sharing',
  survey: 'Answer the survey',
  surveyText: 'Satisfaction at work',
} satisfies Translation<typeof es>
