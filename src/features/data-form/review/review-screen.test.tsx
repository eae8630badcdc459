import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import * as outbox from '#hooks/work/use-outbox.ts'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import '../../../../tests/support/browser/dialogs-here.ts'
import { ReviewScreen } from './review-screen.tsx'
import * as steps from './review-steps.tsx'
import * as review from './use-review.ts'
import * as names from '../state/use-step-names.ts'

let seen: object

beforeEach(() => {
  seen = {}

  const status = (step: number) => ({ step, state: 'synced', at: 1 })
  const entries = stepNumbers.map((step) => ({
    step,
    values: step === 7 ? goodSteps[7] : null,
    status: status(step),
  }))
  const context = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }
  const whole = { isRegistered: false, entries, doubts, missing: [], lists: {}, context }
  vi.spyOn(review, 'useReview').mockImplementation(() => ({ ...whole, ...seen }) as never)
  vi.spyOn(steps, 'ReviewSteps').mockReturnValue([])
  vi.spyOn(names, 'useStepNames').mockReturnValue(stepNumbers.map(String))
})
const doubts = [
  {
    path: '/ActualizacionDatos/4?parte=2&volver=revision',
    label: 'Mes en que terminaste',
    text: 'Revísalo.',
  },
]

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(): void {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellPartsProvider value={shellAlone}>{children}</ShellPartsProvider>
  )
  render(<ReviewScreen />, { wrapper })
}

async function finish(): Promise<void> {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar registro' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
}

test.each([
  ['full device', new DOMException('full', 'QuotaExceededError'), /No se pudo guardar aquí/],
  ['closed store', new DOMException('closed', 'DatabaseClosedError'), /No se pudo guardar aquí/],
])('%s: closes the dialog, shows the reason, and allows a retry', async (_name, error, words) => {
  const confirm = vi.spyOn(outbox, 'confirmStep').mockRejectedValue(error)
  await finish()
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  confirm.mockResolvedValue({ kept: true, opId: 'x' })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar registro' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
})

test('shows a doubtful answer with a link to change it, without blocking the save', async () => {
  const confirm = vi.spyOn(outbox, 'confirmStep').mockResolvedValue({ kept: true, opId: 'x' })
  await finish()
  expect(screen.getByText('Revísalo.')).toBeTruthy()
  expect(screen.getByText('SyncBanner of a form')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cambiar Mes en que terminaste' }).getAttribute('href')).toBe(
    '#/ActualizacionDatos/4?parte=2&volver=revision',
  )
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
})

test('FORM-14: sends a registered person from the review to their data', async () => {
  navigate(paths.myDataReview)
  seen = { isRegistered: true }
  show()
  await waitFor(() => expect(currentPath()).toBe(paths.myData))
  expect(screen.queryByRole('button', { name: 'Guardar registro' })).toBeNull()
})

test('lets a registered person finish a step that is still open', async () => {
  navigate(paths.myDataReview)
  const open = { step: 7, values: goodSteps[7], base: [], saved: null, status: { state: 'draft', at: 1 } }
  seen = { isRegistered: true, entries: [open] }
  show()
  expect(await screen.findByRole('button', { name: 'Guardar registro' })).toBeTruthy()
  expect(currentPath()).toBe(paths.myDataReview)
})
