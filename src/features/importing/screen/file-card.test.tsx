import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FileCard } from './file-card.tsx'

type Take = (file: { nombre: string; archivo: string; origen: string }) => Promise<boolean>

function open(source: string, onTake: Take) {
  const { container } = render(
    <FileCard
      lead={null}
      sources={[]}
      source={source}
      isBusy={false}
      isResting={false}
      back={null}
      onTake={onTake}
      onProblem={() => undefined}
    />,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page has no file input')
  return (name: string) => fireEvent.change(input, { target: { files: [new File(['a,b\n1,2'], name)] } })
}

test('waits for the source of a chosen file, and then uploads the file without choosing it again', async () => {
  const onTake = vi.fn<Take>(async () => true)
  const choose = open('', onTake)
  choose('lista.csv')
  expect(await screen.findByText('Escribe de dónde viene.')).toBeTruthy()
  expect(screen.getByText('lista.csv')).toBeTruthy()
  expect(screen.getByText('Si cambias de dispositivo o sales de aquí, elígelo otra vez.')).toBeTruthy()
  expect(onTake).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(/^De dónde viene/), { target: { value: 'Nómina' } })
  fireEvent.click(screen.getByRole('button', { name: 'Subir archivo' }))
  await waitFor(() => expect(onTake).toHaveBeenCalledTimes(1))
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({ nombre: 'lista.csv', origen: 'Nómina' })
  await waitFor(() => expect(screen.queryByText('lista.csv')).toBeNull())
})

test('keeps a file whose upload failed, and sends it again at the next click', async () => {
  const ends = [false, true]
  const onTake = vi.fn<Take>(async () => ends.shift() ?? true)
  const choose = open('Nómina', onTake)
  choose('lista.csv')
  fireEvent.click(await screen.findByRole('button', { name: 'Subir archivo' }))
  await waitFor(() => expect(onTake).toHaveBeenCalledTimes(2))
  expect(onTake.mock.calls[1]).toEqual(onTake.mock.calls[0])
  await waitFor(() => expect(screen.queryByText('lista.csv')).toBeNull())
})
