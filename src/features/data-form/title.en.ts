import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = {
  form: 'Update your data',
  review: 'Check your data',
} satisfies Translation<typeof es>
