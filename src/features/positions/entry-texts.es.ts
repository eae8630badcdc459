import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  team: { title: shared.myTeamsPositions, text: 'Personas, vacantes y lo que pide cada puesto' },
  profiles: { title: 'Requisitos de los puestos', text: 'Súbelos desde un archivo .xlsx' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
