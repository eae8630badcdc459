import { expect, test } from 'vitest'
import { pollFaults } from './poll-faults.ts'
import {
  askableBefore,
  bodyOf,
  emptyPoll,
  moved,
  newQuestion,
  type PollValues,
  tidy,
  type TypedQuestion,
  withKind,
  withOption,
  withoutOption,
} from './poll-values.ts'

const TODAY = '2026-11-27'
const option = (id: number, texto: string) => ({ id, texto })

function sound(): PollValues {
  const one: TypedQuestion = {
    ...newQuestion([], 'una'),
    pregunta: '¿Comes aquí?',
    opciones: [option(1, 'Sí'), option(2, 'No')],
  }
  const many: TypedQuestion = {
    ...newQuestion([one], 'varias'),
    pregunta: '¿Qué comes?',
    opciones: [option(1, 'Guisado'), option(2, 'Fruta'), option(3, 'Nada')],
    cuando: { pregunta: 1, opciones: [1] },
  }
  return { ...emptyPoll(), titulo: 'Comedor', preguntas: [one, many] }
}
const faultsOf = (part: Partial<PollValues>) =>
  pollFaults({ ...sound(), ...part }, TODAY).map(({ field, fault }) => `${field}: ${fault}`)
const second = (part: Partial<TypedQuestion>) => {
  const [one, many] = sound().preguntas
  if (!one || !many) throw new Error('the sample poll lacks a question')
  return [one, { ...many, ...part }]
}

test('reports each fault with its field, in page order', () => {
  expect(faultsOf({})).toEqual([])
  expect(pollFaults(emptyPoll(), TODAY).map(({ fault }) => fault)).toEqual(['titulo', 'none'])
  expect(faultsOf({ titulo: 'a'.repeat(81) })).toEqual(['titulo: titulo'])
  expect(faultsOf({ titulo: '👍'.repeat(80) })).toEqual([])
  expect(faultsOf({ intro: 'a'.repeat(301) })).toEqual(['intro: intro'])
  expect(faultsOf({ audiencia: { clase: 'plantas', ids: [] } })).toEqual(['audiencia: audiencia'])
  expect(faultsOf({ preguntas: second({ maximo: 3 }) })).toEqual(['pregunta-2: most'])
  expect(faultsOf({ preguntas: second({ cuando: { pregunta: 1, opciones: [] } }) })).toEqual([
    'pregunta-2: condition',
  ])
  expect(faultsOf({ preguntas: second({ opciones: [option(1, 'Sí'), option(2, ' sí')] }) })).toEqual([
    'pregunta-2: twice',
  ])
})

test('rejects past, invalid and reversed days', () => {
  expect(faultsOf({ desde: TODAY, hasta: TODAY })).toEqual([])
  expect(faultsOf({ desde: '2026-11-26' })).toEqual(['desde: started'])
  expect(faultsOf({ desde: '2026-13-' })).toEqual(['desde: desde'])
  expect(faultsOf({ hasta: '2027-02-30' })).toEqual(['hasta: hasta'])
  expect(faultsOf({ hasta: '2026-11-26' })).toEqual(['hasta: past'])
  expect(faultsOf({ desde: '2026-12-02', hasta: '2026-12-01' })).toEqual(['hasta: before'])
})

test('reports a question placed before the question that its condition needs; moving it back fixes the fault', () => {
  const turned = moved(sound().preguntas, 1, -1)
  expect(faultsOf({ preguntas: tidy(turned) })).toEqual(['pregunta-2: condition'])
  expect(faultsOf({ preguntas: tidy(moved(turned, 0, 1)) })).toEqual([])
  expect(moved([1, 2], 0, -1)).toEqual([1, 2])
  expect(moved([1, 2], 1, 1)).toEqual([1, 2])
})

test('removes a deleted option from a condition, and the condition with its question', () => {
  const [one, many] = sound().preguntas
  if (!one || !many) throw new Error('the sample poll lacks a question')
  expect(tidy([withoutOption(one, 1), many])[1]?.cuando).toEqual({ pregunta: 1, opciones: [] })
  expect(tidy([many])[0]?.cuando).toBeNull()
  expect(tidy([withKind(one, 'texto'), many])[1]?.cuando).toBeNull()
  expect(askableBefore([withKind(one, 'texto'), many], 2)).toEqual([])
})

test('keeps the options when a question changes kind and back; does not reuse ids', () => {
  const [one] = sound().preguntas
  if (!one) throw new Error('the sample poll lacks a question')
  const back = withKind(withKind(withKind(one, 'texto'), 'escala'), 'varias')
  expect(back.opciones).toEqual(one.opciones)
  expect(withKind(newQuestion([], 'escala'), 'una').opciones).toHaveLength(2)
  expect(withOption(withoutOption(one, 1)).opciones.map(({ id }) => id)).toEqual([2, 3])
  expect(newQuestion([{ ...one, id: 9 }], 'una').id).toBe(10)
  const limited = { ...withKind(one, 'varias'), maximo: 1, solas: [1] }
  expect(withoutOption(limited, 1)).toMatchObject({ maximo: 0, solas: [] })
})

test('sends one question per page, without an invalid end day or an empty condition', () => {
  const body = bodyOf({
    ...sound(),
    preguntas: second({ cuando: { pregunta: 1, opciones: [] }, former: [option(1, 'x')] }),
    desde: '2026-12-02',
    hasta: '2026-12-01',
  })
  expect(body).toMatchObject({ desde: '2026-12-02', hasta: '' })
  expect(body.preguntas.map(({ pagina }) => pagina)).toEqual([1, 2])
  expect(body.preguntas[1]).toMatchObject({ cuando: null })
  expect(body.preguntas[1]).not.toHaveProperty('former')
})
