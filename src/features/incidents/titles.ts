import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, for the navigation and the screens. */
export const titles = {
  ask: inBoth('Pedir un día', 'Request a day'),
  title: inBoth('Incidencias pendientes', 'Pending absences'),
}
