import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showAlert, showScreenAlert } from '#hooks/operations/alert.ts'
import { dismissSnack, keepSnack, showSnack, useSnacks } from '#hooks/operations/snack.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SnackPlace } from '#ui/feedback/snack-bar.tsx'
import { noteAnswer } from '../../../tests/support/device/noted-answers.ts'
import { ScreenFailure } from '../page/screen-failure.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { startSupport } from '#pieces/support/support-code.tsx'

beforeEach(() => startSupport(keepSnack))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete ErrorBoundary.Support
})

function answer(...noted: Parameters<typeof noteAnswer>) {
  act(() => noteAnswer(...noted))
}

function show() {
  render(<LoadFailure title="No responde" againWord="Intentar otra vez" onRetry={() => undefined} />)
}

test('shows the code of a failed answer that arrives just after the error, and keeps it', () => {
  show()
  expect(screen.queryByText(/Código para soporte/)).toBeNull()
  answer('Do3e27F9EIv7')
  expect(screen.getByText('Do3e27F9EIv7').parentElement?.textContent).toBe(
    'Código para soporte: Do3e27F9EIv7',
  )
  answer('AAAAAAAAAAAA')
  expect(screen.getByText('Do3e27F9EIv7')).toBeTruthy()
})

test('shows no code for a refusal, a report of the page itself, an invalid id or an old failure', () => {
  answer('oldoldoldold', { at: performance.now() - 60_000 })
  show()
  answer('BBBBBBBBBBBB', { status: 200 })
  answer('CCCCCCCCCCCC', { path: '/api/portal/marcha/informe' })
  answer('<b>not one</b>')
  expect(screen.queryByText(/Código para soporte/)).toBeNull()
})

test('shows the code in the alert of a failed screen and in no other alert', async () => {
  render(<AlertDialog />)
  answer('DDDDDDDDDDDD')
  act(() => void showAlert({ text: 'Tu sesión expiró' }))
  expect(await screen.findByText('Tu sesión expiró')).toBeTruthy()
  expect(screen.queryByText('DDDDDDDDDDDD')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Entendido' }).click())
  act(() => void showScreenAlert('Ocurrió un error: no'))
  expect(await screen.findByText('Ocurrió un error: no')).toBeTruthy()
  expect(screen.getByText('DDDDDDDDDDDD')).toBeTruthy()
})

test('shows the code in place of a broken screen', () => {
  render(<ScreenFailure what="broken" onRetry={() => undefined} />)
  answer('FFFFFFFFFFFF')
  expect(screen.getByText(/Código para soporte/).closest('[role=alert]')?.textContent).toContain(
    'FFFFFFFFFFFF',
  )
})

test('shows the code in an error snack, which then stays 15 s, and in no other snack', async () => {
  vi.useFakeTimers()
  const Bars = () => <SnackPlace snack={useSnacks()[0] ?? null} onClose={dismissSnack} closeLabel="Cerrar" />
  render(<Bars />)
  answer('EEEEEEEEEEEE')
  act(() => showSnack({ text: 'Guardado', tone: 'success' }))
  expect(screen.queryByText('EEEEEEEEEEEE')).toBeNull()
  act(() => showSnack({ text: 'Ocurrió un error', tone: 'error' }))
  expect(screen.getByText('EEEEEEEEEEEE').closest('[role=alert]')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(14_999))
  expect(screen.getByText('EEEEEEEEEEEE')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Ocurrió un error')).toBeNull()
  // A snack bar without a code closes at its usual time. The longer timer of an earlier snack bar must not
  // close it.
  act(() => void vi.advanceTimersByTime(20_000))
  act(() => showSnack({ text: 'Otro error', tone: 'error' }))
  expect(screen.queryByText(/Código para soporte/)).toBeNull()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Otro error')).toBeNull()
})
