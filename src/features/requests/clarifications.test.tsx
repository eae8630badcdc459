import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clarification } from '#contract/clarifications.ts'
import { setCurrentToken } from '#core/session-signals.ts'
import { setSession } from '#core/session-state.ts'
import { duplicateClarificationText } from '#domain/clarification-texts.ts'
import { closeAlert } from '#hooks/alert.ts'
import { givePrefill } from '#hooks/clarification-prefill.ts'
import { dismissSnack, useSnacks } from '#hooks/snack.ts'
import { ClarificationsDialog } from './clarifications-screen.tsx'
import { type RequestPlace, requestAt } from './routes.tsx'

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

type Body = { Opcion?: number } & Record<string, unknown>
let rows: Clarification[]
let unrated: number | null
let asked: Body[]
/** By Opcion; 'offline' is no answer. */
let answers: Record<number, unknown>
let folio = 0

function row(id: number, more: Partial<Clarification> = {}): Clarification {
  return {
    ID: id,
    Emplid: '100101',
    fechaRegistro: '2026-11-15',
    FIN_CADPER: `20260${id}`,
    periodo: `${id} / 2026`,
    motivo: `Motivo ${id}`,
    estatus: 'Cerrada',
    nivelSatisfaccion: 4,
    comentarioGral: `Pregunta ${id}`,
    comentarioNominas: `Respuesta ${id}`,
    ...more,
  }
}

const open = (id: number) => row(id, { estatus: 'Abierta', nivelSatisfaccion: null, comentarioNominas: null })
const toRate = (id: number, level: number | null = 0) => row(id, { nivelSatisfaccion: level })

beforeEach(() => {
  folio += 1
  const user = { Id_Usuario: 1, Folio: `F${folio}`, GrupoPago: 1 }
  const profile = { user, menu: null, company: '00100' } as never
  setCurrentToken('t')
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  rows = []
  unrated = null
  asked = []
  answers = {
    9: {
      status: 'OK',
      data: [
        { ID: 1, nombre: 'Descuento no reconocido' },
        { ID: 2, nombre: 'Prima dominical' },
      ],
    },
    10: { status: 'OK', id: 981 },
    16: { status: 'OK' },
  }
  window.location.hash = '#/Aclaraciones'
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Body
    asked.push(body)
    if (body.Opcion === undefined) {
      const Periodos = [
        { end_date: '2026-11-08', period: 45 },
        { end_date: '2026-11-15', period: 46 },
        { end_date: '2026-01-04', period: 1 },
        { end_date: '2025-12-28', period: 52 },
      ]
      return Response.json({ status: 'OK', Periodos })
    }
    const answer = answers[body.Opcion] ?? {
      status: 'OK',
      data: rows,
      ...(unrated === null ? {} : { numNoEvaluados: unrated }),
    }
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCurrentToken(null)
})

function onPhone(isPhone: boolean): void {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
}

function Snacks() {
  return (
    <>
      {useSnacks().map(({ id, text, ms }) => (
        <button key={id} type="button" data-snack={ms} onClick={() => dismissSnack(id)}>
          {text}
        </button>
      ))}
    </>
  )
}

const onClose = vi.fn()

function visit(path = '/Aclaraciones') {
  const place = requestAt(path)
  if (!place) throw new Error('not an address of requests')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClarificationsDialog place={place} onClose={onClose} />
      <Snacks />
    </QueryClientProvider>,
  )
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const LIST = 'Solicitudes de aclaración de nómina'
const sent = (opcion: number) => asked.filter(({ Opcion }) => Opcion === opcion)
const snack = async (text: string) => {
  const bar = () => document.querySelector('[data-snack]')
  await waitFor(() => expect(bar()?.textContent).toBe(text))
  // GRAL-24: 2 s in the screens of document 000.
  expect(bar()?.getAttribute('data-snack')).toBe('2000')
}

test('CLAR-03, CLAR-08, CLAR-09, CLAR-12 … 22: the table, its columns, labels and chips', async () => {
  onPhone(false)
  rows = [
    row(1, { FIN_CADPER: '0 Q' }),
    row(2, { FIN_CADPER: 220 }),
    row(3, { FIN_CADPER: ' 230 ' }),
    open(4),
    toRate(5),
    toRate(6, null),
  ]
  visit()
  const list = await dialogOf(LIST)
  const headings = (await list.findAllByRole('columnheader')).map((cell) => cell.textContent)
  expect(headings).toEqual([
    'ID',
    'Colaborador',
    'Fecha',
    'Periodo',
    'Motivo',
    'Evaluado',
    'Estatus',
    'Comentarios',
  ])
  const cells = list
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(cells[0]).toEqual(['1', '100101', '15/11/2026', 'PTU', 'Motivo 1', '4 · Muy bien', 'Cerrada', 'Ver'])
  expect(cells.map((line) => line[3])).toEqual([
    'PTU',
    'Aguinaldo',
    'Fondo de ahorro',
    '4 / 2026',
    '5 / 2026',
    '6 / 2026',
  ])
  expect(cells.map((line) => line[5])).toEqual([
    '4 · Muy bien',
    '4 · Muy bien',
    '4 · Muy bien',
    '',
    'Calificar',
    'Calificar',
  ])
  expect(cells[3]?.[6]).toBe('Abierta')
  expect(sent(11)[0]).toMatchObject({ perfil: 'usuario' })
})

test('CLAR-04, CLAR-05, CLAR-06: ten a page, and a search that minds no accents', async () => {
  onPhone(true)
  rows = Array.from({ length: 12 }, (_, index) => row(index + 1))
  rows[11] = row(12, { motivo: 'Día trabajado que no se pagó' })
  visit()
  const list = await dialogOf(LIST)
  expect(await list.findAllByRole('listitem')).toHaveLength(10)
  fireEvent.click(list.getByRole('button', { name: 'Siguiente' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  const field = list.getByLabelText('Buscar aclaración')
  fireEvent.change(field, { target: { value: 'DIA pago' } })
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByText('Día trabajado que no se pagó')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'nada de eso' } })
  expect(list.getByText('No hay registros')).toBeTruthy()
  fireEvent.click(list.getByRole('button', { name: 'Ver todas' }))
  expect(list.getAllByRole('listitem')).toHaveLength(10)
})

test('CLAR-06, CLAR-33: nothing there, and a failure in an alert', async () => {
  onPhone(true)
  answers[11] = { status: 'VACIO' }
  visit()
  expect(await (await dialogOf(LIST)).findByText('No hay registros')).toBeTruthy()
  cleanup()
  answers[11] = { status: 'ERROR', message: 'Base de datos cerrada' }
  const alerts = await import('#hooks/alert.ts')
  const shown: string[] = []
  const Alert = () => {
    const alert = alerts.useAlert()
    if (alert) shown.push(alert.text)
    return (
      alert && (
        <button type="button" onClick={() => closeAlert(alert.id)}>
          {alert.text}
        </button>
      )
    )
  }
  render(<Alert />)
  visit()
  fireEvent.click(await screen.findByText('Base de datos cerrada'))
  expect(shown).toContain('Base de datos cerrada')
  expect((await dialogOf(LIST)).getByText('Aún no vemos tus aclaraciones')).toBeTruthy()
})

test('CLAR-29, CLAR-30: comments to be read alone, and no answer yet', async () => {
  onPhone(true)
  rows = [open(7), row(8)]
  visit('/Aclaraciones/7')
  const comments = await dialogOf('Comentarios')
  const areas = comments.getAllByRole('textbox') as HTMLTextAreaElement[]
  expect(areas.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['Pregunta 7', true],
    ['Aún no se encuentra respuesta', true],
  ])
  cleanup()
  visit('/Aclaraciones/8')
  const answered = await dialogOf('Comentarios')
  expect((answered.getByLabelText('Respuesta de nómina') as HTMLTextAreaElement).value).toBe('Respuesta 8')
})

test('CLAR-23 … 26, CLAR-28, RATE-02 … 13: no close icon until the last one is rated', async () => {
  onPhone(true)
  rows = [toRate(3), open(4)]
  unrated = 1
  visit()
  const list = await dialogOf(LIST)
  expect(await list.findByText(/^Califica la atención de tus aclaraciones cerradas/)).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  fireEvent.click(list.getByRole('button', { name: 'Calificar: Motivo 3' }))
  const rating = await dialogOf('Satisfacción con la atención')
  const stars = rating.getAllByRole('radio') as HTMLInputElement[]
  expect(stars.map((star) => star.getAttribute('aria-label')?.split(': ')[1])).toEqual([
    'Malo',
    'Regular',
    'Bien',
    'Muy bien',
    '¡Excelente!',
  ])
  expect(stars.map(({ checked }) => checked)).toEqual([false, false, false, false, true])
  answers[16] = { status: 'ERROR', message: 'No' }
  fireEvent.click(rating.getByRole('button', { name: 'Calificar' }))
  expect(await rating.findByText('Algo salió mal')).toBeTruthy()
  answers[16] = { status: 'OK' }
  fireEvent.click(stars[2] as HTMLInputElement)
  rows = [row(3, { nivelSatisfaccion: 3 }), open(4)]
  unrated = 0
  fireEvent.click(rating.getByRole('button', { name: 'Calificar' }))
  expect(await rating.findByText('Gracias por su evaluación')).toBeTruthy()
  expect(sent(16).at(-1)).toMatchObject({ id: 3, rating: 3 })
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Satisfacción con la atención' })).toBeNull(),
  )
  expect(await list.findByRole('button', { name: 'Cerrar' })).toBeTruthy()
  expect(list.queryByText(/^Califica la atención/)).toBeNull()
})

test('CLAR-27, CLAR-28: form and rating reload the list however they are closed', async () => {
  onPhone(true)
  rows = [toRate(3), open(4)]
  visit()
  const list = await dialogOf(LIST)
  fireEvent.click(await list.findByRole('button', { name: 'Calificar: Motivo 3, ID 3' }))
  const rating = await dialogOf('Satisfacción con la atención')
  const before = sent(11).length
  // Left without a rating; meanwhile somebody has answered the other one.
  rows = [toRate(3), row(4)]
  fireEvent.click(rating.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(sent(11)).toHaveLength(before + 1))
  cleanup()
  const client = new QueryClient()
  const show = (path: string) => (
    <QueryClientProvider client={client}>
      <ClarificationsDialog place={requestAt(path) as RequestPlace} onClose={onClose} />
    </QueryClientProvider>
  )
  const view = render(show('/Aclaraciones/nueva'))
  await dialogOf(FORM)
  const asking = sent(11).length
  // The browser's Back: no button of ours was tapped.
  view.rerender(show('/Aclaraciones'))
  await dialogOf(LIST)
  await waitFor(() => expect(sent(11).length).toBeGreaterThan(asking))
})

test('GRAL-19: what the form needs and nobody answers is an alert with its detail', async () => {
  const alerts = await import('#hooks/alert.ts')
  const shown: string[] = []
  const Alert = () => {
    const alert = alerts.useAlert()
    if (alert) shown.push(alert.text)
    return alert && <button type="button" data-alert aria-label="x" onClick={() => closeAlert(alert.id)} />
  }
  render(<Alert />)
  answers[9] = 'offline'
  visit('/Aclaraciones/nueva')
  await dialogOf(FORM)
  await waitFor(() => expect(shown).toContain('Ocurrió un error: no hay internet.'))
  while (document.querySelector('[data-alert]'))
    fireEvent.click(document.querySelector('[data-alert]') as HTMLElement)
})

test('CLAR-24: a flag without anything that could be rated blocks nobody', async () => {
  onPhone(true)
  rows = [open(1)]
  unrated = 2
  visit()
  expect(await (await dialogOf(LIST)).findByRole('button', { name: 'Cerrar' })).toBeTruthy()
})

async function fillIn(form: Awaited<ReturnType<typeof dialogOf>>, comment = 'Falta mi prima') {
  await form.findByRole('option', { name: 'Semana 46 · 9 al 15 nov' })
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '2026046' } })
  fireEvent.click(await form.findByLabelText('Prima dominical'))
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: comment } })
}

const FORM = 'Solicitar aclaración'

test('CLARF-01, CLARF-13, CLARF-16, CLARF-17, CLARF-18: periods newest first, and what is sent', async () => {
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await fillIn(form)
  const options = within(form.getByLabelText('Periodo')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Elige el periodo',
    'Semana 46 · 9 al 15 nov',
    'Semana 45 · 2 al 8 nov',
    'Semana 1 · 29 dic al 4 ene',
    'Semana 52 de 2025 · 22 al 28 dic',
  ])
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }))
  await snack('Solicitud registrada correctamente.')
  expect(asked.find(({ Opcion }) => Opcion === undefined)).toMatchObject({ grupoPago: 5704 })
  expect(sent(10)).toMatchObject([
    {
      periodo: '2026046',
      motivo: 2,
      nomMotivo: 'Prima dominical',
      nuevoMotivo: '',
      comentario: 'Falta mi prima',
    },
  ])
})

test('CLARF-02 … CLARF-10: Guardar is off until all is there, and says what is missing', async () => {
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await form.findByLabelText('Prima dominical')
  const save = form.getByRole('button', { name: 'Guardar' })
  const isOff = () => save.getAttribute('aria-disabled') === 'true'
  expect(isOff()).toBe(true)
  fireEvent.click(save)
  expect(await form.findAllByText('Seleccione un periodo o recargue la pagina')).not.toHaveLength(0)
  expect(sent(10)).toEqual([])
  await fillIn(form)
  expect(isOff()).toBe(false)
  fireEvent.click(form.getByLabelText('Otro'))
  expect(isOff()).toBe(true)
  fireEvent.click(save)
  expect((await form.findAllByText(/^Escriba nuevo motivo/))[0]?.textContent).toBe('Escriba nuevo motivo ')
  fireEvent.change(form.getByLabelText('Nuevo motivo'), { target: { value: 'Mi banco' } })
  expect(isOff()).toBe(false)
  // Unticked and ticked again, it is empty, and so is the listed one.
  fireEvent.click(form.getByLabelText('Otro'))
  expect((form.getByLabelText('Prima dominical') as HTMLInputElement).checked).toBe(false)
  fireEvent.click(form.getByLabelText('Otro'))
  expect((form.getByLabelText('Nuevo motivo') as HTMLInputElement).value).toBe('')
  fireEvent.change(form.getByLabelText('Nuevo motivo'), { target: { value: 'Mi banco' } })
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: 'x'.repeat(501) } })
  expect(isOff()).toBe(true)
  fireEvent.click(save)
  expect(await form.findAllByText('Usa 500 caracteres como máximo.')).not.toHaveLength(0)
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: '   ' } })
  expect(isOff()).toBe(true)
})

test('CLARF-19, CLARF-21: a duplicate and a failure keep what was typed', async () => {
  rows = [row(1, { FIN_CADPER: '2026046', estatus: 'Abierta', nivelSatisfaccion: null })]
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await fillIn(form)
  // Said before it is sent; it does not forbid.
  expect(await form.findByText(/^Ya tienes una abierta de este periodo/)).toBeTruthy()
  answers[10] = { status: 'EXISTE' }
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await form.findByText(duplicateClarificationText)).toBeTruthy()
  answers[10] = { status: 'ERROR' }
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await form.findByText('No se pudo registrar su solicitud')).toBeTruthy()
  expect((form.getByLabelText('Comentario') as HTMLTextAreaElement).value).toBe('Falta mi prima')
})

test('a payslip fills the form in, and all of it can be changed', async () => {
  givePrefill({
    period: '2026045',
    periodName: 'Semana 45',
    reasonHints: ['Bono', 'descuento'],
    comment: 'Mi pago cambió',
  })
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  expect(((await form.findByLabelText('Periodo')) as HTMLSelectElement).value).toBe('2026045')
  expect((form.getByLabelText('Descuento no reconocido') as HTMLInputElement).checked).toBe(true)
  expect((form.getByLabelText('Comentario') as HTMLTextAreaElement).value).toBe('Mi pago cambió')
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '2026046' } })
  fireEvent.click(form.getByLabelText('Prima dominical'))
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent(10)).toMatchObject([{ periodo: '2026046', motivo: 2 }]))
})
