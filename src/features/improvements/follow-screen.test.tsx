import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { waitingTexts } from '#models/requests/waiting-texts.es.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { serviceHere } from '../../../tests/support/device/service-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import { openWorkHere, putQueued } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { FollowScreen } from './follow-screen.tsx'

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('shows an error when an idea cannot be taken back', async () => {
  serviceHere(() => null)
  const work = await openWorkHere()
  await putQueued(work, {
    operation: registerImprovement.id,
    form: 'mejora-1',
    step: REQUEST_STEP,
    values: { what: 'Un espejo', where: 'Almacén', benefit: 'Menos choques', photos: [], photoCount: 0 },
  })
  const snacks = watchSnacks()
  renderHere(<FollowScreen />, withoutRetries())
  fireEvent.click(await screen.findByRole('button', { name: /^No enviar/ }))
  const dialog = await screen.findByRole('dialog')
  vi.spyOn(work.db.outbox, 'where').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'No enviar' }))
  await waitFor(() => expect(snacks).toEqual([{ text: waitingTexts.es.notTaken, tone: 'error' }]))
})
