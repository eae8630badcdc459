import { useEffect, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { type KeptFile, peekFiles, watchFiles } from '#core/store/kept-files.ts'

export interface KeptFiles {
  files: ReadonlyMap<string, KeptFile>
  totalBytes: number
}

/** Returns the files stored on this device, updated across tabs; null while unknown. */
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

let hasAskedForPersistence = false

function askToPersist(): void {
  // A kiosk deletes its data when the person leaves, so it needs no persistent storage.
  if (hasAskedForPersistence || deviceMode() === 'kiosk') return
  hasAskedForPersistence = true
  // The screen "Este dispositivo" shows the browser's answer and can ask again.
  void navigator.storage?.persist?.().catch(() => false)
}
