import { defineTexts } from '#i18n/texts.ts'
import { es } from './title.es.ts'

/** Of the route table, which is there before the screen's own words. */
export const title = defineTexts(es, () => import('./title.en.ts'))
