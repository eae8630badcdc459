import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  search: 'Busca en la ayuda',
  clear: shared.clearSearch,
  none: 'No encontramos nada con esas palabras.',
  noneText: 'Prueba con una sola palabra, como «recibo».',
  found: (count: number) => (count === 1 ? '1 tema' : `${count} temas`),
  list: 'Temas de ayuda',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
