import { defineTexts } from '#i18n/texts.ts'
import { es } from './dispute-texts.es.ts'

export const disputeTexts = defineTexts(es, () => import('./dispute-texts.en.ts'))
