import { button, EXACT, field, text } from './locators.ts'

export const desks = {
  authorize: button('Autorizar', EXACT),
  reject: button('Rechazar', EXACT),
  publish: button('Publicar'),
  withdraw: button('Retirar'),
  answer: field('Tu respuesta'),
  downloadAsExcel: button('Descargar en Excel'),
  readOnly: text('Sin internet solo puedes ver. Conéctate para cambiar algo.'),
}
