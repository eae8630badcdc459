import { useState } from 'react'

/**
 * Keeps the last uploaded file in memory, because the server deletes its bytes: another sheet is read from a
 * second upload. It is lost when the page reloads.
 */
export function useKeptFile() {
  const [kept, setKept] = useState<{ importId: number; file: File } | null>(null)
  return {
    keep: (importId: number, file: File) => setKept({ importId, file }),
    fileOf: (importId: number) => (kept?.importId === importId ? kept.file : null),
  }
}
