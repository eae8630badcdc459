import { describe, expect, test } from 'vitest'
import { texts as en } from './concept-texts.en.ts'
import { es } from './concept-texts.es.ts'
import { conceptOf, readable } from './concepts.ts'

const line = (concept: string, description: string) => ({ concept, description })

describe('what a line of a payslip is', () => {
  test.each([
    ['001', 'Sueldo', 'salary'],
    ['012', 'Tiempo extra doble', 'overtime'],
    ['282', 'VALES DE DESPENSA', 'groceries'],
    ['295', 'Préstamo de caja de ahorro', 'loan'],
    ['301', 'ISR', 'tax'],
    ['302 ', 'Seguro social (IMSS)', 'insurance'],
  ])('%s %s is known', (concept, description, id) => {
    expect(conceptOf(line(concept, description))).toBe(id)
  })

  test('an unknown key is not guessed', () => {
    expect(conceptOf(line('999', 'Sueldo'))).toBeNull()
    expect(conceptOf(line('constructor', 'Sueldo'))).toBeNull()
  })

  test('a known key with a description of something else is not explained', () => {
    expect(conceptOf(line('301', 'Anticipo de sueldo'))).toBeNull()
  })

  test('every explanation is one short thought of 15 words at most, in both languages', () => {
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
