import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import * as session from '#hooks/session/use-session.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { shellAlone } from '../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { Screen } from './more-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('shows a failure with a retry button when the rows cannot be fetched, and does not retry itself', async () => {
  vi.spyOn(session, 'useProfile').mockReturnValue({ user: {}, menu: null, company: '00100' } as never)
  const fetchRows = vi.fn(async (): Promise<{ rows: [] }> => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  renderHere(
    <ShellPartsProvider value={{ ...shellAlone, loadRows: lazyPart(fetchRows) }}>
      <Screen />
    </ShellPartsProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Intentar otra vez' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(fetchRows).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeTruthy()
  fetchRows.mockResolvedValueOnce({ rows: [] })
  fireEvent.click(again)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(fetchRows).toHaveBeenCalledTimes(2)
})

test('draws no heading above a group whose rows are all absent', async () => {
  vi.spyOn(session, 'useProfile').mockReturnValue({ user: {}, menu: null, company: '00100' } as never)
  const row = { rank: 1, icon: () => null, tone: 'primary' } as const
  const rows: MoreRow[] = [
    {
      ...row,
      path: '/Autorizaciones',
      group: 'team',
      title: () => 'Autorizaciones',
      useIsShown: () => false,
    },
    { ...row, path: '/Recibos', group: 'daily', title: () => 'Recibos' },
    { ...row, path: '/Asistente', group: 'daily', title: () => 'Asistente', useIsShown: () => false },
  ]
  renderHere(
    <ShellPartsProvider
      value={{ ...shellAlone, canOpen: () => true, loadRows: lazyPart(async () => ({ rows })) }}
    >
      <Screen />
    </ShellPartsProvider>,
  )
  expect(await screen.findByRole('link', { name: 'Recibos' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Para tu día a día' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Tu equipo' })).toBeNull()
  expect(screen.queryByText('Asistente')).toBeNull()
})
