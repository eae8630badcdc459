import { defineTexts } from '#i18n/texts.ts'
import { es } from './required-texts.es.ts'

export const requiredTexts = defineTexts(es, () => import('./required-texts.en.ts'))
