import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Discard } from './clarification-discard.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'

const { snack, discardQueued } = vi.hoisted(() => ({ snack: vi.fn(), discardQueued: vi.fn() }))
vi.mock('#hooks/operations/snack.ts', async (original) => ({
  ...(await original<object>()),
  showSnack: snack,
}))
vi.mock('#hooks/work/use-outbox.ts', async (original) => ({ ...(await original<object>()), discardQueued }))

const es = clarificationTexts.es.form
const onBack = vi.fn()

beforeEach(() => {
  for (const each of [snack, discardQueued, onBack]) each.mockReset()
  render(<Discard row={{ form: 'aclaracion-1', step: 'solicitud', opId: 'op-1' }} onBack={onBack} />)
})
afterEach(cleanup)

const discard = () => fireEvent.click(screen.getByRole('button', { name: es.discard }))
const snackOf = (text: string) =>
  waitFor(() => expect(snack).toHaveBeenCalledWith(expect.objectContaining({ text })))

test('what the device could not take back stays open, and the person is told', async () => {
  discardQueued.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  discard()
  await snackOf(es.notTaken)
  expect(onBack).not.toHaveBeenCalled()
})

test('one that is on its way is said to be, and closes', async () => {
  discardQueued.mockResolvedValueOnce(false)
  discard()
  await snackOf(es.tooLate)
  expect(onBack).toHaveBeenCalledOnce()
})

test('one that was taken back is gone', async () => {
  discardQueued.mockResolvedValueOnce(true)
  discard()
  await snackOf(es.discarded)
  expect(onBack).toHaveBeenCalledOnce()
})
