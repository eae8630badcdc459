import { defineTexts } from '#i18n/texts.ts'
import { es } from './title.es.ts'

/** Apart from the screen's words: the route table is loaded with Inicio. */
export const title = defineTexts(es, () => import('./title.en.ts'))
