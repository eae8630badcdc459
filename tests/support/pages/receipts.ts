import { button, EXACT, heading } from './locators.ts'

/** Receipt after a request was sent. */
export const receipts = {
  sent: heading('Enviado', EXACT),
  unsent: heading('Falta enviar', EXACT),
  toList: button('Ver lo que pedí'),
}
