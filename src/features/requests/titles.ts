import { inBoth } from '#i18n/in-both.ts'

export const titles = {
  payDoubt: inBoth('Algo no cuadra en mi pago', 'My pay doesn’t add up'),
  clarifications: inBoth('Solicitudes de aclaración de nómina', 'Payroll clarification requests'),
  disputes: inBoth('Lista de solicitudes realizadas', 'List of requests made'),
}
