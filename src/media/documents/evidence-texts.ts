import { defineTexts } from '#i18n/texts.ts'
import { es } from './evidence-texts.es.ts'

export const evidenceTexts = defineTexts(es, () => import('./evidence-texts.en.ts'))
