import { describe, expect, test } from 'vitest'
import { sentenceIfCapitals, callName, properName, sentenceCase } from './person-name.ts'

describe('names of people', () => {
  test('converts capitals to a normally written name', () => {
    expect(properName('  GUADALUPE   RAMOS ORTEGA ')).toBe('Guadalupe Ramos Ortega')
    expect(properName('MARÍA DE LA LUZ ÑÁÑEZ')).toBe('María de la Luz Ñáñez')
    expect(properName('DE LA CRUZ')).toBe('De la Cruz')
    expect(properName('ANA RUIZ-VILLA DE LA O')).toBe('Ana Ruiz-Villa de la O')
  })

  test('greets by the nickname when it is a word, otherwise by the first name', () => {
    expect(callName({ Nombre: 'GUADALUPE RAMOS', Nickname: 'lupita' })).toBe('Lupita')
    expect(callName({ Nombre: 'GUADALUPE RAMOS', Nickname: '100101' })).toBe('Guadalupe')
    expect(callName({ Nombre: 'GUADALUPE RAMOS', Nickname: 'g.ramos' })).toBe('Guadalupe')
    expect(callName({ Nombre: 'SOFÍA LUNA', Nickname: 'candidato' })).toBe('Sofía')
    expect(callName({ Nombre: '', Nickname: '' })).toBe('')
  })

  test('writes a job title in sentence case', () => {
    expect(sentenceCase('OPERADORA DE PRENSA')).toBe('Operadora de prensa')
    expect(sentenceCase('')).toBe('')
  })

  test('writes a text in sentence case only when it is all capitals', () => {
    expect(sentenceIfCapitals('MANEJO DE MONTACARGAS NOM-006')).toBe('Manejo de montacargas NOM-006')
    expect(sentenceIfCapitals('Prensa de 400 toneladas')).toBe('Prensa de 400 toneladas')
    expect(sentenceIfCapitals('')).toBe('')
  })
})
