import { defineTexts } from '#i18n/texts.ts'
import { es } from './work-texts.es.ts'

export const workTexts = defineTexts(es, () => import('./work-texts.en.ts'))
