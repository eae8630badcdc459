import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = { asking: { title: shared.requests, text: 'Pide permiso y revisa cómo va' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
