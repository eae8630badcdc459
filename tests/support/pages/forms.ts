import { button, EXACT, field, text } from './locators.ts'

export const forms = {
  day: field('Día'),
  month: field('Mes'),
  year: field('Año'),
  noSuchDay: text('Ese día no existe.'),
  reason: field('Motivo'),
  reasonMissing: text('Escribe el motivo.'),
  comment: field('Comentario'),
  firstName: field('Nombre', EXACT),
  lastName: field('Apellido paterno'),
  position: field('Puesto'),
  addPhoto: button('Agregar foto'),
  next: button('Siguiente'),
  previous: button('Anterior'),
  review: button('Revisar'),
  send: button('Enviar'),
  save: button('Guardar'),
  confirmSave: button('Sí, guardar'),
  yes: text('Sí', EXACT),
  no: text('No', EXACT),
}
