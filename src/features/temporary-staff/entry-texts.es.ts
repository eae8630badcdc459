import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  teamStaff: 'Personal temporal de mi equipo',
  companyStaff: 'Personal temporal de la empresa',
  specialStaff: 'Personal temporal: administración',
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
