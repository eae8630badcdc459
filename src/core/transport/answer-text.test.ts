import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer as ArrayBuffer
const NAME = 'PEÑA GARCÍA, José'

test.each([
  ['UTF-8', utf8(NAME), null],
  ['UTF-8 that is declared as Latin-1', utf8(NAME), 'application/json; charset=ISO-8859-1'],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${NAME}`), 'application/json'],
  ['Latin-1', latin1(NAME), 'application/json;charset="iso-8859-1"'],
  ['Latin-1 without a declaration', latin1(NAME), 'text/html'],
  ['Latin-1 that is declared as UTF-8', latin1(NAME), 'application/json; charset=utf-8'],
  ['Latin-1 that is declared with an unknown name', latin1(NAME), 'application/json; charset=latin-uno'],
])('decodes %s', (_name, bytes, contentType) => {
  expect(answerText(bytes, contentType)).toBe(NAME)
})
