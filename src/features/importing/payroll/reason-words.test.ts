import { expect, test } from 'vitest'
import { faultWords } from '#domain/cfdi/fault-words.es.ts'
import { fileFaultWords, waitingWords } from '#domain/cfdi/file-fault-words.es.ts'
import { type ReasonWords, reasonSentence } from '#domain/cfdi/reason-sentence.ts'
import { englishFault, englishPlace, englishRunReason, englishWaiting } from './reason-words.en.ts'

const valores = ['rfc', '3']
const told = (words: ReasonWords, clave: string) => ({
  lugar: '',
  texto: reasonSentence(words, clave, valores) ?? '',
  clave,
  valores,
})

test('has an English sentence with the same values for every fault of a document', () => {
  for (const words of [faultWords, fileFaultWords] as const) {
    for (const [code, spanish] of Object.entries(words)) {
      const fault = told(words, code)
      const english = englishFault(fault)
      expect([code, english]).not.toEqual([code, fault.texto])
      expect(english).toMatch(/^(?!.*[¿¡]).{10,}\.$/)
      expect([code, english.includes('3')]).toEqual([code, fault.texto.includes('3')])
      if (typeof spanish === 'string') expect(english).not.toContain('undefined')
    }
  }
  expect(englishFault(told(faultWords, 'badShape'))).toBe('It doesn’t look like an RFC.')
})

test('translates why a receipt waits or a file failed; keeps the server’s sentence for an unknown code', () => {
  for (const [motivoClave, motivo] of Object.entries(waitingWords)) {
    expect(englishWaiting({ motivo, motivoClave })).not.toBe(motivo)
  }
  expect(englishRunReason({ motivo: 'El ZIP tiene contraseña.', motivoClave: 'zipLocked' })).toBe(
    'The ZIP has a password.',
  )
  const texto = 'Una frase de otra versión.'
  expect(englishFault({ lugar: '', texto })).toBe(texto)
  expect(englishFault({ lugar: '', texto, clave: 'toString' })).toBe(texto)
  expect(englishWaiting({ motivo: texto })).toBe(texto)
})

test('translates line numbers and keeps the names of elements', () => {
  expect(englishPlace({ lugar: 'línea 12', texto: '', valores: ['12'] })).toBe('line 12')
  expect(englishPlace({ lugar: 'Comprobante@Total', texto: '', valores: ['1'] })).toBe('Comprobante@Total')
})
