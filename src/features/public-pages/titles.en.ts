import type { Translation } from '#i18n/texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  forbidden: 'No access',
  privacy: 'Privacy notice',
  talent: 'Human Talent',
  firstStart: 'First time',
} satisfies Translation<typeof es>
