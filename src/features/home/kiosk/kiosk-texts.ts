import { defineTexts } from '#i18n/texts.ts'
import { es } from './kiosk-texts.es.ts'

export const kioskTexts = defineTexts(es, () => import('./kiosk-texts.en.ts'))
