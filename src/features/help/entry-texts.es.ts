import { defineTexts } from '#i18n/texts.ts'

export const es = { help: { title: 'Ayuda', text: 'Para qué sirve cada pantalla' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
