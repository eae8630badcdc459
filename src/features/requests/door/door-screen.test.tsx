import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { currentPath, useHashPath } from '#hooks/navigation/navigation.ts'
import { feature } from '../feature.ts'
import { rows } from '../more-rows.tsx'
import { OverHome } from './door-screen.tsx'

function Door() {
  const [path] = useHashPath()
  return path.startsWith('/AlgoNoCuadra') ? <OverHome path={path} onClose={() => undefined} /> : null
}

beforeEach(() => {
  window.location.hash = '#/AlgoNoCuadra'
})

const link = (name: string | RegExp) => screen.findByRole('link', { name })
const isAt = (path: string) => waitFor(() => expect(currentPath()).toBe(path))
const heading = (name: string) => screen.findByRole('heading', { name })

test.each([
  ['a clarification about a payslip', /^Un recibo/, '/Aclaraciones/nueva'],
  ['a dispute about a day', /^Un día/, '/Inconformidades/nueva'],
  ['a dispute about an answer', /^Una respuesta de Nómina/, '/Inconformidades/nueva'],
])('one tap opens %s', async (_, answer, path) => {
  render(<Door />)
  expect(await screen.findByRole('dialog', { name: 'Algo no cuadra en mi pago' })).toBeTruthy()
  fireEvent.click(await link(answer))
  await isAt(path)
})

test('focuses the question, and links both lists below it', async () => {
  render(<Door />)
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
