import type { Translation } from '#i18n/texts.ts'
import type { es } from './names.es.ts'

export const texts = {
  title: 'Read the privacy notice',
  text: 'There is a version that you have not accepted yet.',
} satisfies Translation<typeof es>
