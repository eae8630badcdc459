import { shared } from './shared-words.en.ts'
import type { Translation } from './texts.ts'
import type { es } from './keyboard-texts.es.ts'

export const texts = {
  label: 'Keyboard',
  shift: 'Shift',
  erase: 'Delete',
  space: 'Space',
  signs: 'Symbols',
  letters: 'Letters',
  next: shared.next,
  done: 'Done',
} satisfies Translation<typeof es>
