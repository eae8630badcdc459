import { defineTexts } from '#i18n/texts.ts'
import { es } from './task-texts.es.ts'

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
