import { expect, test } from 'vitest'
import { requestableDetails } from '#contract/approvals/approval-details.ts'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import { type ApprovalKind, type ApprovalState, approvalStates } from '#domain/approvals/kinds.ts'
import { addDays } from '#domain/time/dates.ts'
import {
  type AskField,
  askedKinds,
  askForms,
  type AskValues,
  type FieldKind,
  fieldsFor,
  hourChoices,
} from './ask-forms.ts'
import { detailsOf, problemsOf, readTime } from './ask-values.ts'
import { linkFor } from './share.ts'
import { stagesOf } from './steps.ts'

const TODAY = '2026-11-25'
const good: Record<FieldKind, string> = {
  line: ' Troqueles ',
  text: 'Pedido urgente',
  day: '2026-11-27',
  time: '1430',
  hours: '2.5',
  count: '2',
  money: '$18,400.50',
  person: '100213',
  mail: 'eva@example.com',
  choice: '',
}
const bad: Partial<Record<FieldKind, string>> = {
  line: 'x'.repeat(81),
  text: 'x'.repeat(251),
  day: '2026-02-30',
  time: '25:10',
  hours: '2.3',
  count: '0',
  money: 'mucho',
  person: '1'.repeat(13),
  mail: 'eva',
  choice: 'ninguna de ellas',
}

const valueOf = ({ name, kind, answers }: AskField) =>
  name === 'salida' ? '15:00' : (answers?.at(-1) ?? good[kind])
function filled(fields: readonly AskField[]): AskValues {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
}

test.each(askedKinds)('%s: the form requires and sends exactly what the contract accepts', (kind) => {
  const { fields, schema } = askForms[kind]
  expect(fields.map(({ name }) => name).sort()).toEqual(
    Object.keys(schema.shape)
      .filter((name) => name !== 'clase')
      .sort(),
  )
  const needed = fields.filter(({ isNeeded }) => isNeeded)
  for (const some of [fields, needed]) {
    expect(problemsOf(kind, filled(some), TODAY)).toEqual([])
    const details = detailsOf(kind, filled(some))
    expect(requestableDetails().parse(details)).toEqual(details)
    expect(Object.keys(details).sort()).toEqual(['clase', ...some.map(({ name }) => name)].sort())
  }
  for (const field of fields) {
    const without = { ...filled(fields), [field.name]: ' ' }
    expect(problemsOf(kind, without, TODAY).map(({ field: name }) => name)).toEqual(
      field.isNeeded ? [field.name] : [],
    )
    expect(
      requestableDetails().safeParse({ clase: kind, ...detailsWithout(kind, fields, field) }).success,
    ).toBe(!field.isNeeded)
    const wrong = { ...filled(fields), [field.name]: bad[field.kind] }
    expect(problemsOf(kind, wrong, TODAY).map(({ field: name }) => name)).toContain(field.name)
  }
})

function detailsWithout(kind: (typeof askedKinds)[number], fields: readonly AskField[], without: AskField) {
  const entries = Object.entries(detailsOf(kind, filled(fields)))
  return Object.fromEntries(entries.filter(([name]) => name !== without.name))
}

test('accepts days from today to a year ahead, and overtime from two weeks ago', () => {
  const problemOn = (kind: 'descanso_laborado' | 'tiempo_extra', dia: string) =>
    problemsOf(kind, { ...filled(askForms[kind].fields), dia }, TODAY)[0]?.problem
  expect(problemOn('descanso_laborado', TODAY)).toBeUndefined()
  expect(problemOn('descanso_laborado', addDays(TODAY, -1))).toBe('pastDay')
  expect(problemOn('tiempo_extra', addDays(TODAY, -14))).toBeUndefined()
  expect(problemOn('tiempo_extra', addDays(TODAY, -15))).toBe('pastDay')
  expect(problemOn('descanso_laborado', addDays(TODAY, 367))).toBe('tooFar')
  const visit = filled(askForms.visita.fields)
  expect(problemsOf('visita', { ...visit, diaFin: TODAY }, TODAY)).toEqual([
    { field: 'diaFin', problem: 'endsBefore' },
  ])
  expect(problemsOf('visita', { ...visit, salida: '8:00' }, TODAY)).toEqual([
    { field: 'salida', problem: 'leavesBefore' },
  ])
})

test('asks for and sends the purpose of a letter in words only when the list has no such purpose', () => {
  const fields = (values: AskValues) => fieldsFor('carta', values).map(({ name }) => name)
  expect(fields({})).toEqual(['para', 'sueldo', 'dirigida'])
  expect(fields({ para: 'otro' })).toEqual(['para', 'motivo', 'sueldo', 'dirigida'])
  const typed = { para: 'visa', sueldo: 'no', motivo: 'x'.repeat(251) }
  expect(problemsOf('carta', typed, TODAY)).toEqual([])
  expect(detailsOf('carta', typed)).toEqual({ clase: 'carta', para: 'visa', sueldo: 'no' })
  expect(problemsOf('carta', {}, TODAY)).toEqual([
    { field: 'para', problem: 'missing' },
    { field: 'sueldo', problem: 'missing' },
  ])
})

test('reads a time in all usual notations', () => {
  expect(['8:30', '0830', '08.30', '830', ' 14 30 '].map(readTime)).toEqual([
    '08:30',
    '08:30',
    '08:30',
    '08:30',
    '14:30',
  ])
  expect(hourChoices).toHaveLength(24)
})

test('shows the stages of a request in every state', () => {
  const places = approvalStates.map((estado) =>
    stagesOf({ estado })
      .map(({ place }) => place)
      .join(' '),
  )
  expect(places).toEqual([
    'done now next',
    'done done done',
    'done done done',
    'done skipped done',
    'done skipped done',
  ])
})

test('allows a link for the approver while a request waits, and for the guard until its last day', () => {
  const item = (clase: ApprovalKind, estado: ApprovalState, dia: string, diaFin?: string) =>
    ({ clase, estado, detalle: { clase, dia, ...(diaFin && { diaFin }) } }) as ApprovalItem
  const yesterday = addDays(TODAY, -1)
  expect(linkFor(item('tiempo_extra', 'waiting', yesterday), TODAY)).toBe('approver')
  expect(linkFor(item('visita', 'authorized', yesterday, TODAY), TODAY)).toBe('gate')
  expect(linkFor(item('pase_salida', 'authorized', yesterday), TODAY)).toBeNull()
  expect(linkFor(item('tiempo_extra', 'authorized', TODAY), TODAY)).toBeNull()
  expect(linkFor(item('visita', 'refused', TODAY), TODAY)).toBeNull()
})
