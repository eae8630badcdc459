import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorSummary } from '../feedback/error-summary.tsx'
import { DialogBody } from './dialog-body.tsx'

function Screen({ isOpen, isThere }: { isOpen: boolean; isThere: boolean }) {
  return (
    <main>
      <h1 tabIndex={-1}>Fuentes</h1>
      <button type="button">Agregar fuente</button>
      {isThere && (
        <DialogBody opened={isOpen} title="Nueva fuente" closeLabel="Cerrar" onClose={() => undefined}>
          <input aria-label="Nombre" />
        </DialogBody>
      )}
    </main>
  )
}

it('one that goes while it is open gives the focus back to what opened it', async () => {
  const { rerender } = render(<Screen isOpen isThere={false} />)
  const opener = screen.getByRole('button')
  opener.focus()
  rerender(<Screen isOpen isThere />)
  screen.getByLabelText('Nombre').focus()
  rerender(<Screen isOpen isThere={false} />)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('one that goes without having been open moves no focus', async () => {
  const { rerender } = render(<Screen isOpen={false} isThere />)
  rerender(<Screen isOpen={false} isThere={false} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(document.body)
})

it('a summary of errors keeps the focus from a dialog that focuses its first field late', () => {
  vi.useFakeTimers()
  render(
    <DialogBody opened title="Nueva fuente" closeLabel="Cerrar" onClose={() => undefined}>
      <ErrorSummary title="Falta algo" attempt={1} />
      <input aria-label="Nombre" />
    </DialogBody>,
  )
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('a dialog that focuses its first field late leaves the person in the field where they are', () => {
  vi.useFakeTimers()
  render(
    <DialogBody opened title="Retener a una persona" closeLabel="Cerrar" onClose={() => undefined}>
      <input aria-label="Persona" data-autofocus />
      <input aria-label="Motivo" />
    </DialogBody>,
  )
  screen.getByLabelText('Motivo').focus()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'))
})

it.each(['Persona', 'Motivo'])('a dialog that nobody is in yet focuses the field it names: %s', (name) => {
  vi.useFakeTimers()
  render(
    <DialogBody opened title="Retener a una persona" closeLabel="Cerrar" onClose={() => undefined}>
      {['Persona', 'Motivo'].map((each) => (
        <input key={each} aria-label={each} {...(each === name && { 'data-autofocus': true })} />
      ))}
    </DialogBody>,
  )
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(screen.getByLabelText(name))
})

it.each([true, undefined])(
  'a small dialog has a close icon where nobody has asked for it: %s',
  (hasClose) => {
    const dialog = (
      <DialogBody
        opened
        size="small"
        title="Aviso"
        closeLabel="Cerrar"
        onClose={() => undefined}
        {...(hasClose && { hasClose })}
      >
        <button type="button">Actualizar</button>
      </DialogBody>
    )
    render(dialog)
    expect(screen.queryByRole('button', { name: 'Cerrar' }) !== null).toBe(hasClose === true)
  },
)
