import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeAlert, showAlert, useAlert } from './alert.ts'

function Probe() {
  const alert = useAlert()
  if (!alert) return <p>nothing</p>
  return <button onClick={() => closeAlert(alert.id)}>{alert.text}</button>
}

test('shows a repeated alert once and resolves both callers when it is closed', async () => {
  render(<Probe />)
  const closedTexts: string[] = []
  act(() => {
    void showAlert({ text: 'one' }).then(() => closedTexts.push('first'))
    void showAlert({ text: 'one' }).then(() => closedTexts.push('second'))
    void showAlert({ text: 'two' })
  })
  await act(async () => screen.getByRole('button', { name: 'one' }).click())
  expect(closedTexts).toEqual(['first', 'second'])
  await act(async () => screen.getByRole('button', { name: 'two' }).click())
  expect(screen.getByText('nothing')).toBeTruthy()
  act(() => void showAlert({ text: 'one' }))
  await act(async () => screen.getByRole('button', { name: 'one' }).click())
})
