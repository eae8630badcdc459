import { button, text } from './locators.ts'

/** Whether data is kept here, waiting, sent or stale, as screens and rows say it. */
export const syncStatus = {
  savedHere: text('Guardado en este dispositivo'),
  waiting: text('Pendiente de enviar'),
  synced: text('Sincronizado'),
  uploaded: text('Subido'),
  allSent: text('Todo está enviado'),
  willBeSent: text('Se enviará sola cuando haya internet.'),
  noNetwork: text('Sin internet. Conéctate e intenta otra vez.'),
  shownSince: text('Ves datos del'),
  dataOf: text('Datos del'),
  retryNow: button('Reintentar ahora'),
  tryAgain: button('Intentar otra vez'),
}
