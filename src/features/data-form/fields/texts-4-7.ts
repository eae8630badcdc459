import { defineTexts } from '#i18n/texts.ts'
import { es } from './texts-4-7.es.ts'

export const laterTexts = defineTexts(es, () => import('./texts-4-7.en.ts'))
