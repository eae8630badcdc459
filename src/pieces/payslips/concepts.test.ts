import { describe, expect, test } from 'vitest'
import { texts as en } from './concept-texts.en.ts'
import { es } from './concept-texts.es.ts'
import { conceptOf, readable } from './concepts.ts'

const line = (concept: string, description: string) => ({ concept, description })

describe('the concept of a payslip line', () => {
  test.each([
    ['001', 'Sueldo', 'salary'],
    ['012', 'Tiempo extra doble', 'overtime'],
    ['282', 'VALES DE DESPENSA', 'groceries'],
    ['295', 'Préstamo de caja de ahorro', 'loan'],
    ['301', 'ISR', 'tax'],
    ['302 ', 'Seguro social (IMSS)', 'insurance'],
  ])('identifies %s %s', (concept, description, id) => {
    expect(conceptOf(line(concept, description))).toBe(id)
  })

  test('does not guess the concept of an unknown key', () => {
    expect(conceptOf(line('999', 'Sueldo'))).toBeNull()
    expect(conceptOf(line('constructor', 'Sueldo'))).toBeNull()
  })

  test('does not explain a known key with a different description', () => {
    expect(conceptOf(line('301', 'Anticipo de sueldo'))).toBeNull()
  })

  test('limits every explanation to 15 words, in both languages', () => {
    const all = [es, en].flatMap((words) => Object.values(words).map(({ about }) => about))
    expect(all).toHaveLength(50)
    expect(all.filter((about) => about.split(/\s+/).length > 15)).toEqual([])
  })
})

describe('names in capitals', () => {
  test.each([
    ['CAJA DE AHORRO', 'Caja de ahorro'],
    ['AYUDA DE TRANSPORTE', 'Ayuda de transporte'],
    ['ISR', 'ISR'],
    ['Impuesto (ISR)', 'Impuesto (ISR)'],
    ['  Comedor ', 'Comedor'],
  ])('%s becomes %s', (given, shown) => {
    expect(readable(given)).toBe(shown)
  })
})
