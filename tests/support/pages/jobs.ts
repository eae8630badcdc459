import { button, text } from './locators.ts'

/** Vacancy screen of an employee who applies. */
export const jobsPage = {
  apply: button('Postularme'),
  received: text('Recibimos tu postulación.'),
}
