import { button, link } from './locators.ts'

export const navigation = {
  home: link('Inicio'),
  money: link('Mi dinero'),
  record: link('Mi expediente'),
  more: link('Más'),
  clarifications: link('Aclaraciones'),
  notifications: link('Notificaciones,'),
  latestPayslip: link('Mi recibo'),
  kardex: link('Mi kardex'),
  ask: link('Pedir'),
  help: button('¿Qué es esto?'),
}
