import { button, text } from './locators.ts'

/** A vacancy, as somebody of the company applies for it. */
export const jobsPage = {
  apply: button('Postularme'),
  received: text('Recibimos tu postulación.'),
}
