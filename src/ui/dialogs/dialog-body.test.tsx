import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useFocusOnMount } from '../actions/use-focus-on-mount.ts'
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

function FirstField() {
  const field = useRef<HTMLInputElement>(null)
  useFocusOnMount(field)
  return <input ref={field} aria-label="Nombre" />
}

it('returns the focus to the opener when the dialog is removed while open', async () => {
  const { rerender } = render(<Screen isOpen isThere={false} />)
  const opener = screen.getByRole('button')
  opener.focus()
  rerender(<Screen isOpen isThere />)
  screen.getByLabelText('Nombre').focus()
  rerender(<Screen isOpen isThere={false} />)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('moves no focus when the dialog is removed without having been open', async () => {
  const { rerender } = render(<Screen isOpen={false} isThere />)
  rerender(<Screen isOpen={false} isThere={false} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(document.body)
})

it('does not take the focus from an error summary', () => {
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

it('does not take the focus from an error summary for a first field that appears later', () => {
  const view = (hasField: boolean) => (
    <DialogBody opened title="Nueva fuente" closeLabel="Cerrar" onClose={() => undefined}>
      <ErrorSummary title="Falta algo" attempt={1} />
      {hasField && <FirstField />}
    </DialogBody>
  )
  vi.useFakeTimers()
  const { rerender } = render(view(false))
  rerender(view(true))
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('does not take the focus from the field that the person is in', () => {
  vi.useFakeTimers()
  render(
    <DialogBody
      opened
      title="Proteger los datos de una persona"
      closeLabel="Cerrar"
      onClose={() => undefined}
    >
      <input aria-label="Persona" data-autofocus />
      <input aria-label="Motivo" />
    </DialogBody>,
  )
  screen.getByLabelText('Motivo').focus()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'))
})

it.each(['Persona', 'Motivo'])('focuses the field with data-autofocus: %s', (name) => {
  vi.useFakeTimers()
  render(
    <DialogBody
      opened
      title="Proteger los datos de una persona"
      closeLabel="Cerrar"
      onClose={() => undefined}
    >
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
  'shows the close icon of a small dialog only when `hasClose` is set: %s',
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
