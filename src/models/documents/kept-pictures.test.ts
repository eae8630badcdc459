import { afterEach, expect, test, vi } from 'vitest'
import * as drafts from '#core/outbox/drafts.ts'
import { prepareUpdate } from '#core/store/update-readiness.ts'
import { createPictureKeeper } from './kept-pictures.ts'

afterEach(() => vi.restoreAllMocks())

test('delays an update of the app until a photo just taken is stored', async () => {
  let written: (isKept: boolean) => void = () => undefined
  vi.spyOn(drafts, 'writeDraft').mockReturnValue(new Promise((resolve) => (written = resolve)))
  createPictureKeeper({ form: 'documents', step: '1' }, vi.fn()).keep([
    { blob: new Blob(['photo']), edit: {} },
  ])
  let isReady = false
  const ready = prepareUpdate().then(() => {
    isReady = true
  })
  await vi.waitFor(() => expect(drafts.writeDraft).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isReady).toBe(false)
  written(true)
  await ready
})
