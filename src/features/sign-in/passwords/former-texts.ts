import { defineTexts } from '#i18n/texts.ts'
import { es } from './former-texts.es.ts'

export const formerTexts = defineTexts(es, () => import('./former-texts.en.ts'))
