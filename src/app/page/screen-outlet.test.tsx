import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '#hooks/navigation/navigation.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { ScreenOutlet } from './screen-outlet.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  act(() => navigate('/', { replace: true }))
})

test('clears the failure of a screen when the address changes, also when both addresses share the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const route = {
    load: lazyPart(async () => ({
      Screen: ({ params }: { params: Record<string, string> }) => {
        if (params['id'] === '1') throw new Error('broken')
        return <p>{params['id']}</p>
      },
    })),
  }
  const outlet = (id: string) => <ScreenOutlet route={route} params={{ id }} waiting={null} level={2} />
  act(() => navigate('/Personas/1'))
  const { rerender } = render(outlet('1'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  act(() => navigate('/Personas/2'))
  rerender(outlet('2'))
  expect(await screen.findByText('2')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
