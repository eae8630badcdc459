import type { Translation } from '#i18n/texts.ts'
import type { es } from './unsaved-texts.es.ts'

export const texts = {
  title: 'Not saved yet',
  question: 'If you leave, what you typed is deleted.',
  leave: 'Leave and delete',
  stay: 'Stay here',
} satisfies Translation<typeof es>
