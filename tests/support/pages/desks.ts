import { button, EXACT, field, text } from './locators.ts'

/** Buttons with which human resources, payroll and leaders decide and answer. */
export const desks = {
  authorize: button('Autorizar', EXACT),
  reject: button('Rechazar', EXACT),
  publish: button('Publicar'),
  withdraw: button('Retirar'),
  answer: field('Tu respuesta'),
  /** Reason of a disabled button without a network. */
  readOnly: text('Sin internet solo puedes ver. Conéctate para cambiar algo.'),
}
