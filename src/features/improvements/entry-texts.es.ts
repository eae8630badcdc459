import { defineTexts } from '#i18n/texts.ts'

export const es = { improvements: { title: 'Mis ideas de mejora', text: 'Di qué puede ser mejor' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
