import { act, renderHook } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { noteDeviceMode } from '#core/device-mode.ts'
import { closeAlert, useAlert } from '#hooks/alert.ts'

/** The files of a worker share their modules: each test starts on a personal device, with no alert of another unread. */
beforeEach(() => {
  noteDeviceMode('personal')
  const { result, unmount } = renderHook(() => useAlert())
  for (let alert = result.current; alert; alert = result.current) {
    const { id } = alert
    act(() => closeAlert(id))
  }
  unmount()
})
