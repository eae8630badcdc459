import { describe, expect, it } from 'vitest'
import { MESSAGE_LENGTH, scrub } from './scrub.ts'

/** Error messages contain no personal data (EXT-07). */
describe('scrub', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'folio')",
      'Cannot read properties of undefined (reading folio)',
    ],
    ['Failed to fetch', 'Failed to fetch'],
    ['Minified React error #418; visit https://react.dev/errors/418', 'Minified React error …; visit …'],
    ['no payslip of GUADALUPE RAMOS ORTIZ', 'no payslip of …'],
    ['no payslip of Guadalupe Ramos', 'no payslip of …'],
    ['mail ana.lopez@example.com is taken', 'mail … is taken'],
    ['amount $12,345.67 is wrong', 'amount … is wrong'],
    ['CURP RAOG850101MDFMRD09 is not valid', '… is not valid'],
    ['Unexpected token J, "Juan Perez" is not valid JSON', 'Unexpected token … is not valid JSON'],
    ["can't find person 100101", "can't find person …"],
    ['niño Núñez', '…'],
    ['', ''],
  ])('scrubs %s', (before, after) => {
    expect(scrub(before)).toBe(after)
  })

  it('does not change a scrubbed text again', () => {
    for (const text of ['x of Ana Lopez 12', "a (reading 'b') c", 'Failed to fetch "https://a.b/c?d=e"'])
      expect(scrub(scrub(text))).toBe(scrub(text))
  })

  it('removes every random name, number and mail', { tags: ['whole'] }, () => {
    const names = [
      'Héctor',
      'MARICELA',
      'Quintanilla',
      'RAOG850101',
      '100301',
      'ana@x.mx',
      '$1.50',
      'Muñoz-Ruiz',
    ]
    const around = ['cannot save', 'of', '(', ')', ':', 'because', '"', "'", '`', ',', 'Error']
    let seed = 7
    const next = (most: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed % most
    }
    for (let round = 0; round < 2000; round++) {
      const parts = Array.from({ length: 6 }, () => around[next(around.length)] ?? '')
      parts.splice(next(6), 0, names[next(names.length)] ?? '')
      const said = scrub(parts.join(' '))
      for (const name of names)
        expect([parts.join(' '), said.includes(name)]).toEqual([parts.join(' '), false])
      expect(said).not.toMatch(/\d|@/)
    }
  })

  it('limits the length of the message', () => {
    expect(scrub('word '.repeat(1000)).length).toBeLessThanOrEqual(MESSAGE_LENGTH)
  })
})
