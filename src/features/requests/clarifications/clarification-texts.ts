import { defineTexts } from '#i18n/texts.ts'
import { es } from './clarification-texts.es.ts'

export const clarificationTexts = defineTexts(es, () => import('./clarification-texts.en.ts'))
