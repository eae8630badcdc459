import { expect, test } from 'vitest'
import { examples } from './time-alerts.examples.ts'
import { listTeamAlerts } from './time-alerts.ts'

const alert = examples.listTeamAlerts.response.data[0]?.alertas[0]
const answer = (alertas: unknown) => ({
  status: 'OK',
  data: [{ EMPLID: '1', nombreColaborador: 'ANA', alertas }],
})
const reads = (alertas: unknown) => listTeamAlerts.response.safeParse(answer(alertas)).success

test('TIME-03, TIME-06: accepts the alerts of a service, also with empty values', () => {
  expect(reads([])).toBe(true)
  expect(reads([alert, alert])).toBe(true)
  expect(reads([{ ...alert, idTipoInstalacion: '2', horaSalida: null, descripcion: undefined }])).toBe(true)
  const { vista: _, tipoInstalacion: __, ...legacy } = { ...alert }
  expect(reads([legacy])).toBe(true)
  expect(reads(null)).toBe(true)
  expect(reads([{ ...alert, fechaAlerta: null, descripcion: null }])).toBe(true)
})

test.each([
  ['a count', 3],
  ['no alert', [null]],
  ['no day', [{ ...alert, fechaAlerta: undefined }]],
  ['a day that is no text', [{ ...alert, fechaAlerta: 10 }]],
  ['no entry', [{ ...alert, horaEntrada: 10 }]],
  ['an exit that is no text', [{ ...alert, horaSalida: 10 }]],
  ['a facility that is no number', [{ ...alert, idTipoInstalacion: 'baño' }]],
  ['a mark that is none', [{ ...alert, vista: 'sí' }]],
])('rejects %s as a list of alerts', (_name, alertas) => {
  expect(reads(alertas)).toBe(false)
})
