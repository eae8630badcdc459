import { inBoth } from '#i18n/in-both.ts'

export const titles = {
  ask: inBoth('Pedir un día', 'Request a day'),
  title: inBoth('Incidencias pendientes', 'Pending absences'),
}
