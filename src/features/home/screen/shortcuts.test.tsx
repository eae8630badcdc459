import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { AskIcon, ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { Shortcuts } from './shortcuts.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function tilesOf(company: string, userId: number) {
  const profile = { user: { Id_Usuario: userId, Folio: 'F1' }, menu: null, company } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  renderHere(<Shortcuts viewer={{ company, userId }} />)
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('shows an employee six shortcuts', () => {
  expect(tilesOf('00100', 1)).toEqual([
    ['Recibos', '#/Recibos'],
    ['Kardex', '#/Kardex'],
    ['Documentos', '#/Documentos'],
    ['Aclaraciones', '#/AlgoNoCuadra'],
    ['Pedir', '#/Solicitudes/nueva'],
    ['Reconocer', '#/Reconocer'],
  ])
})

test('shows Pedir and Aclaraciones with the icons of Más', () => {
  tilesOf('00100', 1)
  const classOf = (icon: Element | null) => icon?.getAttribute('class')
  const iconOf = (name: string) => classOf(screen.getByRole('link', { name }).querySelector('svg'))
  const rest = render(
    <>
      <AskIcon />
      <ClarificationIcon />
    </>,
  )
  const expected = [...rest.container.querySelectorAll('svg')].map(classOf)
  expect([iconOf('Pedir'), iconOf('Aclaraciones')]).toEqual(expected)
})

test('shows a candidate data and documents, but no settings', () => {
  expect(tilesOf('CANDIDATO', 1)).toEqual([
    ['Mis datos', '#/ActualizacionDatos'],
    ['Documentos', '#/Documentos'],
  ])
})

test('shows only the settings to a person without an employee record', () => {
  expect(tilesOf('00300', 0)).toEqual([['Ajustes', '#/Ajustes']])
})
