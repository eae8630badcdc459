import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DocumentPerson, ReviewedDocument } from '#contract/documents/document-review.ts'
import { setSession } from '#core/session/session-state.ts'
import { ReviewScreen } from './review-screen.tsx'
import { nextPerson } from './use-people.ts'

const profile = { user: { Id_Usuario: 9, Folio: '100301' }, menu: null, company: '00100' } as never

function person(empleado: string, change: Partial<DocumentPerson> = {}): DocumentPerson {
  return {
    empleado,
    nombre: `PERSONA ${empleado}`,
    puesto: 'OPERADOR',
    documentos: 6,
    pendientes: 0,
    porRevisar: 0,
    ultimaCarga: '21/11/2026 10:22:31',
    ...change,
  }
}

function paper(id: number, documento: string, estado: ReviewedDocument['estado']): ReviewedDocument {
  const fechaCarga = '21/11/2026 10:22:31'
  return {
    id,
    documento,
    archivo: `${id}.pdf`,
    tipo_archivo: 'otro',
    extension: 'pdf',
    tipoArchivo: 2,
    fechaCarga,
    estado,
  }
}

type Body = { Opcion: number } & Record<string, unknown>
let answers: Record<number, (body: Body) => unknown>
let asked: Body[]
let width = 1000

beforeEach(() => {
  width = 1000
  asked = []
  const people = [
    person('1', { porRevisar: 2 }),
    person('2', { porRevisar: 1 }),
    person('3', { documentos: 0, pendientes: 6 }),
  ]
  const docs = [paper(11, 'CURP', 'porRevisar'), paper(12, 'INE', 'aceptado')]
  answers = {
    14: () => ({ status: 'OK', data: people, total: 45 }),
    15: () => ({ status: 'OK', docs }),
    16: () => ({ status: 'OK' }),
    17: () => ({ status: 'OK' }),
    25: () => ({
      status: 'OK',
      data: [{ Id: 1, documento: 'CURP', Comentario: 'No se lee.', FechaRegistro: '2026-11-20' }],
    }),
  }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Body
    asked.push(body)
    const answer = answers[body.Opcion]?.(body)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(empleado?: string) {
  const tree = (params: Record<string, string>) => (
    <QueryClientProvider client={client}>
      <ReviewScreen params={params} />
    </QueryClientProvider>
  )
  const client = new QueryClient()
  const shown = render(tree(empleado === undefined ? {} : { empleado }))
  return { go: (params: Record<string, string>) => shown.rerender(tree(params)) }
}

const sent = (opcion: number) => asked.filter(({ Opcion }) => Opcion === opcion)

test('lists people with their counts; a search returns to page 1 and waits for a pause in typing', async () => {
  open()
  const list = await screen.findByRole('list', { name: 'Personas' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.includes('por revisar'))).toEqual([true, true, false])
  expect(rows[2]?.textContent).toContain('Sin documentos')
  expect(screen.getByText('45 personas')).toBeTruthy()
  expect(screen.getByText('Página 1 de 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(sent(14).at(-1)).toMatchObject({ buscar: '', pagina: 2 }))
  const field = screen.getByLabelText('Busca por nombre o número')
  for (const text of ['n', 'nú', 'núñ']) fireEvent.change(field, { target: { value: text } })
  await waitFor(() => expect(sent(14).at(-1)).toMatchObject({ buscar: 'núñ', pagina: 1 }))
  expect(sent(14)).toHaveLength(3)
})

test('says that a network is needed, and loads the list on retry', async () => {
  const answer = answers[14]
  answers[14] = () => 'offline'
  open()
  expect(await screen.findByText('Conéctate para revisar documentos')).toBeTruthy()
  if (answer) answers[14] = answer
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await screen.findByRole('list', { name: 'Personas' })).toBeTruthy()
})

test('shows the state and comment of each document, and does not accept one twice', async () => {
  open('1')
  const heading = await screen.findByRole('heading', { level: 3, name: 'CURP' })
  const card = heading.closest('li') as HTMLElement
  expect(card.textContent).toContain('Por revisar')
  expect(card.textContent).toContain('No se lee.')
  expect(card.textContent).toContain('Subido el 21/11/2026, 10:22')
  const accepted = screen.getByRole('button', { name: 'Aceptado: INE' })
  expect(accepted.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(accepted)
  expect(sent(17)).toHaveLength(0)
})

test('lists pending documents first, and keeps the order after accepting one', async () => {
  answers[15] = () => ({
    status: 'OK',
    docs: [paper(12, 'INE', 'aceptado'), paper(11, 'CURP', 'porRevisar'), paper(13, 'NSS', 'aceptado')],
  })
  open('1')
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await screen.findByRole('heading', { name: 'CURP' })
  expect(names()).toEqual(['CURP', 'INE', 'NSS'])
  answers[15] = () => ({
    status: 'OK',
    docs: [paper(12, 'INE', 'aceptado'), paper(11, 'CURP', 'aceptado'), paper(13, 'NSS', 'aceptado')],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar: CURP' }))
  await screen.findByRole('button', { name: 'Aceptado: CURP' })
  expect(names()).toEqual(['CURP', 'INE', 'NSS'])
})

test('offers to start with the first person who has documents to review, when no person is open', async () => {
  open()
  const first = await screen.findByRole('link', { name: 'Empieza con Persona 1' })
  expect(first.getAttribute('href')).toBe('#/RevisionDocumentos/1')
})

test('sends an acceptance once after two taps, and refetches documents and people', async () => {
  open('1')
  const accept = await screen.findByRole('button', { name: 'Aceptar: CURP' })
  const before = sent(15).length
  await act(async () => {
    accept.click()
    accept.click()
  })
  await waitFor(() => expect(sent(15).length).toBeGreaterThan(before))
  expect(sent(17)).toEqual([expect.objectContaining({ idDoc: 11 })])
  expect(sent(14).length).toBeGreaterThan(1)
})

test('validates a comment, and keeps it after a failed save and a closed dialog', async () => {
  answers[16] = () => 'offline'
  open('1')
  fireEvent.click(await screen.findByRole('button', { name: 'Comentar: CURP' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Comentario')
  const save = () => act(async () => screen.getByRole('button', { name: 'Guardar comentario' }).click())
  await save()
  expect(screen.getByText('Escribe un comentario.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'x'.repeat(251) } })
  await save()
  expect(screen.getByText('Usa 250 letras o menos. Llevas 251.')).toBeTruthy()
  expect(sent(16)).toHaveLength(0)
  fireEvent.change(field, { target: { value: ' Falta el reverso. ' } })
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Tu comentario no se guardó. Aquí sigue; intenta otra vez.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  answers[16] = () => ({ status: 'OK' })
  fireEvent.click(await screen.findByRole('button', { name: 'Comentar: CURP' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Comentario')).value).toBe(' Falta el reverso. ')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(16).at(-1)).toMatchObject({ idDoc: 11, comentario: 'Falta el reverso.' })
})

test('replaces the list with the person on a narrow screen, and returns to it', async () => {
  width = 328
  const { go } = open()
  await screen.findByRole('list', { name: 'Personas' })
  go({ empleado: '1' })
  await screen.findByRole('heading', { level: 2, name: 'Persona 1' })
  expect(screen.queryByRole('list', { name: 'Personas' })).toBeNull()
  go({})
  expect(await screen.findByRole('list', { name: 'Personas' })).toBeTruthy()
})

test('picks the next other person with pending documents, and continues at the top after the last one', () => {
  const rows = [person('1', { porRevisar: 1 }), person('2'), person('3', { porRevisar: 2 }), person('4')]
  expect(nextPerson(rows, '1')?.empleado).toBe('3')
  expect(nextPerson(rows, '3')?.empleado).toBe('1')
  expect(nextPerson(rows, '4')?.empleado).toBe('1')
  expect(nextPerson(rows, '99')?.empleado).toBe('1')
  expect(nextPerson([person('1', { porRevisar: 1 })], '1')).toBeNull()
})

test('shows reviewers their own documents without buttons to judge them', async () => {
  open('100301')
  expect(await screen.findByText('Es tu propio expediente')).toBeTruthy()
  expect(screen.getByText('Lo debe revisar otra persona de Recursos Humanos.')).toBeTruthy()
  expect(await screen.findAllByRole('button', { name: /^Ver: / })).toHaveLength(2)
  for (const name of [/Aceptar/, /Comentar/, 'Documentos requeridos']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  cleanup()
  open('1')
  expect(await screen.findAllByRole('button', { name: /Comentar/ })).toHaveLength(2)
  expect(screen.queryByText('Es tu propio expediente')).toBeNull()
})
