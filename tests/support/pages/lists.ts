import { button, field } from './locators.ts'

export const lists = {
  person: field('Busca por nombre o número'),
  search: button('Buscar'),
  clearSearch: button('Borrar la búsqueda'),
  more: button('Ver más'),
  details: button('Ver detalles'),
  download: button('Descargar'),
}
