import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = { gate: { title: 'Visitas y pases de hoy', text: 'Quién entra, sale y está dentro' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
