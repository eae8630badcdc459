import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = {
  title: 'Company notices',
  compose: 'New notice',
} satisfies Translation<typeof es>
