import { IconAlertTriangle } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { loadCapture } from '../capture/capture-lazy.ts'
import type { CaptureProps, CaptureResult } from '../capture/capture-types.ts'
import { documentTexts } from './document-texts.es.ts'
import { requiredTexts } from './required-texts.es.ts'
import type { RequiredDocument, RequiredDocumentsProps } from './required-types.ts'
import classes from './required-documents.module.css'

interface Props {
  row: RequiredDocument
  upload: RequiredDocumentsProps['upload']
  onSent: () => void
  onCancel: () => void
}

/** Uploads a document. Keeps the file for retries until it is sent or discarded. */
export function RequiredUpload({ row, upload, onSent, onCancel }: Props) {
  const capture = useCaptureChunk()
  const [file, setFile] = useState<CaptureResult | null>(null)
  const { send, stop, share, problem } = useSending({ row, upload, onSent })
  const { Capture } = capture
  if (Capture && !file) {
    const ready = (result: CaptureResult) => {
      setFile(result)
      send(result)
    }
    return (
      <Capture label={row.name} fileBase={`documento-${row.idTipo}`} onReady={ready} onCancel={onCancel} />
    )
  }
  return (
    <Waiting
      name={row.name}
      isSending={file !== null}
      share={share}
      problem={problem}
      hasFailed={problem !== null || capture.hasFailed}
      onRetry={() => (file ? send(file) : capture.retry())}
      onStop={stop}
      onCancel={onCancel}
    />
  )
}

function useCaptureChunk() {
  const [Capture, setCapture] = useState<ComponentType<CaptureProps> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState(-1)
  useEffect(() => {
    let isWanted = true
    loadCapture().then(
      (chunk) => isWanted && setCapture(() => chunk.Capture),
      // The dialog shows the failure with a retry button.
      () => isWanted && setFailedAt(attempt),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])
  return { Capture, hasFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) }
}

function useSending({ row, upload, onSent }: Omit<Props, 'onCancel'>) {
  const words = useTexts(requiredTexts)
  /** Sent share from 0 to 1; null when no upload is running. */
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])
  const run = async (file: CaptureResult) => {
    const stopping = new AbortController()
    const { signal } = stopping
    stopper.current = stopping
    setShare(0)
    setProblem(null)
    const refusal = await upload(row, file, { signal, onShare: setShare })
    setShare(null)
    if (refusal === null) onSent()
    else setProblem(signal.aborted ? words.cancelled : refusal)
  }
  const stop = () => stopper.current?.abort()
  return { send: (file: CaptureResult) => void run(file), stop, share, problem }
}

interface WaitingProps {
  name: string
  isSending: boolean
  share: number | null
  problem: string | null
  hasFailed: boolean
  onRetry: () => void
  onStop: () => void
  onCancel: () => void
}

function Waiting({ name, isSending, share, problem, hasFailed, onRetry, onStop, onCancel }: WaitingProps) {
  const words = useTexts(requiredTexts)
  const { opening, failed } = useTexts(documentTexts)
  return (
    <Dialog opened title={name} closeLabel={words.close} persistent={share !== null} onClose={onCancel}>
      <div ref={focusOnMount} className={classes.form} tabIndex={-1}>
        {hasFailed ? (
          <>
            <Banner
              tone="error"
              live="alert"
              icon={<IconAlertTriangle size={24} />}
              title={problem ?? failed}
            >
              {isSending && words.uploadKept}
            </Banner>
            <div className={classes.buttons}>
              <Button variant="outline" onClick={onCancel}>
                {words.cancel}
              </Button>
              <Button onClick={onRetry}>{words.again}</Button>
            </div>
          </>
        ) : isSending ? (
          <Sending share={share ?? 0} onStop={onStop} />
        ) : (
          <ProgressLine text={opening} />
        )}
      </div>
    </Dialog>
  )
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const words = useTexts(requiredTexts)
  return (
    <>
      {share < 1 ? (
        <ProgressLine text={words.uploading} share={share} />
      ) : (
        <ProgressLine text={words.checking} />
      )}
      <Button variant="outline" onClick={onStop}>
        {words.cancel}
      </Button>
    </>
  )
}
