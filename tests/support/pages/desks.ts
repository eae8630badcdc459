import { button, EXACT, field } from './locators.ts'

/** Buttons with which human resources, payroll and leaders decide and answer. */
export const desks = {
  authorize: button('Autorizar', EXACT),
  reject: button('Rechazar', EXACT),
  publish: button('Publicar'),
  withdraw: button('Retirar'),
  answer: field('Tu respuesta'),
}
