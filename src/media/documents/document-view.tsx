import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { FileAnswer } from '#models/documents/document-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { documentTexts } from './document-texts.es.ts'
import { loadPdfViewer } from '../pdf/pdf-viewer-lazy.ts'
import classes from './document-view.module.css'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

interface Props {
  /** Loads the file, at first and on every retry. Another file needs another `key`. */
  load: (signal: AbortSignal) => Promise<FileAnswer>
  fileName: string
  label: string
  canDownload?: boolean
  canShare?: boolean
}

type Opened = Extract<FileAnswer, { kind: 'file' }>
type State =
  | { kind: 'opening' }
  | { kind: 'pdf'; file: Opened; Viewer: Awaited<ReturnType<typeof loadPdfViewer>>['PdfViewer'] }
  | { kind: 'image'; file: Opened; View: Awaited<ReturnType<typeof loadImageView>> }
  /** 'undrawn': the picture could not be drawn, because it is damaged or the memory is too low. */
  | { kind: 'damaged' | 'failed' | 'undrawn' }

const OPENING: State = { kind: 'opening' }

/** Shows the file or the spec's error text (spec 000 §8; DOCS-31, DOCS-32). */
export function DocumentView({ load, fileName, label, canDownload = true, canShare = true }: Props) {
  const words = useTexts(documentTexts)
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; state: State } | null>(null)
  const latestLoad = useRef(load)
  useEffect(() => {
    const stop = new AbortController()
    void open(latestLoad.current, stop.signal).then((state) => {
      if (!stop.signal.aborted) setKnown({ attempt, state })
    })
    return () => stop.abort()
  }, [attempt])
  const state = known?.attempt === attempt ? known.state : OPENING
  const retry = () => setAttempt(attempt + 1)
  const breakDown = () => setKnown({ attempt, state: { kind: 'undrawn' } })
  switch (state.kind) {
    case 'opening':
      return (
        <div className={classes.place}>
          <ProgressLine text={words.opening} />
        </div>
      )
    case 'pdf':
      return (
        <state.Viewer
          bytes={state.file.bytes}
          onRetry={retry}
          isMain={false}
          {...{ fileName, label, canDownload, canShare }}
        />
      )
    case 'image':
      return (
        <state.View file={state.file} onBroken={breakDown} {...{ fileName, label, canDownload, canShare }} />
      )
    default:
      return (
        <div className={classes.place}>
          <Banner
            tone={state.kind === 'damaged' ? 'pink' : 'error'}
            live="alert"
            icon={<IconAlertTriangle size={24} />}
          >
            {words[state.kind]}
          </Banner>
          <Button variant="outline" onClick={retry}>
            {words.again}
          </Button>
        </div>
      )
  }
}

const loadImages = lazyPart(() => import('./image-view.tsx'))

async function loadImageView() {
  return (await loadOrReload(loadImages)).ImageView
}

async function open(load: Props['load'], signal: AbortSignal): Promise<State> {
  try {
    const answer = await load(signal)
    if (answer.kind !== 'file') return { kind: answer.kind }
    if (answer.media === 'application/pdf') {
      const { PdfViewer } = await loadPdfViewer()
      return { kind: 'pdf', file: answer, Viewer: PdfViewer }
    }
    return { kind: 'image', file: answer, View: await loadImageView() }
  } catch {
    // The viewer's chunk could not be fetched.
    return { kind: 'failed' }
  }
}
