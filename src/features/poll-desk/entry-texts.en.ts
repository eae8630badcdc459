import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts: Translation<typeof es> = { desk: 'Company polls' }
