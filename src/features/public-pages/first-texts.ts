import { defineTexts } from '#i18n/texts.ts'
import { es } from './first-texts.es.ts'

export const texts = defineTexts(es, () => import('./first-texts.en.ts'))
