import { defineTexts } from '#i18n/texts.ts'
import { es } from './concept-texts.es.ts'

/** Apart from the other texts, because there are many and only an open payslip needs them. */
export const conceptTexts = defineTexts(es, () => import('./concept-texts.en.ts'))
