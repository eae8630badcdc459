import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  team: { title: 'Puestos de mi equipo', text: 'Personas, vacantes y lo que pide cada puesto' },
  profiles: { title: 'Carga de apegos', text: 'Lo que pide cada puesto, desde un .xlsx' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
