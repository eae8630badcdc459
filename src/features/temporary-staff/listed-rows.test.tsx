import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSurveys } from '#contract/evaluations/evaluations.ts'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { ALL_STATUSES, listStaff } from '#contract/evaluations/temporary-staff.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { StaffView } from '#domain/temporary/process.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { personOf, type Person } from './parts/people.ts'
import { PlaceProvider } from './parts/place.ts'
import type { Staff } from './parts/use-staff.ts'
import { NextStep } from './person/next-step.tsx'
import { SurveysDialog } from './surveys/surveys-dialog.tsx'
import { es } from './texts.es.ts'

/**
 * Actions send the row exactly as the host listed it (spec 002 §7.1 … 7.4). This includes fields that the contract
 * does not name, digits as text, nulls and missing values.
 */

const today = companyDate(Date.now())
const [example] = examples.listStaff.response.personalTemporal
if (!example) throw new Error('the example has no row')
const { JOBCODE: _, vence: __, responsable: ___, miEncuesta: ____, ...plain } = example
const JOB = 'K1'
const row = (more: object = {}) => ({
  ...plain,
  id: '12',
  DIAS: ' 40',
  Area: null,
  grupo_Trabajo: 'EMPLEADOS',
  fecha_aplicacion: today,
  legajo: 'X-9',
  turno: { clave: 2 },
  nombreEstatus: null,
  ...more,
})

let answers: Record<number, object>
let sent: Record<string, unknown>[]
const sentTo = (Opcion: number) => sent.filter((body) => body.Opcion === Opcion)

beforeEach(async () => {
  await openWorkHere()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => 360)
  answers = {
    2: { status: 'OK', pares: [{ EMPLID: '7', NAME: 'ANA', nombreMostrar: 'ANA' }] },
    3: { status: 'OK' },
    4: { status: 'OK' },
    10: { status: 'OK' },
    16: { status: 'OK', message: 'Listo' },
    17: { status: 'OK' },
    18: { status: 'OK' },
    19: { status: 'OK', colaboradores: [] },
    20: { status: 'OK', pares: [], folios: [] },
    21: { status: 'VACIO' },
    22: { status: 'OK' },
  }
  sent = []
  serviceHere(({ body }) => {
    sent.push(body)
    return answers[Number(body.Opcion)] ?? null
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function list(given: object): Promise<Person> {
  answers[1] = { status: 'OK', personalTemporal: [given], contadores: [] }
  const answer = await call(listStaff, { ruta: 'Especiales', rol: 3, estatus: ALL_STATUSES })
  if (!answer.ok) throw new Error('the list was refused')
  const stored = listStaff.response.parse(JSON.parse(JSON.stringify(answer.value)))
  const [listed] = stored.personalTemporal
  if (!listed) throw new Error('the row is gone')
  return personOf(listed, new Set([JOB]), today)
}
function show(children: ReactNode, view: StaffView) {
  renderHere(
    <PlaceProvider value={{ view, base: '/Especiales/Temporal', ruta: 'Especiales' }}>
      {children}
    </PlaceProvider>,
    withoutRetries(),
  )
}
const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }))
}
const dialog = async () => within(await screen.findByRole('dialog'))
const { buttons } = es.next

async function fillDate() {
  const box = await dialog()
  const [year = '', month = '', day = ''] = today.split('-')
  for (const [label, value] of [
    ['Año', year],
    ['Mes', month],
    ['Día', day],
  ] as const)
    fireEvent.change(box.getByLabelText(label), { target: { value } })
}

test.each<[number, string, StaffView, object, () => Promise<void>]>([
  [
    3,
    buttons.evaluators,
    2,
    { estatus: 2 },
    async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir a Ana' }))
      await press('Guardar evaluadores')
    },
  ],
  [4, buttons.advance, 2, { estatus: '1' }, () => press('Sí, pasar')],
  [
    16,
    buttons.assignPlant,
    3,
    { estatus: '5' },
    async () => {
      await fillDate()
      await press('Confirmar')
    },
  ],
  [
    17,
    buttons.remove,
    3,
    { estatus: 1 },
    async () => {
      fireEvent.change((await dialog()).getByLabelText(/^Por qué sale/), { target: { value: 'Renunció' } })
      fireEvent.click((await dialog()).getByRole('button', { name: 'Quitar' }))
    },
  ],
  [22, buttons.checkKardex, 2, { estatus: 2, JOBCODE: JOB }, () => press('Continuar')],
])('Opcion %i (%s) sends the row as listed', async (opcion, button, view, more, confirm) => {
  const given = row(more)
  const person = await list(given)
  show(<NextStep person={person} staff={{ hasJobs: true } as Staff} isBeside={false} />, view)
  await press(button)
  await confirm()
  await waitFor(() => expect(sentTo(opcion)).toHaveLength(1))
  expect(sentTo(opcion)[0]?.item).toEqual(given)
})

const survey = (more: object) => ({
  evaluador: 20013,
  NAME: 'ANA CRUZ',
  tipo: 'Par',
  Puntos: '0',
  estadoActual: null,
  estatus: '0',
  correo: 'ana@correo.example',
  ...more,
})
async function showSurveys(encuestas: object[]) {
  answers[9] = { status: 'OK', result: { encuestas, total: encuestas.length, completados: 0 } }
  const person = await list(row({ estatus: 3 }))
  show(<SurveysDialog person={person} onClose={() => {}} />, 3)
  await screen.findAllByText('Ana Cruz')
}

test.each([
  [10, { id: '301' }],
  [10, {}],
  [18, { id: '301' }],
  [18, {}],
])('Opcion %i sends the survey as listed: %j', async (opcion, more) => {
  const given = survey(more)
  await showSurveys([given, survey({ id: 302, NAME: 'EVA SOTO', evaluador: 20014 })])
  await press(opcion === 10 ? 'Quitar a Ana Cruz' : 'Avisar a Ana Cruz')
  if (opcion === 10) await press('Sí, quitar')
  await waitFor(() => expect(sentTo(opcion)).toHaveLength(1))
  expect(sentTo(opcion)[0]?.item).toEqual(given)
})

test('lists surveys without a number, and reminds each of them', async () => {
  await showSurveys([survey({}), survey({ NAME: 'EVA SOTO', evaluador: 20014 }), survey({ tipo: 'Cliente' })])
  expect(screen.getAllByText('Ana Cruz')).toHaveLength(2)
  answers = { ...answers, 18: { status: 'ERROR' } }
  await press('Avisar a Eva Soto')
  await screen.findByRole('alert')
  fireEvent.click(screen.getAllByRole('button', { name: 'Avisar a Ana Cruz' })[0] as HTMLElement)
  await waitFor(() => expect(sentTo(18)).toHaveLength(2))
  const [eva, ana] = sentTo(18)
  expect([eva?.item, ana?.item]).toMatchObject([{ NAME: 'EVA SOTO' }, { NAME: 'ANA CRUZ' }])
  expect(ana?.idOperacion).not.toBe(eva?.idOperacion)
  expect(listSurveys.response.safeParse(answers[9]).success).toBe(true)
})

test.each([
  ['idEncuesta of the row', { idEncuesta: '301' }, 301],
  ['idEncuesta rather than another number', { id: 7, idEncuesta: 301 }, 301],
  ['id of the row', { id: 301 }, 301],
  ['number of the evaluation without both', {}, 12],
])('Opcion 13 names the survey by the %s', async (_, more, idEncuesta) => {
  answers = {
    ...answers,
    11: { status: 'OK', colaboradores: [{ EMPLID: '8', NAME: 'LUZ', nombreMostrar: '8 - LUZ' }] },
    13: { status: 'OK' },
  }
  await showSurveys([survey(more)])
  await press('Cambiar a Ana Cruz')
  const picker = within(await screen.findByRole('dialog', { name: 'Cambiar colaborador' }))
  fireEvent.change(picker.getByLabelText('Nombre del colaborador'), { target: { value: 'luz' } })
  fireEvent.click(await picker.findByRole('radio'))
  fireEvent.click(picker.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo(13)).toHaveLength(1))
  expect(sentTo(13)[0]).toMatchObject({
    emplid: '8',
    idEvaluacion: 12,
    idEncuesta,
    infoEncuesta: { evaluador: '20013', tipo: 'Par' },
  })
})

test('stores no second copy of a row that parsing does not change', async () => {
  const given = JSON.parse(JSON.stringify(example)) as typeof example
  answers[1] = { status: 'OK', personalTemporal: [given], contadores: [] }
  const answer = await call(listStaff, { ruta: 'Especiales', rol: 3, estatus: ALL_STATUSES })
  expect(answer).toMatchObject({ ok: true })
  if (answer.ok) expect(answer.value.personalTemporal[0]).not.toHaveProperty('listed')
})
