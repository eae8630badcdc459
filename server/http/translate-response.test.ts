import { expect, test } from 'vitest'
import { transportTexts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'
import {
  translateResponse,
  checkHasEnglish,
  translateText,
  wantsEnglish,
  TextWithoutEnglish,
} from './translate-response.ts'

const spanish = transportTexts.forbidden
const english = 'You’re not allowed to do this.'

test.each([
  ['en', true],
  ['es-MX', false],
  ['en-US,en;q=0.9', false],
  ['*', false],
  ['', false],
  [undefined, false],
  [null, false],
])('%j asks for English: %j', (header, wish) => {
  expect(wantsEnglish(header)).toBe(wish)
  expect(translateText(header, spanish)).toBe(wish ? english : spanish)
})

test('translates sentences only in the fields that hold messages', () => {
  const bytes = new Uint8Array([1])
  const answer = {
    status: 'ERROR',
    message: spanish,
    detalles: spanish,
    comentario: spanish,
    respuesta: { status_tran: 'ERROR', message: spanish, nota: spanish },
    refusal: { status: 'ERROR', detalles: spanish },
    lista: [{ message: spanish }],
    data: { message: spanish },
    bytes,
  }
  const translated = translateResponse('en', answer)
  expect(translated).toEqual({
    ...answer,
    message: english,
    detalles: english,
    respuesta: { status_tran: 'ERROR', message: english, nota: spanish },
    refusal: { status: 'ERROR', detalles: english },
  })
  expect(translated.bytes).toBe(bytes)
  expect(translateResponse('es-MX', answer)).toBe(answer)
})

test.each([
  [null],
  ['texto'],
  [3],
  [['message']],
  [{ message: 7 }],
  [{ respuesta: 0 }],
  [{ respuesta: [spanish] }],
])('leaves %j unchanged', (answer) => {
  expect(translateResponse('en', answer)).toEqual(answer)
})

test('returns a text without an English version in Spanish, and throws where responses are checked', () => {
  expect(translateText('en', 'Frase nueva.')).toBe('Frase nueva.')
  expect(() => checkHasEnglish(new WireFault('ERROR', 'Frase nueva.'))).toThrow(TextWithoutEnglish)
  expect(() => checkHasEnglish(new WireFault('ERROR', spanish))).not.toThrow()
  expect(() => checkHasEnglish(new WireFault('ERROR', ''))).not.toThrow()
})
