import { format } from 'node:util'
import { afterEach } from 'vitest'

/**
 * Fails the test of a screen when React warns of list rows without a key, or of two rows with the same one. React could
 * mix up the state of such rows.
 */
const KEY_WARNING = /unique "key" prop|two children with the same key/
const MARK = Symbol.for('turno.keyed-lists')

const worker = globalThis as { [MARK]?: string[] }
const warnings = (worker[MARK] ??= [])
const real = console.error

// Files of a worker may share this console; a second replacement would note each warning twice.
if (!(MARK in real)) {
  const noting = (...words: unknown[]) => {
    if (KEY_WARNING.test(String(words[0]))) warnings.push(format(...words))
    real(...words)
  }
  console.error = Object.assign(noting, { [MARK]: true })
}

afterEach(() => {
  const found = warnings.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
})
