import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/recognition/recognition-desk.examples.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { DeskFigures } from './desk/desk-figures.tsx'
import { WallFigures } from './wall-figures.tsx'

let isOut = false

beforeEach(() => {
  isOut = false
  openSessionHere({ Id_Usuario: 9, Folio: '100101' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (isOut) throw new TypeError('Failed to fetch')
    const isOfDesk = !(request instanceof URL) && request.url.includes('/mesa/')
    return Response.json((isOfDesk ? examples.readDeskFigures : examples.readFigures).response)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each<[string, ReactElement]>([
  ['of the wall', <WallFigures key="wall" />],
  ['of the desk', <DeskFigures key="desk" />],
])('shows the date of the figures %s after a failed refetch', async (_, figures) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = renderHere(figures, client)
  const fold = container.querySelector('details')
  if (!fold) throw new Error('the figures have no fold')
  fold.open = true
  await act(async () => fold.dispatchEvent(new Event('toggle')))
  expect((await screen.findAllByText(/reconocimientos?$/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Datos del /)).toBeNull()
  isOut = true
  await act(() => client.invalidateQueries())
  expect(await screen.findByText(/^Datos del \d/)).toBeTruthy()
  expect(screen.getAllByText(/reconocimientos?$/).length).toBeGreaterThan(0)
})
