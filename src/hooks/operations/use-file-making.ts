import { useState } from 'react'
import { showSnack } from './snack.ts'

/** @param failed returns the message for a file that could not be created */
export function useFileMaking(failed: () => string) {
  const [isBusy, setBusy] = useState(false)
  const make = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch {
      // Fetching the chunk or creating the file failed.
      showSnack({ text: failed(), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, make }
}
