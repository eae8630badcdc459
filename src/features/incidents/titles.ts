import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, also inside them. */
export const titles = {
  title: inBoth('Incidencias pendientes', 'Pending absences'),
}
