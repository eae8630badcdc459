import { defineTexts } from '#i18n/texts.ts'
import { es } from './session-texts.es.ts'

export const texts = defineTexts(es, () => import('./session-texts.en.ts'))
