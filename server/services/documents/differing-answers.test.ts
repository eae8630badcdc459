import { describe, expect, it } from 'vitest'
import { differingAnswers } from './differing-answers.ts'

describe('differingAnswers', () => {
  it('keeps only different answers, in any order of the fields', () => {
    const before = { calle: 'Uno', colonia: 'Centro', celular: '8441234567' }
    const after = { celular: '8441234567', colonia: 'Centro', calle: 'Dos' }
    expect(differingAnswers(1, before, after)).toEqual({ before: { calle: 'Uno' }, after: { calle: 'Dos' } })
  })

  it('reveals no other health answers when only the weight changes', () => {
    const health = {
      estatura: '1.70',
      enfermedad: [2],
      tabaco: 1,
      tabacoFrecuencia: 'diario',
      parentesco: 'Madre',
    }
    const { before, after } = differingAnswers(6, { ...health, peso: '70' }, { ...health, peso: '80' })
    expect([before, after]).toEqual([{ peso: '70' }, { peso: '80' }])
  })

  it('returns a changed list together with the answer to its yes-no question', () => {
    const languages = {
      saberIdioma: 1,
      idiomas: [{ nombreOtroIdioma: 'Inglés' }],
      cursoRealizado: 0,
      cursos: [],
    }
    const { before, after } = differingAnswers(5, languages, {
      ...languages,
      idiomas: [{ nombreOtroIdioma: 'Francés' }],
    })
    expect(before).toEqual({ saberIdioma: 1, idiomas: [{ nombreOtroIdioma: 'Inglés' }] })
    expect(after).toEqual({ saberIdioma: 1, idiomas: [{ nombreOtroIdioma: 'Francés' }] })
  })

  it('counts an added or removed answer as a difference', () => {
    expect(differingAnswers(2, {}, { nacionalidad: 'Mexicana' })).toEqual({
      before: {},
      after: { nacionalidad: 'Mexicana' },
    })
    expect(differingAnswers(3, { ineVigencia: '2030' }, {})).toEqual({
      before: { ineVigencia: '2030' },
      after: {},
    })
  })

  it('returns no answers when both are equal', () => {
    expect(differingAnswers(7, { familiares: [] }, { familiares: [] })).toEqual({ before: {}, after: {} })
  })
})
