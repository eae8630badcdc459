import { button, dialog, field, type Place, text } from './locators.ts'

/** Payroll clarifications and kardex disputes, as the requester sees them. */
export const requestsPage = {
  clarifications: dialog('Solicitudes de aclaración de nómina'),
  newClarification: dialog('Solicitar aclaración'),
  period: field('Periodo'),
  folio: text('Folio'),
  status: text('Estatus'),
  /** State of a request without an answer. */
  open: text('Abierta'),
  sundayBonus: field('Prima dominical'),
  disputes: dialog('Lista de solicitudes realizadas'),
  newDispute: dialog('Nueva inconformidad'),
  askDay: button('Pedir un día'),
  /** List and answer of the payroll team. */
  deskList: (place: Place) => place.getByRole('list', { name: 'Solicitudes' }),
  reply: button('Responder y cerrar'),
}
