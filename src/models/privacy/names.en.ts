import type { Translation } from '#i18n/texts.ts'
import type { es } from './names.es.ts'

export const texts = {
  title: 'Read the privacy notice',
  text: 'There’s a version you haven’t accepted yet.',
} satisfies Translation<typeof es>
