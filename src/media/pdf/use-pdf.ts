import { useEffect, useState } from 'react'
import { openPdf, type PdfDocument, PdfError, type PdfProblem } from './pdf-document.ts'

export type PdfState =
  | { phase: 'opening' }
  | { phase: 'open'; document: PdfDocument }
  | { phase: 'failed'; problem: PdfProblem }

const opening: PdfState = { phase: 'opening' }

/** Opens the bytes. Closes them when they change or the viewer unmounts. */
export function usePdf(bytes: ArrayBuffer): PdfState {
  const [known, setKnown] = useState<{ bytes: ArrayBuffer; state: PdfState }>({ bytes, state: opening })
  useEffect(() => {
    let isWanted = true
    let opened: PdfDocument | null = null
    openPdf(bytes).then(
      (document) => {
        if (!isWanted) return document.close()
        opened = document
        setKnown({ bytes, state: { phase: 'open', document } })
      },
      (error: unknown) => {
        // The viewer shows the problem.
        const problem = error instanceof PdfError ? error.problem : 'failed'
        if (isWanted) setKnown({ bytes, state: { phase: 'failed', problem } })
      },
    )
    return () => {
      isWanted = false
      opened?.close()
      setKnown({ bytes, state: opening })
    }
  }, [bytes])
  return known.bytes === bytes ? known.state : opening
}
