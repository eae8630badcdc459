import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askQuestion, showAlert, showScreenAlert } from '#hooks/operations/alert.ts'
import { AlertDialog } from './alert-dialog.tsx'

function turnTo(turn: number): void {
  window.history.replaceState({ turn }, '')
  fireEvent(window, new Event('hashchange'))
}

test('closes a question at Back and answers it with no', async () => {
  turnTo(3)
  render(<AlertDialog />)
  const answered = vi.fn()
  act(
    () =>
      void askQuestion({ text: '¿Seguro?', ask: { confirm: 'Guardar y terminar', cancel: 'No' } }).then(
        answered,
      ),
  )
  expect(await screen.findByText('¿Seguro?')).toBeTruthy()
  turnTo(2)
  expect(screen.queryByText('¿Seguro?')).toBeNull()
  await act(() => Promise.resolve())
  expect(answered).toHaveBeenCalledWith(false)
})

test('keeps an alert while the app navigates forward, and closes it at Back', async () => {
  turnTo(3)
  render(<AlertDialog />)
  act(() => void showAlert({ text: 'Se borró' }))
  expect(await screen.findByText('Se borró')).toBeTruthy()
  turnTo(4)
  expect(screen.getByText('Se borró')).toBeTruthy()
  turnTo(2)
  expect(screen.queryByText('Se borró')).toBeNull()
})

test('closes the alert of a screen when the screen changes, and keeps it when something opens over the screen', async () => {
  window.location.hash = '#/Recibos'
  turnTo(3)
  render(<AlertDialog />)
  act(() => void showScreenAlert('No pudimos traer tus recibos'))
  expect(await screen.findByText('No pudimos traer tus recibos')).toBeTruthy()
  window.location.hash = '#/Recibos/2026-46-N'
  turnTo(4)
  expect(screen.getByText('No pudimos traer tus recibos')).toBeTruthy()
  window.location.hash = '#/Kardex'
  turnTo(5)
  expect(screen.queryByText('No pudimos traer tus recibos')).toBeNull()
})
