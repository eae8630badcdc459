import { describe, expect, test } from 'vitest'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { listStaff } from '#contract/evaluations/temporary-staff.ts'
import { addDays } from '#domain/time/dates.ts'
import { orderOf } from './export/staff-order.ts'
import { type StaffView, staffViews } from '#domain/temporary/process.ts'
import { nextOf } from './parts/next.ts'
import { matchesSearch, byDue, groupOf, personOf } from './parts/people.ts'

const TODAY = '2026-03-01'
const [example] = examples.listStaff.response.personalTemporal
if (!example) throw new Error('the example has no row')
const row = example

function person(more: Partial<typeof row>) {
  return personOf({ ...row, ...more }, new Set(['001234']), TODAY)
}
const waiting = (days: number) => person({ estatus: 1, fecha_aplicacion: addDays(TODAY, days) })
const evaluated = (days: number) => person({ estatus: 3, vence: addDays(TODAY, days) })

describe('the due date and its group', () => {
  test.each([
    ['late: the last day was yesterday', evaluated(-1), 'late', { kind: 'late', days: 1 }],
    ['soon: the last day is today', evaluated(0), 'soon', { kind: 'due', days: 0 }],
    ['soon: the last day is in a week', evaluated(7), 'soon', { kind: 'due', days: 7 }],
    ['later: the last day is in eight days', evaluated(8), 'later', { kind: 'due', days: 8 }],
    ['later: the evaluation opens tomorrow', waiting(1), 'later', { kind: 'opens', days: 1 }],
    ['soon: the evaluation opened today', waiting(0), 'soon', { kind: 'due', days: 7 }],
    ['late: the evaluation opened eight days ago', waiting(-8), 'late', { kind: 'late', days: 1 }],
    ['later, without a date: the process has ended', person({ estatus: 5 }), 'later', null],
  ] as const)('%s', (_, someone, group, due) => {
    expect([groupOf(someone), someone.due]).toEqual([group, due])
  })

  test('sorts people by due date and puts finished ones last', () => {
    const people = [
      person({ estatus: 6 }),
      waiting(20),
      evaluated(3),
      evaluated(-2),
      evaluated(0),
      waiting(9),
    ]
    const days = people.toSorted(byDue).map(({ due }) => due && (due.kind === 'late' ? -due.days : due.days))
    expect(days).toEqual([-2, 0, 3, 9, 20, null])
  })
})

test('finds a person by number or by any name, ignoring accents', () => {
  const someone = person({ nombre: 'JOSÉ MUÑOZ DE LA PEÑA', emplid: '20011' })
  for (const text of ['jose', 'MUNOZ', 'peña jo', '0011']) expect(matchesSearch(someone, text)).toBe(true)
  for (const text of ['luis', 'jose luis', '20012']) expect(matchesSearch(someone, text)).toBe(false)
})

test('BR-38: reads training and kardex jobs, also from a row without the portal’s own fields', () => {
  expect(person({}).facts).toMatchObject({ isKardexJob: true, isTrained: false })
  expect(person({ JOBCODE: '009999' }).facts.isKardexJob).toBe(false)
  const {
    JOBCODE: _,
    vence: __,
    total: ___,
    completados: ____,
    responsable: _____,
    miEncuesta: ______,
    ...bare
  } = row
  expect(personOf({ ...bare, estatus: 3 }, new Set(), TODAY)).toMatchObject({
    due: null,
    row: { total: 0, miEncuesta: null, responsable: null },
    facts: { isKardexJob: false },
  })
  expect(personOf(bare, new Set(['001234']), TODAY).facts.isKardexJob).toBeNull()
})

test('shows a status that the specification does not name, without a step', () => {
  const shownAs = (nombreEstatus: string) => personOf({ ...row, estatus: 9, nombreEstatus }, new Set(), TODAY)
  const response = { ...examples.listStaff.response, personalTemporal: [{ ...row, estatus: 9 }] }
  expect(listStaff.response.safeParse(response).success).toBe(true)
  expect(['En pausa', ''].map((name) => shownAs(name).statusName)).toEqual(['En pausa', '#9'])
  expect(shownAs('')).toMatchObject({ due: null })
  for (const view of staffViews) expect(nextOf(shownAs(''), view, TODAY).next).toBeNull()
})

test('writes a cell for each column, with opening dates apart from due dates', () => {
  const order = orderOf([waiting(5), evaluated(5), person({ revision: 3 })])
  for (const { texts, after, dates } of order.rows)
    expect(texts.length + 1 + after.length + dates.length).toBe(order.columns.length)
  expect(order.rows.map(({ dates }) => dates)).toEqual([
    ['2026-03-06', ''],
    ['', '2026-03-06'],
    expect.any(Array),
  ])
  expect(order.rows[2]?.after).toContain('Contrato extendido 2 veces')
})

describe('the next step', () => {
  const nextIn = (view: StaffView, more: Partial<typeof row>) =>
    nextOf(person({ JOBCODE: '', fecha_aplicacion: TODAY, ...more }), view, TODAY).next
  test.each([
    ['is none without a survey of the user', 2, { estatus: 3, miEncuesta: 0 }, null],
    [
      'is startEvaluation when the host sends no miEncuesta',
      2,
      { estatus: 3, miEncuesta: undefined },
      'startEvaluation',
    ],
    ['is startEvaluation with a survey of the user', 2, { estatus: 3, miEncuesta: 7 }, 'startEvaluation'],
    ['is finish when the scores are not communicated yet', 3, { estatus: 4 }, 'finish'],
    ['is none before the activation day', 3, { estatus: 1, fecha_aplicacion: addDays(TODAY, 1) }, null],
    ['is activate on the activation day', 3, { estatus: 1 }, 'activate'],
    ['is none for a leader when human resources decides', 2, { estatus: 4 }, null],
    ['is none for a person without a leader', 3, { estatus: 2, responsable: '' }, null],
    [
      'is checkKardex for a person without a leader in a kardex job',
      3,
      { responsable: '', JOBCODE: '001234' },
      'checkKardex',
    ],
    [
      'is viewProcess, because an extension is never the next step',
      3,
      { estatus: 3, miEncuesta: 0 },
      'viewProcess',
    ],
  ] as const)('%s', (_, view, more, wanted) => expect(nextIn(view, more)).toBe(wanted))
})
