import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { SheetCard } from './sheet-card.tsx'
import type { Upload } from './read-upload.ts'
import { es } from './texts.es.ts'

const current = {
  id: 7,
  archivo: 'personal.xlsx',
  origen: 'Nómina',
  hojas: ['Portada', 'Personal', ' '],
  hoja: 1,
  hojaFija: false,
}

type Take = (upload: Upload, file: File) => Promise<boolean>

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(
  change: Partial<typeof current> = {},
  { file = null, isResting = false }: { file?: File | null; isResting?: boolean } = {},
) {
  const onTake = vi.fn<Take>(async () => true)
  const onProblem = vi.fn<(text: string) => void>()
  const { container } = render(
    <SheetCard
      current={{ ...current, ...change }}
      file={file}
      isBusy={false}
      isResting={isResting}
      onTake={onTake}
      onProblem={onProblem}
    />,
  )
  const pick = (picked: File) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('the page has no file input')
    fireEvent.change(input, { target: { files: [picked] } })
  }
  return { container, onTake, onProblem, pick }
}

const book = () => new File(['a,b\n1,2'], 'personal.xlsx')
const select = () => screen.getByLabelText<HTMLSelectElement>('Hoja')
const choose = (at: number) => fireEvent.change(select(), { target: { value: String(at) } })

test('shows nothing for a file without several sheets', () => {
  expect(open({ hojas: ['Personal'], hoja: 0 }).container.textContent).toBe('')
})

test('names the sheet that was read, and numbers one without a name', () => {
  open()
  expect(select().selectedOptions[0]?.textContent).toBe('Personal')
  expect([...select().options].map(({ textContent }) => textContent)).toEqual([
    'Portada',
    'Personal',
    'Hoja 3',
  ])
})

test('uploads the kept file again to read another sheet', async () => {
  const file = book()
  const { onTake } = open({}, { file })
  choose(0)
  expect(await screen.findByText('Subiendo el archivo…')).toBeTruthy()
  await waitFor(() => expect(onTake).toHaveBeenCalledTimes(1))
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ nombre: 'personal.xlsx', origen: 'Nómina', hoja: 0 })
  expect(onTake.mock.calls[0]?.[1]).toBe(file)
})

test('asks for the file after a reload, and then uploads it with the chosen sheet', async () => {
  const { onTake, pick } = open()
  choose(2)
  expect(await screen.findByText('Elige otra vez personal.xlsx para leer la hoja Hoja 3.')).toBeTruthy()
  expect(onTake).not.toHaveBeenCalled()
  pick(book())
  await waitFor(() => expect(onTake).toHaveBeenCalledTimes(1))
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ hoja: 2 })
})

test('uploads nothing when the read sheet is selected again', async () => {
  const { onTake } = open()
  choose(0)
  expect(await screen.findByText(/^Elige otra vez/)).toBeTruthy()
  choose(1)
  expect(screen.queryByText(/^Elige otra vez/)).toBeNull()
  expect(onTake).not.toHaveBeenCalled()
})

test('shows the read sheet after a failed upload, and repeats it without asking for the file', async () => {
  const { onTake, pick } = open()
  onTake.mockResolvedValueOnce(false)
  choose(0)
  pick(book())
  await waitFor(() => expect(select().value).toBe('1'))
  choose(0)
  await waitFor(() => expect(onTake).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/^Elige otra vez/)).toBeNull()
})

test('asks for the file again when the kept one cannot be read, or is too large', async () => {
  const broken = book()
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {
    throw new Error('the file was moved')
  })
  const { onTake, onProblem, pick } = open({}, { file: broken })
  choose(0)
  await waitFor(() => expect(onProblem).toHaveBeenCalledWith(es.file.unread))
  expect(screen.getByText(/^Elige otra vez/)).toBeTruthy()
  const large = book()
  Object.defineProperty(large, 'size', { value: MOST_FILE_BYTES + 1 })
  pick(large)
  await waitFor(() => expect(onProblem).toHaveBeenCalledWith(es.file.large))
  expect(onTake).not.toHaveBeenCalled()
})

test('offers no other sheet offline, nor for a file that came from a program', () => {
  open({}, { isResting: true })
  expect(select().disabled).toBe(true)
  const { container } = open({ hojaFija: true })
  expect(container.querySelector('select')).toBeNull()
  expect(container.textContent).toBe(
    'Se leyó la hoja Personal (hay 3). Para leer otra, descarta el archivo y súbelo aquí.',
  )
})
