import { button, EXACT, field } from './locators.ts'

/** What human resources, payroll and leaders press where they decide and answer. */
export const desks = {
  authorize: button('Autorizar', EXACT),
  reject: button('Rechazar', EXACT),
  publish: button('Publicar'),
  withdraw: button('Retirar'),
  answer: field('Tu respuesta'),
}
