import { button, EXACT, text } from './locators.ts'

export const snackBars = {
  requested: text('Solicitud registrada correctamente.'),
  imported: text('Importación terminada'),
  newVersion: text('Hay una versión nueva'),
  update: button('Actualizar', EXACT),
}
