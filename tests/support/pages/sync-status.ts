import { button, type Place, startOf, text } from './locators.ts'

const dataOf = text('Datos del')
const shownSince = text('Ves datos del')
const uploaded = text('Subido')

/** Whether data is kept here, waiting, sent or stale, as screens and rows say it. */
export const syncStatus = {
  savedHere: text('Guardado en este dispositivo'),
  waiting: text('Pendiente de enviar'),
  synced: text('Sincronizado'),
  allSent: text('Todo está enviado'),
  willBeSent: text('Se enviará sola cuando haya internet.'),
  noNetwork: text('Sin internet. Conéctate e intenta otra vez.'),
  retryNow: button('Reintentar ahora'),
  tryAgain: button('Intentar otra vez'),

  uploaded,
  uploadedOn: (place: Place) => place.getByText(startOf(uploaded)),
  /** Sent, or on file. */
  arrived: (place: Place) => place.getByText(new RegExp(`^(${uploaded.label}|Enviado)`)),

  /** Data from the device, of a day and a time. */
  shownSince,
  shownSinceTime: (place: Place) =>
    place.getByText(new RegExp(`${shownSince.label} \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d`)),
  /** The same of a screen that can always be read without a network. */
  dataOf,
  dataOfDay: (place: Place) => place.getByText(new RegExp(`^${dataOf.label} \\d\\d/\\d\\d/\\d{4}`)),
}
