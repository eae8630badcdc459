import { button, text } from './locators.ts'

/** Receipt after a request was sent. */
export const receipts = {
  sent: text('Solicitud enviada'),
  unsent: text('Falta enviarla'),
  toList: button('Ver lo que pedí'),
}
