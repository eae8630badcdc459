import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = {
  certification: 'Express certifications',
  ptu: 'Your PTU days',
  survey: 'Satisfaction survey',
} satisfies Translation<typeof es>
