import { act, renderHook } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { forgetSynced } from '#hooks/operations/sync-state.ts'
import { ageFailures } from './noted-answers.ts'

/**
 * The files of a worker share their modules: each test starts on a personal device that has heard nothing of its service,
 * with no message of another test unread.
 */
beforeEach(() => {
  noteDeviceMode('personal')
  forgetSynced()
  ageFailures()
  const { result, unmount } = renderHook(() => ({ alert: useAlert(), snacks: useSnacks() }))
  for (let { alert } = result.current; alert; { alert } = result.current) {
    const { id } = alert
    act(() => closeAlert(id))
  }
  act(() => result.current.snacks.forEach(({ id }) => dismissSnack(id)))
  unmount()
})
