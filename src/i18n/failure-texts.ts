import { es } from './failure-texts.es.ts'
import { defineTexts } from './texts.ts'

export const failureTexts = defineTexts(es, () => import('./failure-texts.en.ts'))
