import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { act as settle, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import type { Profile } from '#core/keys/profile.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { STAFF_FORM } from '#domain/requests/request-forms.ts'
import { listActions, type StaffView } from '#domain/temporary/process.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { useSnacks } from '#hooks/operations/snack.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { personOf } from './parts/people.ts'
import { PlaceProvider } from './parts/place.ts'
import type { Staff } from './parts/use-staff.ts'
import { NextStep } from './person/next-step.tsx'
import { SurveysDialog } from './surveys/surveys-dialog.tsx'
import { es } from './texts.es.ts'

const today = companyDate(Date.now())
const [example] = examples.listStaff.response.personalTemporal
if (!example) throw new Error('the example has no row')
const row = { ...example, JOBCODE: '001', fecha_aplicacion: today, grupo_Trabajo: 'EMPLEADOS' }

let answers: Record<number, object | undefined>
let asked: Record<string, unknown>[]
const sent = (Opcion: number) => asked.filter((body) => body.Opcion === Opcion)

beforeEach(async () => {
  await openWorkHere()
  asked = []
  answers = {}
  // Sets a phone's width, because every width is 0 without a browser.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => 360)
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Record<string, unknown>
    asked.push(body)
    const answer = answers[Number(body.Opcion)]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const base = '/Especiales/Temporal'
function show(children: ReactNode, view: StaffView) {
  return renderHere(
    <PlaceProvider value={{ view, base, ruta: 'Especiales' }}>{children}</PlaceProvider>,
    withoutRetries(),
  )
}
const staff = { hasJobs: true } as Staff
const jobs = new Set(['K1'])
const personWith = (more: Partial<typeof row>) => personOf({ ...row, ...more }, jobs, today)
async function showNext(more: Partial<typeof row>, view: StaffView) {
  show(<NextStep person={personWith(more)} staff={staff} isBeside={false} />, view)
  // Waits until the draft is loaded.
  await settle(() => new Promise((over) => setTimeout(over, 50)))
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

test('offers exactly the actions of the statechart in each view and status', async () => {
  for (const view of [1, 2, 3] as const) {
    for (const estatus of [1, 2, 3, 4, 5, 6]) {
      const more = { estatus, total: 6, completados: 6, miEncuesta: 9 }
      await showNext(more, view)
      const names = screen.queryAllByRole('button').map(({ textContent }) => textContent)
      const wanted = listActions(personWith(more).facts, view, today).map((offer) => es.next.buttons[offer])
      expect([view, estatus, names.toSorted()]).toEqual([view, estatus, wanted.toSorted()])
      cleanup()
    }
  }
})

test('TEMP-26: sends nothing before the evaluation date and shows that date', async () => {
  function Said() {
    const alert = useAlert()
    return alert && <button onClick={() => closeAlert(alert.id)}>{alert.text}</button>
  }
  const fecha_aplicacion = addDays(today, 3)
  show(
    <>
      <NextStep person={personWith({ fecha_aplicacion })} staff={staff} isBeside={false} />
      <Said />
    </>,
    2,
  )
  await settle(() => new Promise((over) => setTimeout(over, 50)))
  press('Pasar al siguiente paso')
  press(
    `Espera a que su fecha de evaluación esté disponible. Fecha disponible: ${formatDate(fecha_aplicacion)}`,
  )
  expect(asked).toEqual([])
})

test('validates an extension, keeps its values after failures and its operation id after a lost response', async () => {
  await showNext({ estatus: 2, fecha_aplicacion: '2026-01-31' }, 3)
  press('Extender contrato')
  const box = await dialog()
  fireEvent.click(box.getByRole('button', { name: 'Extender' }))
  expect(box.getByText('Por favor, complete los datos requeridos para la extensión de contrato')).toBeTruthy()
  expect(box.getByText('Este campo es requerido')).toBeTruthy()
  expect(sent(24)).toEqual([])
  expect(box.getByText('28/02/2026')).toBeTruthy()
  fireEvent.click(box.getByRole('radio', { name: '3 meses' }))
  expect(box.getByText('30/04/2026')).toBeTruthy()
  fireEvent.change(box.getByLabelText(/^Por qué/), { target: { value: 'Cambia de línea' } })
  const extend = () => fireEvent.click(box.getByRole('button', { name: 'Extender' }))
  extend()
  expect((await box.findByRole('alert')).textContent).toContain(es.noAnswer)
  answers[24] = { status: 'ERROR' }
  extend()
  await waitFor(() =>
    expect(box.getByRole('alert').textContent).toContain('Se ha producido un error al registrar .'),
  )
  await flushDrafts()
  expect((await readDraft(STAFF_FORM, `${base}/12`))?.values).toEqual({
    extension: { months: 3, reason: 'Cambia de línea' },
  })
  answers[24] = { status: 'OK', revision: 2 }
  extend()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second, third] = sent(24)
  expect(first).toMatchObject({
    id: 12,
    perfil: 3,
    mes: 3,
    justificacion: 'Cambia de línea',
    fecha_extension: '2026-04-30',
  })
  expect(second?.idOperacion).toBe(first?.idOperacion)
  expect(third?.idOperacion).not.toBe(first?.idOperacion)
  await waitFor(async () => expect(await readDraft(STAFF_FORM, `${base}/12`)).toBeNull())
})

test('warns only during an evaluation that an extension closes unanswered surveys', async () => {
  for (const [estatus, isClosing] of [
    [1, false],
    [3, true],
  ] as const) {
    await showNext({ estatus }, 3)
    press('Extender contrato')
    const box = await dialog()
    const said = box.getByText(/^Vuelve a En espera hasta la nueva fecha\./).textContent ?? ''
    expect(said.includes('Sus encuestas sin contestar se cierran.')).toBe(isClosing)
    cleanup()
  }
})

test('opens the user’s own unanswered survey when the host does not list own surveys', async () => {
  const profile = { user: { Folio: '100201' }, menu: null } as unknown as Profile
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  const { miEncuesta: _, ...listed } = row
  const survey = { id: 301, evaluador: '100201', NAME: 'EVA', tipo: 'Jefe', Puntos: 0, estadoActual: '' }
  const others = { ...survey, id: 300, evaluador: '20012', estatus: 0 }
  for (const [estatus, address] of [
    [1, ''],
    [0, '#/Evaluaciones/301'],
  ] as const) {
    const encuestas = [others, { ...survey, estatus }]
    answers[9] = { status: 'OK', result: { encuestas, total: 2, completados: 0 } }
    window.location.hash = ''
    show(
      <NextStep person={personOf({ ...listed, estatus: 3 }, jobs, today)} staff={staff} isBeside={false} />,
      2,
    )
    press('Iniciar evaluación')
    await waitFor(() => expect(sent(9)).toHaveLength(address === '' ? 1 : 2))
    await waitFor(() => expect(window.location.hash).toBe(address))
    cleanup()
  }
  expect(sent(9)[0]).toMatchObject({ idEvaluacion: 12 })
})

test('EVAL-05 … 10: limits peers to three, removes a peer from the clients and saves both together', async () => {
  const people = ['ANA', 'EVA', 'LUIS', 'NORA', 'OMAR', 'RITA'].map((NAME, index) => ({
    EMPLID: String(20012 + index),
    NAME,
    nombreMostrar: NAME,
  }))
  answers = {
    2: { status: 'OK', pares: people },
    19: { status: 'OK', colaboradores: people },
    20: { status: 'OK', pares: [], folios: [] },
    3: { status: 'OK' },
  }
  await showNext({ estatus: 2 }, 2)
  press('Elegir evaluadores')
  const box = await dialog()
  fireEvent.click(box.getByRole('button', { name: 'Guardar evaluadores' }))
  expect((await box.findByRole('alert')).textContent).toContain('Elige al menos un par o un cliente.')
  const table = async (name: string) => within(await box.findByRole('table', { name }))
  const clients = () => table('Posibles clientes')
  const take = (within: Awaited<ReturnType<typeof table>>, name: string) =>
    fireEvent.click(within.getByRole('checkbox', { name: `Elegir a ${name}` }))
  expect((await table('Pares')).getAllByRole('checkbox')).toHaveLength(5)
  take(await clients(), 'Ana')
  take(await clients(), 'Luis')
  for (const name of ['Ana', 'Eva', 'Nora']) take(await table('Pares'), name)
  const rest = (await table('Pares')).getByRole('checkbox', { name: 'Elegir a Omar' })
  expect((rest as HTMLInputElement).disabled).toBe(true)
  fireEvent.click(box.getByRole('button', { name: 'Guardar evaluadores' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(20)).toHaveLength(1)
  expect(sent(3)).toMatchObject([
    { pares: ['20012', '20013', '20015'], clientes: ['20014'], item: { ...row, estatus: 2 } },
  ])
})

test('DICT-08, 09, 11: disables people who cannot be clients and shows the reason', async () => {
  const of = (EMPLID: string, NAME: string) => ({ EMPLID, NAME, nombreMostrar: NAME })
  const [peer, boss, other] = [of('1', 'ANEL PAR'), of('2', 'ANA JEFA'), of('3', 'ANA JEFA')]
  answers = {
    2: { status: 'OK', pares: [peer] },
    19: { status: 'OK', colaboradores: [other] },
    11: {
      status: 'OK',
      colaboradores: [peer, boss, other, of('4', 'EVA GIL'), of(row.emplid, 'JUAN MISMO')],
    },
  }
  await showNext({ estatus: 2, responsable: boss.NAME }, 2)
  press('Elegir evaluadores')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir a Anel Par' }))
  press('Buscar a alguien más')
  const picker = within(await screen.findByRole('dialog', { name: 'Seleccionar colaboradores' }))
  fireEvent.change(picker.getByLabelText('Nombre del colaborador'), { target: { value: 'an' } })
  await waitFor(() =>
    expect(
      picker
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ disabled, labels }) => [labels?.[0]?.textContent, disabled]),
    ).toEqual([
      ['Anel ParYa lo elegiste como par', true],
      ['Ana JefaEs su responsable', true],
      ['Ana Jefa3', false],
      ['Juan MismoEs la persona evaluada', true],
    ]),
  )
})

test('shows the spec’s text for RESPONSABLEVACIO', async () => {
  answers[4] = { status: 'RESPONSABLEVACIO' }
  await showNext({}, 2)
  press('Pasar al siguiente paso')
  fireEvent.click((await dialog()).getByRole('button', { name: 'Sí, pasar' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Solicita que te asignen un responsable para continuar',
  )
})

test('offers only «Entendido» with absences, and «Continuar» without them', async () => {
  answers[21] = {
    status: 'OK',
    kardex: [{ Fecha: '2026-01-02', TipoIncidencia: 'Falta', comentario: '' }],
  }
  await showNext({ JOBCODE: 'K1' }, 2)
  press('Revisar kardex')
  const box = await dialog()
  await box.findByText('Tiene 1 ausencia')
  expect(box.queryByRole('button', { name: 'Continuar' })).toBeNull()
  fireEvent.click(box.getByRole('button', { name: 'Entendido' }))
  cleanup()
  answers = { 21: { status: 'VACIO' }, 22: { status: 'OK', estatus: 5 } }
  await showNext({ JOBCODE: 'K1' }, 2)
  press('Revisar kardex')
  fireEvent.click(await (await dialog()).findByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(22)).toMatchObject([{ item: { ...row, JOBCODE: 'K1' } }])
})

test('BR-44: sends a plant date of seven or more characters and leaves its validation to the server', async () => {
  answers[16] = { status: 'ERROR', message: 'La fecha no existe.' }
  await showNext({ estatus: 5 }, 3)
  press('Confirmar planta')
  const box = await dialog()
  const confirm = () => fireEvent.click(box.getByRole('button', { name: 'Confirmar' }))
  const type = (label: string, value: string) =>
    fireEvent.change(box.getByLabelText(label), { target: { value } })
  type('Año', '2026')
  confirm()
  expect(sent(16)).toEqual([])
  type('Mes', '02')
  type('Día', '30')
  confirm()
  expect((await box.findByRole('alert')).textContent).toContain('La fecha no existe.')
  expect((box.getByLabelText('Día') as HTMLInputElement).value).toBe('30')
})

test.each([{ pendientes: 0 }, {}])(
  'EVAL-38: offers to calculate the scores 2 s after the last pending survey is removed (response: %j)',
  async (left) => {
    const { result: snacks } = renderHook(useSnacks)
    const survey = { evaluador: '20012', tipo: 'Par', Puntos: 0, estadoActual: '' }
    const done = { ...survey, id: 1, NAME: 'EVA SOTO', Puntos: 70, estatus: 1 }
    const pending = { ...survey, id: 2, NAME: 'ANA CRUZ', estatus: 0 }
    answers[9] = { status: 'OK', result: { encuestas: [done, pending], total: 2, completados: 1 } }
    answers[10] = { status: 'OK', ...left }
    show(<SurveysDialog person={personWith({ estatus: 3 })} onClose={() => {}} />, 3)
    await screen.findByText('Ana Cruz')
    expect(screen.queryByRole('button', { name: 'Calcular calificaciones' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Quitar a Eva Soto' })).toBeNull()
    press('Quitar a Ana Cruz')
    answers[9] = { status: 'OK', result: { encuestas: [done], total: 1, completados: 1 } }
    const began = performance.now()
    fireEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }))
    expect(await screen.findByRole('button', { name: 'Calcular calificaciones' })).toBeTruthy()
    expect(performance.now() - began).toBeGreaterThan(1900)
    await waitFor(() => expect(snacks.current[0]?.text).toContain('Ultima encuesta pendiente removida'))
  },
)

test('TEMP-27: announces no result when the kardex decided', async () => {
  answers[9] = { status: 'OK', result: { encuestas: [], total: 0, completados: 0 } }
  show(<SurveysDialog person={personWith({ estatus: 5, JOBCODE: 'K1' })} onClose={() => {}} />, 3)
  await screen.findByText('El proceso terminó')
  expect(screen.queryByText('La persona ya puede ver su resultado.')).toBeNull()
})

const pending = { id: 2, evaluador: '20013', NAME: 'ANA CRUZ', Puntos: 0, estadoActual: '', estatus: 0 }
async function showSurveys(encuestas: object[]) {
  answers[9] = { status: 'OK', result: { encuestas, total: encuestas.length, completados: 0 } }
  show(<SurveysDialog person={personWith({ estatus: 3 })} onClose={() => {}} />, 3)
  await screen.findByText('Ana Cruz')
}

test('EVAL-42: shows the server’s message, or the mail confirmation when there is none', async () => {
  const { result } = renderHook(useSnacks)
  const said = () => result.current[0]?.text
  await showSurveys([{ ...pending, tipo: 'Par' }])
  answers[18] = { status: 'OK', message: 'Recibió un aviso en el portal.' }
  press('Avisar a Ana Cruz')
  await waitFor(() => expect(said()).toBe('Recibió un aviso en el portal.'))
  answers[18] = { status: 'OK' }
  press('Avisar a Ana Cruz')
  await waitFor(() => expect(said()).toBe('Correo enviado, notificación realizada'))
})

test.each([
  ['Par', true],
  ['Cliente', true],
  ['Jefe', false],
  ['Autoevaluación', false],
])('allows reassigning a survey of kind %s: %s', async (tipo, isOffered) => {
  await showSurveys([{ ...pending, tipo }])
  expect(screen.getByRole('button', { name: 'Quitar a Ana Cruz' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cambiar a Ana Cruz' }) !== null).toBe(isOffered)
})

test('describes the next step by view, answered surveys, date and leader', async () => {
  const next = () => screen.getByText(/^Sigue:/).textContent
  const answered = { estatus: 3, total: 5, completados: 5 }
  for (const [more, view, wanted] of [
    [answered, 2, 'Sigue: Recursos Humanos calcula sus calificaciones'],
    [answered, 3, 'Sigue: calcula sus calificaciones'],
    [{ ...answered, completados: 4 }, 2, 'Sigue: contestan quienes la evalúan'],
    [{ estatus: 1, fecha_aplicacion: addDays(today, 3) }, 2, 'Sigue: espera a que se abra su evaluación'],
    [{ estatus: 1, responsable: '' }, 3, 'Sigue: regístrala con su responsable'],
  ] as const) {
    await showNext(more, view)
    expect(next()).toBe(wanted)
    cleanup()
  }
})

test('shows the date from which a person without absences can continue', async () => {
  answers[21] = { status: 'VACIO' }
  await showNext({ JOBCODE: 'K1', fecha_aplicacion: addDays(today, 3) }, 2)
  press('Revisar kardex')
  const box = await dialog()
  expect(await box.findByText('Sin faltas: puede continuar')).toBeTruthy()
  expect(
    box.getByText(`Podrá continuar desde el ${formatDate(addDays(today, 3))}, si sigue sin faltas.`),
  ).toBeTruthy()
})
