import { defineTexts } from './texts.ts'

/** What stands on the words' keys of a kiosk's keyboard (ui/kiosk/keyboard.tsx). */
export const es = {
  label: 'Teclado',
  shift: 'Mayús.',
  erase: 'Borrar',
  space: 'Espacio',
  signs: 'Signos',
  letters: 'Letras',
  next: 'Siguiente',
  done: 'Listo',
}

export const keyboardTexts = defineTexts(es, () => import('./keyboard-texts.en.ts'))
