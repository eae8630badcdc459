import { defineTexts } from '#i18n/texts.ts'
import { es } from './rating-texts.es.ts'

export const ratingTexts = defineTexts(es, () => import('./rating-texts.en.ts'))
