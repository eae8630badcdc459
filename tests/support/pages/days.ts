import { button } from './locators.ts'

/** Buttons that switch between a calendar and typed dates. */
export const days = {
  typeIt: button('Escribir la fecha'),
  calendar: button('Usar el calendario'),
}
