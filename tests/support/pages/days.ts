import { button } from './locators.ts'

/** Calendar in which a person chooses days, and its typed dates. */
export const days = {
  typeIt: button('Escribir la fecha'),
  calendar: button('Usar el calendario'),
}
