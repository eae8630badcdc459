import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOwnSurveys } from '#contract/evaluations/questionnaire.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { findOwnSurvey } from './find-survey.ts'

const PERSON = {
  id: 12,
  id_tipo: 1,
  emplid: '20013',
  nombre: 'ANA CRUZ',
  DESCR: 'SOLDADOR',
  descr1: 'ALMACEN',
  foto: '',
  vence: undefined,
}
/** Row with only the fields of the specification. */
const row = (more: object = {}) => ({
  evaluador: '100201',
  NAME: 'LUZ SOTO',
  tipo: 'Jefe',
  Puntos: 0,
  estadoActual: 'Pendiente',
  estatus: 0,
  ...more,
})

let encuestas: object[]
beforeEach(async () => {
  await openWorkHere()
  openSessionHere({ Id_Usuario: 1, Folio: '100201' })
  serviceHere(({ body }) =>
    body.Opcion === 9 ? { status: 'OK', result: { encuestas, total: 1, completados: 0 } } : null,
  )
})
afterEach(() => {
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function find() {
  const client = new QueryClient()
  const found = await findOwnSurvey(client, PERSON)
  const list = client.getQueryData<{ value: { data: { idEncuesta: number }[] } }>([listOwnSurveys.id, {}])
  return { found, listed: list?.value.data.map(({ idEncuesta }) => idEncuesta) }
}

test.each([
  ['its idEncuesta', row({ idEncuesta: 301 }), 301],
  ['its idEncuesta in digits', row({ id: null, idEncuesta: '301' }), 301],
  ['its id', row({ id: 301 }), 301],
  ['the number of the evaluation when the host lists none', row(), 12],
  ['the number of the evaluation, with zeros before the evaluator', row({ evaluador: '000100201' }), 12],
])('opens the own survey by %s', async (_, own, number) => {
  encuestas = [row({ evaluador: '100101', tipo: 'Par', id: 7 }), own]
  expect(await find()).toEqual({ found: { ok: true, value: number }, listed: [number] })
})

test('finds no survey that is answered or belongs to somebody else', async () => {
  encuestas = [row({ estatus: 1 }), row({ evaluador: '100101' })]
  expect(await find()).toEqual({ found: { ok: true, value: null }, listed: undefined })
})
