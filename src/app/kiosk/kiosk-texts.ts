import { defineTexts } from '#i18n/texts.ts'
import { es } from './kiosk-texts.es.ts'

export const texts = defineTexts(es, () => import('./kiosk-texts.en.ts'))
