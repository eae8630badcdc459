import { button, EXACT, type Place, startOf, text } from './locators.ts'

const dataOf = text('Datos del')
const shownSince = text('Ves datos del')
const uploaded = text('Subido')
const sent = text('Enviado')

export const syncStatus = {
  savedHere: text('Guardado en este dispositivo'),
  // Exact: a count or a link may begin with the same words.
  waiting: text('Falta enviar', EXACT),
  synced: sent,
  stored: text('Guardado en el portal'),
  allSent: text('Todo está enviado'),
  willBeSent: text('Se envía solo cuando hay internet.'),
  noNetwork: text('Sin internet. Conéctate e intenta otra vez.'),
  retryNow: button('Intentar ahora'),
  tryAgain: button('Intentar otra vez'),

  uploaded,
  uploadedOn: (place: Place) => place.getByText(startOf(uploaded)),
  arrived: (place: Place) => place.getByText(new RegExp(`^(${uploaded.label}|${sent.label})`)),

  shownSince,
  shownSinceTime: (place: Place) =>
    place.getByText(new RegExp(`${shownSince.label} \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d`)),
  dataOf,
  dataOfDay: (place: Place) => place.getByText(new RegExp(`^${dataOf.label} \\d\\d/\\d\\d/\\d{4}`)),
}
