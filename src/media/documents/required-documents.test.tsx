import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequiredDocuments } from './required-documents.tsx'
import type { RequiredDocument, RequiredDocumentsProps } from './required-types.ts'

/** Types 1 … 13 as Opcion 3 lists them; the first two are uploaded. */
const rows: RequiredDocument[] = Array.from({ length: 13 }, (_, index) => ({
  idTipo: index + 1,
  name: `Documento ${index + 1}`,
  idDoc: index < 2 ? 70 + index : null,
  fileName: index < 2 ? `100102_${index + 1}.pdf` : null,
  isRequired: [1, 2, 3, 4, 6, 8].includes(index + 1),
  hasHelp: index === 12,
}))

function open(change: Partial<RequiredDocumentsProps> = {}) {
  const props = {
    person: 'Arturo Mendoza Lara',
    rows,
    problem: null,
    onRetry: vi.fn(),
    isAdmin: true,
    isViewOnly: false,
    reasonLimits: { most: 250, short: 10 },
    view: vi.fn(async () => ({ kind: 'damaged' }) as const),
    upload: vi.fn(async () => null),
    remove: vi.fn(async (): Promise<string | null> => null),
    onDone: vi.fn(),
    onClose: vi.fn(),
    ...change,
  }
  render(<RequiredDocuments {...props} />)
  return props
}

/** Button labels of each row ('Ver', 'Cambiar' …), in the order of the types. */
async function offered(): Promise<string[][]> {
  const list = await screen.findByRole('list', { name: 'Documentos requeridos' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) =>
      within(item)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent ?? ''),
    )
}

async function startDelete(): Promise<HTMLTextAreaElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar: Documento 1' }))
  return await screen.findByLabelText<HTMLTextAreaElement>('Motivo')
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const confirm = () => act(async () => screen.getByRole('button', { name: 'Eliminar: Documento 1' }).click())

test('human resources views, changes and deletes what is there, and uploads what is missing (DOCREQ-01, 07, 08)', async () => {
  open()
  const actions = await offered()
  expect(actions).toHaveLength(13)
  expect(actions[0]).toEqual(['Ver', 'Cambiar', 'Eliminar'])
  expect(actions[2]).toEqual(['Subir'])
  expect(actions[12]).toEqual(['Ayuda', 'Subir'])
})

test('without the admin flag nothing can be deleted (DOCREQ-08)', async () => {
  open({ isAdmin: false })
  expect((await offered())[0]).toEqual(['Ver', 'Cambiar'])
})

test('collaborators with status 3 only look, whatever the flag says (DOCREQ-06)', async () => {
  open({ isViewOnly: true })
  const actions = await offered()
  expect(actions[0]).toEqual(['Ver'])
  expect(actions[2]).toEqual([])
  expect(actions[12]).toEqual(['Ayuda'])
  expect(screen.getByText('Estos documentos son solo de consulta.')).toBeTruthy()
})

test('type 13 explains that one file may hold several certificates (DOCREQ-04, DOCREQ-05)', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Ayuda: Documento 13' }))
  expect(await screen.findByRole('dialog', { name: 'Varias actas en un solo archivo' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  expect(await screen.findByRole('dialog', { name: 'Documentos requeridos' })).toBeTruthy()
})

test('a reason is asked for, counted and never cut; 251 characters are refused (DOCREQ-09, DOCREQ-10)', async () => {
  const { remove } = open()
  const field = await startDelete()
  write(field, '   ')
  await confirm()
  expect(screen.getByText('Escribe el motivo.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  write(field, 'x'.repeat(251))
  expect(screen.getByText('251 de 250')).toBeTruthy()
  await confirm()
  expect(screen.getByText('Usa 250 caracteres o menos. Llevas 251.')).toBeTruthy()
  expect(field.value).toHaveLength(251)
  expect(remove).not.toHaveBeenCalled()
})

test('K-20: under 10 characters the hint shows and nothing is held back', async () => {
  const { remove, onDone } = open()
  const field = await startDelete()
  expect(screen.getByText('Explica el motivo con 10 caracteres o más.')).toBeTruthy()
  write(field, 'Está vencida')
  expect(screen.queryByText('Explica el motivo con 10 caracteres o más.')).toBeNull()
  write(field, ' Vencida ')
  expect(screen.getByText('Explica el motivo con 10 caracteres o más.')).toBeTruthy()
  await confirm()
  expect(remove).toHaveBeenCalledWith(rows[0], 'Vencida')
  expect(onDone).toHaveBeenCalledWith('Se eliminó: Documento 1.')
  expect(await screen.findByRole('dialog', { name: 'Documentos requeridos' })).toBeTruthy()
})

test('a failed deletion says so and keeps the reason, also when the form is left (DOCREQ-13)', async () => {
  const { onDone } = open({ remove: async () => 'Sin internet.' })
  write(await startDelete(), 'Está vencida')
  await confirm()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No se pudo eliminar el documento')
  expect(alert.textContent).toContain('Sin internet.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect((await startDelete()).value).toBe('Está vencida')
  expect(onDone).not.toHaveBeenCalled()
})

test('a file that can’t be had is said in the spec’s words, and asked for again', async () => {
  const { view } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Ver: Documento 2' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Parece que el archivo está dañado o no existe. Se recomienda reemplazar.')
  act(() => screen.getByRole('button', { name: 'Intentar otra vez' }).click())
  await waitFor(() => expect(view).toHaveBeenCalledTimes(2))
  fireEvent.click(screen.getByRole('button', { name: 'Regresar a la lista' }))
  expect(await screen.findByRole('dialog', { name: 'Documentos requeridos' })).toBeTruthy()
})

test('types that are not here are said so, with another try', async () => {
  const { onRetry } = open({ rows: null, problem: 'El servicio no responde.' })
  expect((await screen.findByRole('alert')).textContent).toContain('El servicio no responde.')
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  expect(onRetry).toHaveBeenCalled()
})
