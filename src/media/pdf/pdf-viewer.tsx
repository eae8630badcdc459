import { useCallback, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { FileActions } from './file-actions.tsx'
import { openPdf, type PdfDocument, type PdfProblem } from './pdf-document.ts'
import { PdfPageView } from './pdf-page.tsx'
import { PdfTools } from './pdf-tools.tsx'
import { PrintAction } from './print-action.tsx'
import { printPdf } from './print-pdf.ts'
import { printTexts } from './print-texts.es.ts'
import { SystemPrint } from './system-print.tsx'
import { texts } from './texts.es.ts'
import { usePdf } from './use-pdf.ts'
import { useZoomRoom, ZoomPane } from './zoom-pane.tsx'
import classes from './pdf-viewer.module.css'
import { Button } from '#ui/actions/button.tsx'

export interface PdfViewerProps {
  /** Bytes of the file. A new buffer means a new file. The viewer does not transfer the buffer. */
  bytes: ArrayBuffer
  fileName: string
  label: string
  /** Ignored on a shared device, which can only print. */
  canDownload?: boolean
  canShare?: boolean
  /** False when the screen has another main action. Default: true. */
  isMain?: boolean
  onRetry?: () => void
}

/** Viewer of a PDF; load it through `pdf-viewer-lazy.ts` only. */
export function PdfViewer({
  canDownload = true,
  canShare = true,
  isMain = true,
  onRetry,
  ...file
}: PdfViewerProps) {
  const words = useTexts(texts)
  const pdf = usePdf(file.bytes)
  const shared = useSharedDevice()
  const [isBroken, setIsBroken] = useState(false)
  if (pdf.phase === 'failed' || isBroken) {
    return <Problem problem={pdf.phase === 'failed' ? pdf.problem : 'failed'} onRetry={onRetry} />
  }
  return (
    <div className="t-stack t-grow t-low">
      {pdf.phase === 'open' ? (
        <Reader document={pdf.document} label={file.label} onBroken={() => setIsBroken(true)} />
      ) : (
        <div className={classes.waiting}>
          <ProgressLine text={words.opening} />
        </div>
      )}
      {shared === null ? (
        <FileActions {...file} canDownload={canDownload} canShare={canShare} isMain={isMain} />
      ) : (
        pdf.phase === 'open' && <PrintAction onPrint={() => printPdf(pdf.document)} />
      )}
    </div>
  )
}

/**
 * Prints a PDF.
 * @throws when the file cannot be read or drawn
 */
export async function printFile(bytes: ArrayBuffer, isWanted: () => boolean): Promise<void> {
  const pdf = await openPdf(bytes)
  await printPdf(pdf, isWanted).finally(() => pdf.close())
}

function Problem({ problem, onRetry }: { problem: PdfProblem; onRetry: (() => void) | undefined }) {
  const words = useTexts(texts)
  return (
    <div className={classes.problem}>
      <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />}>
        {words[problem]}
      </Banner>
      {onRetry && <Button onClick={onRetry}>{words.again}</Button>}
    </div>
  )
}

/** Sum of the left and right margins of a page that fits the width, in CSS pixels. */
const MARGIN = 24

interface ReaderProps {
  document: PdfDocument
  label: string
  onBroken: () => void
}

function Reader({ document, label, onBroken }: ReaderProps) {
  const words = useTexts(texts)
  const room = useZoomRoom()
  const { box, width, zoom, drawn, zoomTo } = room
  const [hasDrawn, setHasDrawn] = useState(false)
  const [current, setCurrent] = useState(1)
  const printWords = useTexts(printTexts)
  const pages = document.pages
  const widest = Math.max(...pages.map((page) => page.getViewport({ scale: 1 }).width))
  const fit = Math.max(0.1, (width - MARGIN) / widest)

  const noteDrawn = useCallback(() => setHasDrawn(true), [])
  const goTo = (page: number) => {
    box.current?.children[0]?.children[page - 1]?.scrollIntoView({ block: 'start', inline: 'nearest' })
  }
  return (
    <ZoomPane
      scroller={room.scroller}
      zoom={zoom}
      onZoom={zoomTo}
      label={label}
      onScroll={() => setCurrent(pageInView(box.current))}
      below={
        <>
          {!hasDrawn && (
            <div className={classes.drawing}>
              <ProgressLine text={words.opening} />
            </div>
          )}
          <SystemPrint
            onPrint={(isWanted) => printPdf(document, isWanted)}
            shown={() =>
              [...(box.current?.children[0]?.children ?? [])].map(
                (frame, index) =>
                  frame.querySelector('canvas') ?? printWords.notDrawn(index + 1, pages.length),
              )
            }
          />
          <PdfTools zoom={zoom} onZoom={zoomTo} page={current} pages={pages.length} onPage={goTo} />
        </>
      }
    >
      <div className={classes.sheet}>
        {width > 0 &&
          pages.map((page, index) => (
            <PdfPageView
              key={page.pageNumber}
              page={page}
              name={words.page(index + 1, pages.length)}
              scale={fit * zoom}
              drawScale={fit * drawn}
              onDrawn={noteDrawn}
              onFailed={onBroken}
            />
          ))}
      </div>
    </ZoomPane>
  )
}

function pageInView(box: HTMLElement | null): number {
  if (!box) return 1
  const middle = box.scrollTop + box.clientHeight / 2
  const frames = [...(box.children[0]?.children ?? [])] as HTMLElement[]
  const index = frames.findLastIndex((frame) => frame.offsetTop <= middle)
  return Math.max(1, index + 1)
}
