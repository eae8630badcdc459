import { defineTexts } from '#i18n/texts.ts'
import { es } from './alert-texts.es.ts'

export const alertTexts = defineTexts(es, () => import('./alert-texts.en.ts'))
