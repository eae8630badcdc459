import { defineTexts } from '#i18n/texts.ts'
import { es } from './title.es.ts'

/** Apart from the other texts: the app's entry reads it before the feature is loaded. */
export const title = defineTexts(es, () => import('./title.en.ts'))
