import { defineTexts } from '#i18n/texts.ts'
import { es } from './texts.es.ts'

export const texts = defineTexts(es, () => import('./texts.en.ts'))
