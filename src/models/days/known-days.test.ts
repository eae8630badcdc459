import { lawOn } from '#domain/law/law-on.ts'
import { expect, test } from 'vitest'
import { examples } from '#contract/approvals/approvals.examples.ts'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import { knownDays, notesOn } from './known-days.ts'

const SWAP = 'Tiempo por tiempo'
const HOME = 'Trabajo en casa'

const incident = (descIncidencia: string, from: string, to: string | null, nombre?: string) => ({
  descIncidencia,
  estatusDesc: 'Pendiente',
  fechaInIncidencia: from,
  fechaFiIncidencia: to,
  idIncidencia: 1,
  nombre,
})

function item(estado: ApprovalItem['estado'], detalle: ApprovalItem['detalle']): ApprovalItem {
  return { ...(examples.listAsked.response.data[0] as ApprovalItem), estado, detalle }
}

test('marks each day of a pending request, and none of another person', () => {
  const days = knownDays({
    incidents: [
      incident(HOME, '2031-05-05', '2031-05-06'),
      incident(SWAP, '2031-05-08', '2031-05-17'),
      incident(HOME, '2031-05-20', null),
      incident(HOME, '2031-05-27', '2031-05-27', 'ELENA'),
    ],
  })
  expect([...days.facts]).toEqual(
    ['2031-05-05', '2031-05-06', '2031-05-08', '2031-05-17', '2031-05-20'].map((day) => [day, ['asked']]),
  )
})

test('tells days that were authorized from days that wait, and ignores refused ones', () => {
  const days = knownDays({
    asked: [
      item('authorized', { clase: 'incidencia', tipo: HOME, dia: '2031-05-05', diaFin: '2031-05-05' }),
      item('authorized', { clase: 'incidencia', tipo: SWAP, dia: '2031-05-08', diaFin: '2031-05-17' }),
      item('authorized', { clase: 'descanso_laborado', dia: '2031-05-18', motivo: 'x' }),
      item('waiting', { clase: 'descanso_laborado', dia: '2031-05-25', motivo: 'x' }),
      item('refused', { clase: 'descanso_laborado', dia: '2031-05-26', motivo: 'x' }),
    ],
  })
  expect(Object.fromEntries(days.facts)).toEqual({
    '2031-05-05': ['granted'],
    '2031-05-08': ['rests'],
    '2031-05-17': ['works'],
    '2031-05-18': ['works'],
    '2031-05-25': ['asked'],
  })
})

test('joins what waits on the device, the labour record and the holidays', () => {
  const row = (Fecha: string | null) => ({ Fecha }) as never
  const days = knownDays({
    queued: [{ day: '2031-05-01' }, { kind: HOME, from: '2031-05-02', to: '2031-05-02' }],
    vacations: [row('2031-05-01T00:00:00'), row(null)],
    permits: [row('2031-05-02')],
    law: lawOn,
  })
  expect(notesOn(days, '2031-05-01')).toMatchObject({ facts: ['asked', 'vacation'], holiday: 'labour' })
  expect(notesOn(days, '2031-05-02')).toMatchObject({ facts: ['asked', 'permit'], holiday: null })
  expect(notesOn(days, '2031-05-03')).toMatchObject({ facts: [], holiday: null })
})

test('marks weekly rest days, except those that the person works', () => {
  const works = item('authorized', { clase: 'descanso_laborado', dia: '2031-05-18', motivo: 'x' })
  const days = knownDays({ asked: [works], weeklyRest: '06' })
  expect(notesOn(days, '2031-05-17')).toMatchObject({ facts: ['rests'], isRest: true })
  expect(notesOn(days, '2031-05-18')).toMatchObject({ facts: ['works'], isRest: true })
  expect(notesOn(days, '2031-05-19')).toMatchObject({ facts: [], isRest: false })
})

test('takes Sunday for the rest day of a person whose rest days are unknown, without a mark', () => {
  const days = knownDays({ weeklyRest: null })
  expect(notesOn(days, '2031-05-18')).toMatchObject({ facts: [], isRest: true })
  expect(notesOn(days, '2031-05-17')).toMatchObject({ facts: [], isRest: false })
  // A person who rests on Tuesdays works on Sundays.
  expect(notesOn(knownDays({ weeklyRest: '2' }), '2031-05-18')).toMatchObject({ facts: [], isRest: false })
})

test('marks at most two months of one request', () => {
  expect(knownDays({ incidents: [incident(HOME, '2031-01-01', '2039-01-01')] }).facts.size).toBe(62)
})
