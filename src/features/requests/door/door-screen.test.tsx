import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentPath, useHashPath } from '#hooks/navigation/navigation.ts'
import { feature } from '../feature.ts'
import { rows } from '../more-rows.tsx'
import { OverHome } from './door-screen.tsx'

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

test('opens a new dispute for a problem with one day', async () => {
  render(<Door />)
  expect(await screen.findByRole('dialog', { name: 'Algo no cuadra en mi pago' })).toBeTruthy()
  fireEvent.click(await link(/^Un día/))
  await isAt('/Inconformidades/nueva')
})

test.each([
  ['a clarification for a first complaint', /^No, aún no/, '/Aclaraciones/nueva'],
  ['a dispute for a disagreement with an answer', /^Sí, y no estoy de acuerdo/, '/Inconformidades/nueva'],
])('opens %s about a payslip', async (_, answer, path) => {
  render(<Door />)
  fireEvent.click(await link(/^Un recibo/))
  const question = await heading('¿Ya te respondieron sobre ese recibo?')
  await waitFor(() => expect(document.activeElement).toBe(question))
  expect(screen.queryByRole('link', { name: /^Un día/ })).toBeNull()
  const before = window.history.length
  fireEvent.click(await link(answer))
  await isAt(path)
  expect(window.history.length).toBe(before)
})

test('returns to the first question on «Regresar» and links both lists there', async () => {
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

test('has one entry for clarifications and disputes, and keeps the addresses of both lists', () => {
  expect(rows.map(({ path }) => path)).toEqual(['/AlgoNoCuadra'])
  const open = feature.dialogs?.map(({ path }) => path)
  expect(open).toEqual(expect.arrayContaining(['/Aclaraciones', '/Inconformidades', '/AlgoNoCuadra']))
})
