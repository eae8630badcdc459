import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../tests/support/browser/shell-parts.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { HelpScreen } from './help-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('answers a question without a network', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', asked)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openSessionHere({ Id_Usuario: 1, Folio: '100101' })
  render(
    <ShellPartsProvider value={{ ...shellAlone, canOpen: () => true }}>
      <HelpScreen />
    </ShellPartsProvider>,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '¿Qué es el kardex?' } })
  expect(await screen.findByText(/^Es el registro de tus días/)).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
})
