import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskRequest } from '#contract/requests/request-desk.ts'
import { setSession } from '#core/session/session-state.ts'
import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { dropDraft } from './answer-drafts.ts'
import { DeskScreen } from './desk-screen.tsx'

function request(id: number, change: Partial<DeskRequest> = {}): DeskRequest {
  return {
    id,
    empleado: `10020${id}`,
    nombre: `PERSONA ${id}`,
    departamento: 'CALIDAD',
    motivo: 'Descuento no reconocido',
    periodo: '46 / 2026',
    comentario: 'Me descontaron un día que sí trabajé.',
    fechaRegistro: '2026-11-18',
    dias: id,
    abierta: true,
    respuesta: null,
    respondio: null,
    fechaRespuesta: null,
    nivel: null,
    evidencias: { solicitud: 0, respuesta: 0 },
    ...change,
  }
}

const receipt = {
  inicio: '2026-11-09',
  fin: '2026-11-15',
  pago: '2026-11-19',
  percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 2100.1 }],
  deducciones: [
    { concepto: '501', descripcion: 'ISR', importe: 200.55 },
    { concepto: '502', descripcion: 'IMSS', importe: 50.2 },
  ],
  dias: [{ concepto: '701', dias: 6 }],
  neto: 1849.35,
}

type Body = { Opcion?: number } & Record<string, unknown>
let open: DeskRequest[]
let answered: DeskRequest[]
let answers: Record<string, (body: Body) => unknown>
let asked: { path: string; body: Body }[]
let width = 1000

const find = (id: unknown) => [...open, ...answered].find((each) => each.id === id)
const refused = (message: string) => ({ status: 'ERROR', message })

function close(id: unknown, respuesta: string) {
  const found = find(id)
  if (!found?.abierta) return refused('Esta solicitud ya está cerrada.')
  open = open.filter((each) => each.id !== id)
  answered = [
    { ...found, abierta: false, respuesta, respondio: 'ANA RUIZ', fechaRespuesta: '2026-11-22' },
    ...answered,
  ]
  return { status: 'OK' }
}

beforeEach(() => {
  width = 1000
  asked = []
  open = [request(9), request(3), request(1)]
  answered = [
    request(20, {
      abierta: false,
      respuesta: 'Se paga el jueves.',
      respondio: 'ANA RUIZ',
      fechaRespuesta: '2026-11-20',
      nivel: 4,
    }),
  ]
  answers = {
    lista: ({ tipo, abiertas, motivo }) => {
      const all = tipo === 'aclaracion' ? (abiertas ? open : answered) : []
      const data = motivo === undefined ? all : all.filter((each) => each.motivo === motivo)
      return { status: 'OK', data, total: data.length }
    },
    resumen: ({ tipo }) => ({
      status: 'OK',
      abiertas: tipo === 'aclaracion' ? open.length : 2,
      respondidas: answered.length,
      motivos: [{ nombre: 'Descuento no reconocido', abiertas: open.length }],
      edades: [
        { nombre: '0-1', abiertas: 1 },
        { nombre: '2-3', abiertas: 1 },
        { nombre: '4-7', abiertas: 0 },
        { nombre: '8+', abiertas: 1 },
      ],
      medianaHoras: 60,
      nivelPromedio: 4.56,
    }),
    aclaracion: ({ id }) => {
      const solicitud = find(id)
      return solicitud ? { status: 'OK', solicitud, recibo: receipt, historia: [] } : refused('No existe.')
    },
    inconformidad: ({ id }) => ({
      status: 'OK',
      solicitud: request(Number(id), { periodo: '2026-11-16' }),
      historia: [{ respuesta: 'Ya se pagó.', respondio: 'ANA RUIZ', fecha: '2026-11-10' }],
    }),
    '12': ({ id, comentarioNominas }) => close(id, String(comentarioNominas)),
    '3': () => ({ status: 'OK' }),
    reabrir: () => ({ status: 'OK' }),
  }
  openSessionHere({ Id_Usuario: 9, Nickname: 'rh' })
  vi.stubGlobal('fetch', async (asking: Request | URL) => {
    if (asking instanceof URL) return Response.json({})
    const body = (await asking.json()) as Body
    const path =
      body.Opcion === undefined ? (new URL(asking.url).pathname.split('/').at(-1) ?? '') : String(body.Opcion)
    asked.push({ path, body })
    const answer = answers[path]?.(body)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})

afterEach(() => {
  cleanup()
  for (const id of [9, 3, 1]) dropDraft(`aclaracion-${id}`)
  dropDraft('inconformidad-7')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.location.hash = ''
})

function show(kind?: string, id?: number) {
  const tree = (params: Record<string, string>) => (
    <QueryClientProvider client={client}>
      <DeskScreen params={params} />
    </QueryClientProvider>
  )
  const paramsOf = (path: string): Record<string, string> => {
    const [, word, key] = path.split('/').filter(Boolean)
    return word && key ? { kind: word, id: key } : {}
  }
  const client = new QueryClient()
  navigate(kind ? `/AtencionNomina/${kind}/${id}` : '/AtencionNomina')
  const shown = render(tree(paramsOf(currentPath())))
  return { follow: () => shown.rerender(tree(paramsOf(currentPath()))) }
}

const sent = (path: string) => asked.filter((each) => each.path === path).map(({ body }) => body)
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Tu respuesta'), { target: { value: text } })
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click())

async function sendAnswer() {
  await tap('Responder y cerrar')
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => dialog.getByRole('button', { name: 'Responder y cerrar' }).click())
}

test('shows each request’s age in days, marks the overdue one and counts the open ones of each kind', async () => {
  show()
  const rows = within(await screen.findByRole('list', { name: 'Solicitudes' })).getAllByRole('listitem')
  expect(
    rows.map(({ textContent }) => /9 Días · Atrasada|3 Días|1 Día/.exec(textContent ?? '')?.[0]),
  ).toEqual(['9 Días · Atrasada', '3 Días', '1 Día'])
  expect(screen.getByRole('radio', { name: 'Aclaraciones 3 abiertas' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Inconformidades 2 abiertas' })).toBeTruthy()
})

test('shows the summary’s figures as text; choosing a reason filters the list', async () => {
  show()
  const ages = (await screen.findByText('8 días o más')).closest('dl')
  expect(ages?.textContent).toBe('Hoy o ayer12 o 3 días14 a 7 días08 días o más1')
  expect(screen.getByText('2.5 días')).toBeTruthy()
  expect(screen.getByText('4.6 de 5')).toBeTruthy()
  const reason = await screen.findByRole('button', { name: 'Descuento no reconocido 3' })
  for (const words of screen.getAllByText('Descuento no reconocido'))
    expect(words.closest('[lang], option')?.getAttribute('lang') ?? 'es-MX').toBe('es-MX')
  expect(reason.querySelector('[lang="es-MX"]')).not.toBeNull()
  fireEvent.click(reason)
  await waitFor(() =>
    expect(sent('lista').at(-1)).toMatchObject({ motivo: 'Descuento no reconocido', pagina: 1 }),
  )
  expect(reason.getAttribute('aria-pressed')).toBe('true')
})

test('shows the rating of answered requests', async () => {
  show()
  fireEvent.click(await screen.findByRole('radio', { name: 'Respondidas' }))
  expect(await screen.findByText('Calificó 4 de 5')).toBeTruthy()
  expect(sent('lista').at(-1)).toMatchObject({ abiertas: false })
})

test('shows the question with the payslip lines of its period and their totals', async () => {
  show('aclaracion', 3)
  const pane = within(await screen.findByRole('region', { name: 'Persona 3' }))
  expect(pane.getByText('Me descontaron un día que sí trabajé.')).toBeTruthy()
  const deductions = within(await pane.findByRole('table', { name: 'Deducciones' }))
  expect(deductions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ISR 501$200.55',
    'IMSS 502$50.20',
    'Total$250.75',
  ])
  expect(pane.getByText('$1,849.35')).toBeTruthy()
  expect(pane.getByText('Días trabajados').nextSibling?.textContent).toBe('6')
})

test('asks for confirmation with the recipient’s name, sends the answer once and opens the next request', async () => {
  const { follow } = show('aclaracion', 9)
  await screen.findByRole('region', { name: 'Persona 9' })
  await tap('Revisamos…')
  expect((screen.getByLabelText('Tu respuesta') as HTMLTextAreaElement).value).toBe('Revisamos tu recibo y ')
  write(' Se paga el jueves. ')
  await tap('Responder y cerrar')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('La recibe Persona 9, núm. 100209. La solicitud se cierra.')).toBeTruthy()
  expect(sent('12')).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Responder y cerrar' })
  await act(async () => {
    confirm.click()
    confirm.click()
  })
  await waitFor(() => expect(currentPath()).toBe('/AtencionNomina/aclaracion/3'))
  expect(sent('12')).toEqual([expect.objectContaining({ id: 9, comentarioNominas: 'Se paga el jueves.' })])
  act(follow)
  expect(await screen.findByRole('region', { name: 'Persona 3' })).toBeTruthy()
  expect((screen.getByLabelText('Tu respuesta') as HTMLTextAreaElement).value).toBe('')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Aclaraciones 2 abiertas' })).toBeTruthy())
})

test('rejects an empty answer and an answer of more than 1000 characters', async () => {
  show('aclaracion', 9)
  await screen.findByRole('region', { name: 'Persona 9' })
  await tap('Responder y cerrar')
  expect(screen.getByText('Escribe la respuesta.')).toBeTruthy()
  write('x'.repeat(1001))
  await tap('Responder y cerrar')
  expect(screen.getByText('Usa 1000 letras o menos. Llevas 1001.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('reports a missing network and keeps the typed answer, also after leaving the screen', async () => {
  const answer = answers['12']
  answers['12'] = () => 'offline'
  show('aclaracion', 9)
  await screen.findByRole('region', { name: 'Persona 9' })
  write('Se paga el jueves.')
  await sendAnswer()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Tu respuesta no se envió. Aquí sigue; intenta otra vez.',
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await tap('Responder y cerrar')
  expect(screen.getByRole('alert').textContent).toContain('Sin internet. Conéctate e intenta otra vez.')
  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  if (answer) answers['12'] = answer
  show('aclaracion', 9)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Tu respuesta')
  expect(field.value).toBe('Se paga el jueves.')
  expect(await screen.findByText('Respuesta sin enviar')).toBeTruthy()
  await sendAnswer()
  await waitFor(() => expect(sent('12')).toHaveLength(2))
})

test('keeps a draft answer when the session expires, but not for another user or after signing out', async () => {
  const enter = (id: number) => {
    openSessionHere({ Id_Usuario: id, Nickname: `rh${id}` })
  }
  const field = () => screen.getByLabelText('Tu respuesta') as HTMLTextAreaElement
  enter(9)
  show('aclaracion', 9)
  await screen.findByRole('region', { name: 'Persona 9' })
  write('Se paga el jueves.')
  act(() => setSession({ phase: 'signed-out', reason: 'expired' }))
  act(() => enter(9))
  expect(field().value).toBe('Se paga el jueves.')
  act(() => setSession({ phase: 'signed-out', reason: 'expired' }))
  act(() => enter(10))
  expect(field().value).toBe('')
  write('Se paga el viernes.')
  act(() => setSession({ phase: 'signed-out', reason: 'left' }))
  act(() => enter(10))
  expect(field().value).toBe('')
})

test('shows the first page after the last request of a later page is answered', {
  tags: ['whole'],
}, async () => {
  open = [...open, request(2)]
  answers.lista = ({ pagina }) => {
    const data = pagina === 1 ? open.slice(0, 3) : open.slice(3)
    return { status: 'OK', data, total: 17 + open.length }
  }
  const { follow } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Siguiente' }))
  await within(screen.getByRole('list', { name: 'Solicitudes' })).findByRole('link', { name: /Persona 2/ })
  navigate('/AtencionNomina/aclaracion/2')
  act(follow)
  await screen.findByRole('region', { name: 'Persona 2' })
  write('Se paga el jueves.')
  await sendAnswer()
  await waitFor(() => expect(currentPath()).toBe('/AtencionNomina'))
  act(follow)
  const list = await screen.findByRole('list', { name: 'Solicitudes' })
  expect(await within(list).findByRole('link', { name: /Persona 9/ })).toBeTruthy()
})

test('shows a colleague’s earlier answer and keeps the typed answer', async () => {
  show('aclaracion', 9)
  await screen.findByRole('region', { name: 'Persona 9' })
  await screen.findByRole('table', { name: 'Deducciones' })
  write('Se paga el jueves.')
  close(9, 'Ya se pagó.')
  await sendAnswer()
  const pane = within(screen.getByRole('region', { name: 'Persona 9' }))
  expect(await pane.findByText('Ya se pagó.')).toBeTruthy()
  expect(
    within(pane.getByRole('region', { name: 'Lo que escribiste' })).getByText('Se paga el jueves.'),
  ).toBeTruthy()
  expect(currentPath()).toBe('/AtencionNomina/aclaracion/9')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Aclaraciones 2 abiertas' })).toBeTruthy())
})

test('treats a retry as sent when only the response of the first attempt was lost', {
  tags: ['whole'],
}, async () => {
  answers['12'] = ({ id, comentarioNominas }) => {
    const answer = close(id, String(comentarioNominas))
    return answer.status === 'OK' ? 'offline' : answer
  }
  show('aclaracion', 9)
  await screen.findByRole('region', { name: 'Persona 9' })
  write('Se paga el jueves.')
  await sendAnswer()
  expect(await screen.findByRole('alert')).toBeTruthy()
  await sendAnswer()
  await waitFor(() => expect(currentPath()).not.toBe('/AtencionNomina/aclaracion/9'))
})

test('reopens an answered request after confirmation', async () => {
  show('aclaracion', 20)
  await screen.findByRole('region', { name: 'Persona 20' })
  expect(await screen.findByText('Respondió Ana Ruiz, 20/11/2026')).toBeTruthy()
  await tap('Reabrir')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Persona 20 la verá abierta otra vez. Su calificación se borra.')).toBeTruthy()
  expect(sent('reabrir')).toEqual([])
  await act(async () => dialog.getByRole('button', { name: 'Reabrir' }).click())
  expect(sent('reabrir')).toEqual([expect.objectContaining({ id: 20 })])
})

test('shows a dispute with its day and earlier answers but no payslip, and sends the answer', async () => {
  show('inconformidad', 7)
  const pane = within(await screen.findByRole('region', { name: 'Persona 7' }))
  expect(pane.getByText(/Del día 16\/11\/2026/)).toBeTruthy()
  expect(await pane.findByText('Ya se pagó.')).toBeTruthy()
  expect(pane.getByRole('button', { name: 'Agregar foto' })).toBeTruthy()
  expect(pane.queryByRole('table')).toBeNull()
  write('Se devuelve el jueves.')
  await sendAnswer()
  await waitFor(() =>
    expect(sent('3')).toEqual([expect.objectContaining({ id: 7, respuestaAdmon: 'Se devuelve el jueves.' })]),
  )
})

test('asks to connect when the list cannot be fetched, and shows it after a retry', async () => {
  const answer = answers.lista
  answers.lista = () => 'offline'
  show()
  expect(await screen.findByText('Conéctate para atender solicitudes')).toBeTruthy()
  if (answer) answers.lista = answer
  await tap('Intentar otra vez')
  expect(await screen.findByRole('list', { name: 'Solicitudes' })).toBeTruthy()
})

test('shows the request instead of the list on a narrow screen', async () => {
  width = 328
  const { follow } = show()
  await screen.findByRole('list', { name: 'Solicitudes' })
  navigate('/AtencionNomina/aclaracion/3')
  act(follow)
  await screen.findByRole('region', { name: 'Persona 3' })
  expect(screen.queryByRole('list', { name: 'Solicitudes' })).toBeNull()
})

test('shows the server’s error for an unknown request and leads back to the list', async () => {
  show('aclaracion', 999)
  expect(await screen.findByText('No existe.')).toBeTruthy()
  await tap('Ver la lista')
  expect(currentPath()).toBe('/AtencionNomina')
})
