import { act, cleanup, configure, renderHook } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { loadConfig } from '#core/transport/config.ts'
import { noteClock } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { forgetSynced } from '#hooks/operations/sync-state.ts'
import { ageFailures } from './noted-answers.ts'

// The host's settings come before the first test of a worker: behind a `fetch` that never answers they would keep every
// call of the files after it waiting.
const { fetch } = globalThis
globalThis.fetch = async () => Response.json({})
await loadConfig()
globalThis.fetch = fetch

// A busy machine fails nothing: only what never comes takes this long.
configure({ asyncUtilTimeout: 30_000 })
// A screen that stays mounted would go on telling the next file of its dates.
afterEach(cleanup)

/**
 * The files of a worker share their modules: each test starts on a personal device with nobody's store, token or clock. It
 * has heard nothing of its service, and no message of another test is unread.
 */
beforeEach(() => {
  noteDeviceMode('personal')
  setOpenStore(null)
  setCurrentToken(null)
  noteClock(0)
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
