import { defineTexts } from '#i18n/texts.ts'
import { es } from './choice-texts.es.ts'

export const choiceTexts = defineTexts(es, () => import('./choice-texts.en.ts'))
