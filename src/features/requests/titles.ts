import { inBoth } from '#i18n/in-both.ts'

/** Titles of the feature's screens, for the navigation and the screens. */
export const titles = {
  payDoubt: inBoth('Algo no cuadra en mi pago', 'My pay doesn’t add up'),
  clarifications: inBoth('Solicitudes de aclaración de nómina', 'Payroll clarification requests'),
  disputes: inBoth('Lista de solicitudes realizadas', 'List of requests made'),
}
