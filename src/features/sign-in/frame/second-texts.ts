import { defineTexts } from '#i18n/texts.ts'
import { es } from './second-texts.es.ts'

export const secondTexts = defineTexts(es, () => import('./second-texts.en.ts'))
