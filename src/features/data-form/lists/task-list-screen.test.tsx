import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { DATA_FORM, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { serviceHere } from '../../../../tests/support/device/service-here.ts'
import { openWorkHere, putQueued } from '../../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { loadStep } from '../state/steps.ts'
import { TaskListScreen } from './task-list-screen.tsx'

// Without this preload, the steps would arrive after this file has ended.
await Promise.all([loadStep(1), loadStep(7)])

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [stepNumbers, 'Falta enviar 7 pasos; se envían solos.'],
  [[7], 'Falta enviar 1 paso; se envía solo.'],
])('says at the end of the form how many steps wait to be sent: %o', async (steps, text) => {
  openSessionHere({ Id_Usuario: 7, Folio: 'F7' }, 'CANDIDATO')
  const isOffline = steps.length === 7
  serviceHere(({ body }) => (isOffline || body['Opcion'] !== 10 ? null : { status: 'VACIO', bandera: 7 }))
  const work = await openWorkHere()
  for (const step of steps)
    await putQueued(work, { operation: 'DOC-12', form: DATA_FORM, step: String(step), values: {} })
  renderHere(
    <ShellPartsProvider value={shellAlone}>
      <TaskListScreen />
    </ShellPartsProvider>,
  )
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/Ya terminaste/)).toBeNull()
})
