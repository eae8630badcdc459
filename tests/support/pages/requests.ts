import { button, dialog, field, type Place, text } from './locators.ts'

export const requestsPage = {
  clarifications: dialog('Solicitudes de aclaración de nómina'),
  newClarification: dialog('Solicitar aclaración'),
  period: field('Periodo'),
  folio: text('Folio'),
  status: text('Estatus'),
  open: text('Abierta'),
  sundayBonus: field('Prima dominical'),
  disputes: dialog('Lista de solicitudes realizadas'),
  newDispute: dialog('Nueva inconformidad'),
  askDay: button('Pedir un día'),
  deskList: (place: Place) => place.getByRole('list', { name: 'Solicitudes' }),
  reply: button('Responder y cerrar'),
}
