import { describe, expect, test } from 'vitest'
import { examples } from '#contract/temporary-staff.examples.ts'
import { addDays } from '#domain/dates.ts'
import { orderOf } from './export/staff-order.ts'
import type { StaffView } from '#domain/temporary/process.ts'
import { nextOf } from './parts/next.ts'
import { answersTo, byDue, groupOf, personOf } from './parts/people.ts'

const TODAY = '2026-03-01'
const [example] = examples.listStaff.response.personalTemporal
if (!example) throw new Error('the example has a row')
const row = example

function person(more: Partial<typeof row>) {
  return personOf({ ...row, ...more }, new Set(['001234']), TODAY)
}
const waiting = (days: number) => person({ estatus: 1, fecha_aplicacion: addDays(TODAY, days) })
const evaluated = (days: number) => person({ estatus: 3, vence: addDays(TODAY, days) })

describe('what is due', () => {
  test.each([
    ['the last day was yesterday', evaluated(-1), 'late', { kind: 'late', days: 1 }],
    ['it is today', evaluated(0), 'soon', { kind: 'due', days: 0 }],
    ['in a week', evaluated(7), 'soon', { kind: 'due', days: 7 }],
    ['in eight days', evaluated(8), 'later', { kind: 'due', days: 8 }],
    ['it opens tomorrow', waiting(1), 'later', { kind: 'opens', days: 1 }],
    ['it opened today', waiting(0), 'soon', { kind: 'due', days: 7 }],
    ['it opened eight days ago', waiting(-8), 'late', { kind: 'late', days: 1 }],
    ['it is over', person({ estatus: 5 }), 'later', null],
  ] as const)('%s', (_, someone, group, due) => {
    expect([groupOf(someone), someone.due]).toEqual([group, due])
  })

  test('the soonest comes first, and whoever is done last', () => {
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

test('somebody is found by any of their names without accents, and by number', () => {
  const someone = person({ nombre: 'JOSÉ MUÑOZ DE LA PEÑA', emplid: '20011' })
  for (const text of ['jose', 'MUNOZ', 'peña jo', '0011']) expect(answersTo(someone, text)).toBe(true)
  for (const text of ['luis', 'jose luis', '20012']) expect(answersTo(someone, text)).toBe(false)
})

test('BR-38, the kardex’s jobs, and a host that sends nothing of ours', () => {
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
  })
})

test('the sheet has a cell for each column, and opening days apart from last days', () => {
  const order = orderOf([waiting(5), evaluated(5), person({ revision: 3 })])
  for (const { texts, after, dates } of order.rows)
    expect(texts.length + 1 + after.length + dates.length).toBe(order.columns.length)
  expect(order.rows.map(({ dates }) => dates)).toEqual([
    ['2026-03-06', ''],
    ['', '2026-03-06'],
    expect.any(Array),
  ])
  expect(order.rows[2]?.after).toContain('Extendida 2 veces')
})

describe('what comes next, in the list as on the person’s page', () => {
  const nextIn = (view: StaffView, more: Partial<typeof row>) =>
    nextOf(person({ JOBCODE: '', fecha_aplicacion: TODAY, ...more }), view, TODAY).next
  test.each([
    ['nobody’s own survey', 2, { estatus: 3, miEncuesta: 0 }, null],
    [
      'a host that does not say whether there is one',
      2,
      { estatus: 3, miEncuesta: undefined },
      'startEvaluation',
    ],
    ['one’s own survey', 2, { estatus: 3, miEncuesta: 7 }, 'startEvaluation'],
    ['scores that wait to be told', 3, { estatus: 4 }, 'finish'],
    ['a day ahead', 3, { estatus: 1, fecha_aplicacion: addDays(TODAY, 1) }, null],
    ['the day itself', 3, { estatus: 1 }, 'activate'],
    ['what human resources decides', 2, { estatus: 4 }, null],
    ['nobody who leads them', 3, { estatus: 2, responsable: '' }, null],
    [
      'nobody who leads them, where the kardex decides',
      3,
      { responsable: '', JOBCODE: '001234' },
      'checkKardex',
    ],
    ['an extension is no next step', 3, { estatus: 3, miEncuesta: 0 }, 'viewProcess'],
  ] as const)('%s', (_, view, more, wanted) => expect(nextIn(view, more)).toBe(wanted))
})
