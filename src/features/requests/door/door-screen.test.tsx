import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentPath, useHashPath } from '#hooks/navigation/navigation.ts'
import { entries } from '../entry.tsx'
import { dialogRoutes } from '../routes.tsx'
import { OverHome } from './door-screen.tsx'

/** Passes the address, as HomeDialogs does. */
function Door({ onClose = () => undefined }: { onClose?: () => void }) {
  const [path] = useHashPath()
  return path.startsWith('/AlgoNoCuadra') ? <OverHome path={path} onClose={onClose} /> : null
}

beforeEach(() => {
  window.location.hash = '#/AlgoNoCuadra'
})

const link = (name: string | RegExp) => screen.findByRole('link', { name })
const isAt = (path: string) => waitFor(() => expect(currentPath()).toBe(path))
const heading = (name: string) => screen.findByRole('heading', { name })

test('what is about one day is a dispute', async () => {
  render(<Door />)
  expect(await screen.findByRole('dialog', { name: 'Algo no cuadra en mi pago' })).toBeTruthy()
  fireEvent.click(await link(/^Un día/))
  await isAt('/Inconformidades/nueva')
})

test.each([
  ['for the first time is a clarification', /^No, aún no/, '/Aclaraciones/nueva'],
  ['against an answer is a dispute', /^Sí, y no estoy de acuerdo/, '/Inconformidades/nueva'],
])('what is about a payslip %s', async (_, answer, path) => {
  render(<Door />)
  fireEvent.click(await link(/^Un recibo/))
  const question = await heading('¿Ya te respondieron sobre ese recibo?')
  // The tapped link is gone.
  await waitFor(() => expect(document.activeElement).toBe(question))
  expect(screen.queryByRole('link', { name: /^Un día/ })).toBeNull()
  const before = window.history.length
  fireEvent.click(await link(answer))
  await isAt(path)
  // Closing the opened dialog leads to the first question, not to the second one.
  expect(window.history.length).toBe(before)
})

test('Regresar leads to the question before, and what was asked earlier is one tap away', async () => {
  const onClose = vi.fn(() => window.history.back())
  render(<Door onClose={onClose} />)
  fireEvent.click(await link(/^Un recibo/))
  await heading('¿Ya te respondieron sobre ese recibo?')
  fireEvent.click(screen.getByRole('button', { name: 'Regresar' }))
  const question = await heading('¿Qué no cuadra?')
  await waitFor(() => expect(document.activeElement).toBe(question))
  expect((await link(/^Aclaraciones de nómina/)).getAttribute('href')).toBe('#/Aclaraciones')
  expect((await link(/^Inconformidades/)).getAttribute('href')).toBe('#/Inconformidades')
})

test('Más holds one door for both, and the lists keep their addresses', () => {
  expect(entries.map(({ path }) => path)).toEqual(['/AlgoNoCuadra'])
  const open = dialogRoutes.map(({ path }) => path)
  expect(open).toEqual(expect.arrayContaining(['/Aclaraciones', '/Inconformidades', '/AlgoNoCuadra']))
})
