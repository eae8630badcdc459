import { button, text } from './locators.ts'

export const jobsPage = {
  apply: button('Postularme'),
  received: text('Recibimos tu postulación.'),
}
