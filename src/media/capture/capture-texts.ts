import { defineTexts } from '#i18n/texts.ts'
import { es } from './capture-texts.es.ts'

export const captureTexts = defineTexts(es, () => import('./capture-texts.en.ts'))
