import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublishedNotice } from '#contract/notifications/notice-board.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { newDraft, readNoticeDraft } from './notice-draft.ts'
import { Screen as NewNotice } from './new-notice-screen.tsx'
import { Screen as Board } from './notice-board-screen.tsx'

const published: PublishedNotice = {
  id: 4,
  titulo: 'Cambia el comedor',
  texto: 'Desde el lunes abre a las 13:00.',
  alcance: 'planta',
  destino: 'Monterrey',
  fecha: '20/11/2026 07:30:12',
  vigencia: '2026-12-01',
  retirado: false,
  destinatarios: 134,
  entregados: 120,
  abiertos: 80,
}

const built = [
  { id: 1, titulo: 'Bienvenido a Turno', vigencia: '2999-12-31' },
  { id: 1_000_004, titulo: 'Cambia el comedor', vigencia: '2999-12-31' },
]

let answers: Record<string, unknown>
let asked: { path: string; body: Record<string, unknown> }[]

beforeEach(() => {
  asked = []
  answers = {
    '1': { status: 'OK', data: [published], total: 1 },
    destinos: {
      status: 'OK',
      todos: 8,
      plantas: [{ id: 2, nombre: 'Monterrey', personas: 134 }],
      grupos: [{ id: 1, nombre: '1 Semanal', personas: 5 }],
    },
    publicar: { status: 'OK', id: 5, destinatarios: 134 },
    retirar: { status: 'OK' },
  }
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json(request.pathname.endsWith('notices.json') ? built : {})
    const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
    asked.push({ path, body })
    const answer = answers[path]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

function open(What: typeof Board) {
  window.location.hash = '#/AvisosEmpresa/nuevo'
  renderHere(<What />)
}

const sent = (path: string) => asked.filter((each) => each.path === path).map(({ body }) => body)

async function write(): Promise<string> {
  const until = addDays(companyDate(serverNow()), 10)
  fireEvent.click(await screen.findByRole('radio', { name: 'Una planta' }))
  await screen.findByRole('option', { name: 'Monterrey · 134' })
  fireEvent.change(screen.getByLabelText('Planta'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: ' Cambia el comedor ' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Texto/ }), {
    target: { value: 'Abre a las 13:00.' },
  })
  const boxes = within(screen.getByRole('group', { name: 'Se muestra hasta' }))
  fireEvent.change(boxes.getByLabelText('Día'), { target: { value: until } })
  return until
}

test('shows how many people received and opened a notice; hides counts of few recipients', async () => {
  const few = { ...published, id: 5, titulo: 'Corto', entregados: null, abiertos: null, destinatarios: 3 }
  answers['1'] = { status: 'OK', data: [published, few], total: 2 }
  open(Board)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('120 de 134 lo recibieron')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('80 lo abrieron')).toBeTruthy()
  expect(
    within(second as HTMLElement).getByText('Se necesitan 5 personas para ver cuántas lo abrieron.'),
  ).toBeTruthy()
  expect(within(second as HTMLElement).queryByText(/lo recibieron/)).toBeNull()
})

test('withdraws a notice only after confirmation', async () => {
  open(Board)
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar' }))
  const dialog = await screen.findByRole('dialog')
  expect(sent('retirar')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(sent('retirar')).toEqual([{ id: 4 }]))
})

test('reports the missing fields and publishes nothing', async () => {
  open(NewNotice)
  fireEvent.click(await screen.findByRole('button', { name: 'Ver cómo queda' }))
  expect(await screen.findByText('Falta algo en tu aviso')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Escribe un título.' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('publicar')).toEqual([])
})

test('removes an error when its field changes, and the summary with the last error', async () => {
  open(NewNotice)
  fireEvent.click(await screen.findByRole('button', { name: 'Ver cómo queda' }))
  const missing = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  await screen.findByRole('alert')
  expect(missing()).toHaveLength(2)
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'a' } })
  expect(missing()).toEqual(['Escribe el texto.'])
  await write()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows a preview with the number of recipients, then publishes the notice once', async () => {
  open(NewNotice)
  const vigencia = await write()
  fireEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Cambia el comedor')).toBeTruthy()
  expect(dialog.getByText('¿Lo publicas para 134 personas?')).toBeTruthy()
  expect(sent('publicar')).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(currentPath()).toBe('/AvisosEmpresa'))
  expect(sent('publicar')).toEqual([
    {
      clave: expect.stringMatching(/^[\da-f-]{36}$/),
      titulo: 'Cambia el comedor',
      texto: 'Abre a las 13:00.',
      alcance: 'planta',
      destino: 2,
      vigencia,
    },
  ])
})

test('publishes for a week to everybody with two buttons when only title and text are typed', async () => {
  open(NewNotice)
  const vigencia = addDays(companyDate(serverNow()), 7)
  fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Simulacro' } })
  const boxes = within(screen.getByRole('group', { name: 'Se muestra hasta' })).getAllByRole('textbox')
  expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(vigencia.split('-').toReversed())
  fireEvent.change(screen.getByRole('textbox', { name: /^Texto/ }), { target: { value: 'A las 11:00.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(sent('publicar')).toMatchObject([{ alcance: 'todos', vigencia }]))
})

test('gives a draft that waited past its end a week from today, and keeps a later end and an unfinished one', () => {
  const ended = { ...newDraft('2026-11-01'), titulo: 'Simulacro' }
  expect(readNoticeDraft(ended, '2026-11-30')).toEqual({ ...ended, vigencia: '2026-12-07' })
  for (const vigencia of ['2026-11-30', '2027-01-15', '2026--', ''])
    expect(readNoticeDraft({ ...ended, vigencia }, '2026-11-30')).toEqual({ ...ended, vigencia })
})

test('leads from a new notice to the published ones', async () => {
  open(NewNotice)
  const link = await screen.findByRole('link', { name: 'Ver los avisos publicados' })
  expect(link.getAttribute('href')).toBe('#/AvisosEmpresa')
})

test('keeps the typed notice when publishing fails offline, and retries the same request', async () => {
  answers.publicar = 'offline'
  open(NewNotice)
  await write()
  const publish = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }))
  }
  await publish()
  expect(await screen.findByText('No se publicó. Lo que escribiste sigue aquí.')).toBeTruthy()
  expect((screen.getByLabelText('Título') as HTMLInputElement).value).toBe(' Cambia el comedor ')
  answers.publicar = { status: 'OK', id: 5, destinatarios: 134 }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await publish()
  await waitFor(() => expect(sent('publicar')).toHaveLength(2))
  const [one, other] = sent('publicar')
  expect(one).toEqual(other)
})

test('lists the built-in notices when nothing is published', async () => {
  answers['1'] = { status: 'VACIO', data: [], total: 0 }
  open(Board)
  expect(await screen.findByText('Aún no publicas avisos')).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Avisos que vienen con Turno' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(within(list).getByText('Bienvenido a Turno')).toBeTruthy()
})

test('shows counts of recipients and readers with thousands separators', async () => {
  answers['1'] = {
    status: 'OK',
    data: [{ ...published, destinatarios: 1340, entregados: 1200, abiertos: 1001 }],
    total: 1,
  }
  open(Board)
  expect(await screen.findByText('1,200 de 1,340 lo recibieron')).toBeTruthy()
  expect(screen.getByText('1,001 lo abrieron')).toBeTruthy()
})
