import { defineTexts } from '#i18n/texts.ts'
import { es } from './document-texts.es.ts'

export const documentTexts = defineTexts(es, () => import('./document-texts.en.ts'))
