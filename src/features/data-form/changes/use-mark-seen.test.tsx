import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DataChange, listDataChanges } from '#contract/data-form/data-changes.ts'
import { useSnacks } from '#hooks/operations/snack.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { useMarkSeen } from './use-mark-seen.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    Response.json(request instanceof URL ? {} : { status: 'OK' }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function List() {
  const { busyId, run } = useMarkSeen()
  useQuery({
    queryKey: [listDataChanges.id],
    initialData: 1,
    staleTime: 60_000,
    queryFn: () => new Promise<number>(() => {}),
  })
  const change = { id: 7, nombre: 'ANA RUIZ' } as DataChange
  return (
    <>
      <button type="button" onClick={() => void run(change)}>
        {busyId === null ? 'free' : 'busy'}
      </button>
      <p role="status">{useSnacks().map(({ text }) => text)}</p>
    </>
  )
}

test('confirms a marked change at once, without waiting for the list', async () => {
  renderHere(<List />)
  fireEvent.click(screen.getByRole('button', { name: 'free' }))
  expect(await screen.findByText(/^Marcaste como visto el cambio de Ana Ruiz/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'free' })).toBeTruthy()
})
