import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts: Translation<typeof es> = {
  jobs: { title: 'Vacancies', text: 'Apply and see how it goes' },
}
