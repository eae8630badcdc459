import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { openWorkHere, putQueued } from '../../../tests/support/device/work-here.ts'
import { useWaitsFor, waitsForOf } from './waits-for.ts'

const FORM = 'encuesta-7'

afterEach(() => {
  setOpenStore(null)
  vi.restoreAllMocks()
})

test.each(['queued', 'sending'] as const)(
  'returns the portal for an entry in the state %s that the host lacks, until the host knows it',
  async (state) => {
    const work = await openWorkHere()
    for (const form of [FORM, 'encuesta-8'])
      await putQueued(work, { operation: 'P-06', form, step: 'solicitud', values: {} })
    await work.db.outbox.where({ form: FORM }).modify({ isLacked: true, state })
    const { result, rerender } = renderHook(({ form }) => useWaitsFor(form), { initialProps: { form: FORM } })
    await waitFor(() => expect(result.current).toBe('portal'))
    rerender({ form: 'encuesta-8' })
    await waitFor(() => expect(result.current).toBeNull())
    rerender({ form: FORM })
    await waitFor(() => expect(result.current).toBe('portal'))
    rerender({ form: '' })
    expect(result.current).toBeNull()
    rerender({ form: FORM })
    await work.db.outbox.where({ form: FORM }).modify({ isLacked: false })
    noteWorkChange()
    await waitFor(() => expect(result.current).toBeNull())
  },
)

test('names the portal before Wi-Fi', () => {
  expect(waitsForOf({ isLacked: true, wifiOnly: true })).toBe('portal')
  expect(waitsForOf({ isLacked: false, wifiOnly: true })).toBe('wifi')
  expect(waitsForOf({ isPutOff: true, wifiOnly: true })).toBe('service')
  expect([waitsForOf({ isLacked: undefined }), waitsForOf(undefined)]).toEqual([null, null])
})
