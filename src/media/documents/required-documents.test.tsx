import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequiredDocuments } from './required-documents.tsx'
import type { RequiredDocument, RequiredDocumentsProps } from './required-types.ts'

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

test('DOCREQ-01, 07, 08: offers view, change and delete for uploaded documents, and upload for missing ones', async () => {
  open()
  const actions = await offered()
  expect(actions).toHaveLength(13)
  expect(actions[0]).toEqual(['Ver', 'Cambiar', 'Eliminar'])
  expect(actions[2]).toEqual(['Subir'])
  expect(actions[12]).toEqual(['Ayuda', 'Subir'])
})

test('DOCREQ-08: offers no deletion without the admin flag', async () => {
  open({ isAdmin: false })
  expect((await offered())[0]).toEqual(['Ver', 'Cambiar'])
})

test('DOCREQ-06: lets collaborators with status 3 only view, whatever the admin flag', async () => {
  open({ isViewOnly: true })
  const actions = await offered()
  expect(actions[0]).toEqual(['Ver'])
  expect(actions[2]).toEqual([])
  expect(actions[12]).toEqual(['Ayuda'])
  expect(screen.getByText('Estos documentos son solo de consulta.')).toBeTruthy()
})

test('DOCREQ-04, DOCREQ-05: explains for type 13 that one file may contain several certificates', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Ayuda: Documento 13' }))
  expect(await screen.findByRole('dialog', { name: 'Varias actas en un solo archivo' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  expect(await screen.findByRole('dialog', { name: 'Documentos requeridos' })).toBeTruthy()
})

test('DOCREQ-09, DOCREQ-10: requires a reason, and refuses 251 characters without cutting them', async () => {
  const { remove } = open()
  const field = await startDelete()
  write(field, '   ')
  await confirm()
  expect(screen.getByText('Escribe el motivo.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  write(field, 'x'.repeat(251))
  expect(screen.getByText('251 de 250')).toBeTruthy()
  await confirm()
  expect(screen.getByText('Usa 250 letras o menos. Llevas 251.')).toBeTruthy()
  expect(field.value).toHaveLength(251)
  expect(remove).not.toHaveBeenCalled()
})

test('K-20: shows a hint below 10 characters and accepts the reason anyway', async () => {
  const { remove, onDone } = open()
  const field = await startDelete()
  expect(screen.getByText('Explica el motivo con 10 letras o más.')).toBeTruthy()
  write(field, 'Está vencida')
  expect(screen.queryByText('Explica el motivo con 10 letras o más.')).toBeNull()
  write(field, ' Vencida ')
  expect(screen.getByText('Explica el motivo con 10 letras o más.')).toBeTruthy()
  await confirm()
  expect(remove).toHaveBeenCalledWith(rows[0], 'Vencida')
  expect(onDone).toHaveBeenCalledWith('Se eliminó: Documento 1.')
  expect(await screen.findByRole('dialog', { name: 'Documentos requeridos' })).toBeTruthy()
})

test('DOCREQ-13: reports a failed deletion and keeps the reason, also after the form is closed', async () => {
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

test('shows the text of the spec for a file that cannot be loaded, and loads it again on retry', async () => {
  const { view } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Ver: Documento 2' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Parece que el archivo está dañado o no existe. Se recomienda reemplazar.')
  act(() => screen.getByRole('button', { name: 'Intentar otra vez' }).click())
  await waitFor(() => expect(view).toHaveBeenCalledTimes(2))
  fireEvent.click(screen.getByRole('button', { name: 'Regresar a la lista' }))
  expect(await screen.findByRole('dialog', { name: 'Documentos requeridos' })).toBeTruthy()
})

test('shows why the list is missing and offers a retry', async () => {
  const { onRetry } = open({ rows: null, problem: 'El portal no responde.' })
  expect((await screen.findByRole('alert')).textContent).toContain('El portal no responde.')
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  expect(onRetry).toHaveBeenCalled()
})
