import type { Translation } from './texts.ts'
import type { es } from './keyboard-texts.es.ts'

export const texts = {
  label: 'Keyboard',
  shift: 'Shift',
  erase: 'Delete',
  space: 'Space',
  signs: 'Signs',
  letters: 'Letters',
  next: 'Next',
  done: 'Done',
} satisfies Translation<typeof es>
