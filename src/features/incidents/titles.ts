import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, for the navigation and the screens. */
export const titles = {
  title: inBoth('Incidencias pendientes', 'Pending absences'),
}
