import { defineTexts } from '#i18n/texts.ts'
import { es } from './titles.es.ts'

// Apart from the pages' own texts: the route table needs the titles before any page is opened.
export const titles = defineTexts(es, () => import('./titles.en.ts'))
