import { useEffect, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { type KeptFile, peekFiles, watchFiles } from '#core/store/kept-files.ts'

export interface KeptFiles {
  files: ReadonlyMap<string, KeptFile>
  totalBytes: number
}

/**
 * The files on this device, kept up to date across tabs: at first as they were last known; null until that can be said.
 */
export function useKeptFiles(): KeptFiles | null {
  const [kept, setKept] = useState<KeptFiles | null>(() => {
    const files = peekFiles()
    return files && summed(files)
  })
  useEffect(
    () =>
      watchFiles((files) => {
        setKept(summed(files))
        if (files.length > 0) askToPersist()
      }),
    [],
  )
  return kept
}

function summed(files: readonly KeptFile[]): KeptFiles {
  return {
    files: new Map(files.map((file) => [file.id, file])),
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
  }
}

let asked = false

/** Asks for persistent storage once there is something worth keeping; a refusal changes nothing. */
function askToPersist(): void {
  // A kiosk's data goes with the person.
  if (asked || deviceMode() === 'kiosk') return
  asked = true
  // The screen "Este dispositivo" shows the browser's answer, and asks again.
  void navigator.storage?.persist?.().catch(() => false)
}
