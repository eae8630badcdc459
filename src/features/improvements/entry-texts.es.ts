import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = { improvements: { title: shared.myIdeas, text: 'Cuéntanos qué se puede mejorar' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
