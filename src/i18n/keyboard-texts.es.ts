import { shared } from './shared-words.es.ts'
import { defineTexts } from './texts.ts'

export const es = {
  label: 'Teclado',
  shift: 'Mayús.',
  erase: 'Borrar',
  space: 'Espacio',
  signs: 'Signos',
  letters: 'Letras',
  next: shared.next,
  done: 'Listo',
}

export const keyboardTexts = defineTexts(es, () => import('./keyboard-texts.en.ts'))
