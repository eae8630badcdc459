import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { loadPdfViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { loadDrawing, type Paper, paperFileName } from './paper-drawing.ts'
import { texts } from './papers-texts.es.ts'
import classes from './papers.module.css'

type PdfViewer = Awaited<ReturnType<typeof loadPdfViewer>>['PdfViewer']
type Drawing =
  | { phase: 'drawing' }
  | { phase: 'drawn'; bytes: ArrayBuffer; Viewer: PdfViewer }
  /** `noViewer`: a chunk could not be fetched. `notDrawn`: drawing failed, for example for lack of memory. */
  | { phase: 'failed'; why: 'noViewer' | 'notDrawn' }

export function PaperView({ paper, label }: { paper: Paper; label: string }) {
  const words = useTexts(texts)
  const { drawing, again } = useDrawing(paper)
  if (drawing.phase === 'drawn') {
    return <drawing.Viewer bytes={drawing.bytes} fileName={paperFileName(paper)} label={label} />
  }
  if (drawing.phase === 'drawing') {
    return (
      <div className={classes.waiting}>
        <ProgressLine text={words.drawing} />
      </div>
    )
  }
  return (
    <div className={classes.problem} role="alert">
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={words[drawing.why]}
        action={<Button onClick={again}>{words.again}</Button>}
      />
    </div>
  )
}

function useDrawing(paper: Paper): { drawing: Drawing; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; drawing: Drawing } | null>(null)
  useEffect(() => {
    let isWanted = true
    void draw(paper).then((drawing) => {
      if (isWanted) setKnown({ attempt, drawing })
    })
    return () => {
      isWanted = false
    }
  }, [paper, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { drawing: known?.attempt === attempt ? known.drawing : { phase: 'drawing' }, again }
}

/** Never throws, because an unhandled error would leave the spinner on screen. */
async function draw(paper: Paper): Promise<Drawing> {
  // Null when a chunk could not be fetched.
  const parts = await Promise.all([loadDrawing(paper), loadPdfViewer()]).catch(() => null)
  if (!parts) return { phase: 'failed', why: 'noViewer' }
  const [drawPaper, { PdfViewer }] = parts
  try {
    return { phase: 'drawn', bytes: drawPaper(), Viewer: PdfViewer }
  } catch {
    // The screen shows the failure with a retry button.
    return { phase: 'failed', why: 'notDrawn' }
  }
}
