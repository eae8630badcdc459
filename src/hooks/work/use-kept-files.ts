import { useEffect, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { type KeptFile, watchFiles } from '#core/store/kept-files.ts'

export interface KeptFiles {
  files: ReadonlyMap<string, KeptFile>
  totalBytes: number
}

const none: KeptFiles = { files: new Map(), totalBytes: 0 }

/** The files on this device, kept up to date across tabs. */
export function useKeptFiles(): KeptFiles {
  const [kept, setKept] = useState(none)
  useEffect(
    () =>
      watchFiles((files) => {
        setKept({
          files: new Map(files.map((file) => [file.id, file])),
          totalBytes: files.reduce((sum, file) => sum + file.size, 0),
        })
        if (files.length > 0) askToPersist()
      }),
    [],
  )
  return kept
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
