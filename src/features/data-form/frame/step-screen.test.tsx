import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkRegistration } from '#contract/documents/documents.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { loadStep } from '../state/steps.ts'
import { StepScreen } from './step-screen.tsx'

// Without this preload, the other steps would arrive after this file has ended.
await Promise.all([loadStep(1), loadStep(7)])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('keeps an open step and its typed text when the server reports a later step', async () => {
  openSessionHere({ Id_Usuario: 7, Folio: 'F7' })
  let tell: (answer: Response) => void = () => undefined
  const further = new Promise<Response>((resolve) => (tell = resolve))
  let hasAskedForSaved = false
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json().catch(() => ({}))) as { Opcion?: number }
    if (Opcion === 10) return further
    hasAskedForSaved ||= Opcion === 13
    return Opcion === 13
      ? new Promise<Response>(() => undefined)
      : Response.json({ status: 'VACIO', data: [] })
  })
  const client = new QueryClient()
  const kept = { value: { status: 'VACIO', bandera: 1 }, at: 1 }
  client.setQueryData([checkRegistration.id, {}], kept, { updatedAt: 0 })
  renderHere(
    <Suspense fallback={null}>
      <ShellPartsProvider value={shellAlone}>
        <StepScreen params={{ paso: '1' }} />
      </ShellPartsProvider>
    </Suspense>,
    client,
  )
  const [street] = await screen.findAllByRole('textbox')
  if (!street) throw new Error('the street field is missing')
  fireEvent.change(street, { target: { value: '06600' } })
  await act(async () => tell(Response.json({ status: 'VACIO', bandera: 3 })))
  await waitFor(() => expect(hasAskedForSaved).toBe(true))
  expect(street.isConnected).toBe(true)
  expect((street as HTMLInputElement).value).toBe('06600')
  // The banner of a form says where typed text is stored. The age of the data is not shown.
  expect(screen.getByText('SyncBanner of a form')).toBeTruthy()
})
