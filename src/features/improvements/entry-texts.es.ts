import { defineTexts } from '#i18n/texts.ts'

export const es = { improvements: { title: 'Mis ideas de mejora', text: 'Cuéntanos qué se puede mejorar' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
