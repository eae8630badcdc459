import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = { help: { title: shared.help, text: 'Para qué sirve cada pantalla' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
