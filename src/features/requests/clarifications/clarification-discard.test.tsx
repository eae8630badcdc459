import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { watchSnacks } from '../../../../tests/support/device/snacks-here.ts'
import { openWorkHere, putRefused, sendCopiesHere } from '../../../../tests/support/device/work-here.ts'
import { Discard } from './clarification-discard.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'

const es = clarificationTexts.es.form
const onBack = vi.fn()
let work: WorkStore
let snacks: ReturnType<typeof watchSnacks>

beforeEach(async () => {
  onBack.mockReset()
  work = await openWorkHere()
  const refused = { operation: 'NOM-10', form: 'aclaracion-1', step: REQUEST_STEP, values: {}, message: 'No' }
  const row = await putRefused(work, refused)
  snacks = watchSnacks()
  render(<Discard row={row} onBack={onBack} />)
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.restoreAllMocks()
})

const discard = () => fireEvent.click(screen.getByRole('button', { name: es.discard }))
const entries = async () => [await work.db.outbox.count(), await work.db.drafts.count()]

test('stays open and shows an error when the device cannot withdraw the clarification', async () => {
  vi.spyOn(work.db.outbox, 'where').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  discard()
  await waitFor(() => expect(snacks).toEqual([{ text: es.notTaken, tone: 'error' }]))
  expect(onBack).not.toHaveBeenCalled()
  expect(await entries()).toEqual([1, 1])
})

test('says that the clarification is already being sent, keeps it and closes', async () => {
  sendCopiesHere()
  discard()
  await waitFor(() => expect(snacks).toEqual([{ text: es.tooLate, tone: 'info' }]))
  expect(onBack).toHaveBeenCalledOnce()
  expect(await entries()).toEqual([1, 1])
})

test('deletes a withdrawn clarification from the device and closes', async () => {
  discard()
  await waitFor(() => expect(snacks).toEqual([{ text: es.discarded, tone: 'info' }]))
  expect(onBack).toHaveBeenCalledOnce()
  expect(await entries()).toEqual([0, 0])
})
