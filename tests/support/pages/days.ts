import { button } from './locators.ts'

export const days = {
  typeIt: button('Escribir la fecha'),
  calendar: button('Usar el calendario'),
}
