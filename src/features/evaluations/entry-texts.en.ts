import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts: Translation<typeof es> = {
  evaluations: { title: 'My evaluations', text: 'Answer those you are asked for' },
}
