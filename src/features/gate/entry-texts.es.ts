import { defineTexts } from '#i18n/texts.ts'

/** In Más. */
export const es = { gate: { title: 'Visitas y pases de hoy', text: 'Quién entra, sale y está dentro' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
