import { IconAlertTriangle } from '@tabler/icons-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressLine } from '#ui/progress-line.tsx'
import { loadCapture } from './capture-lazy.ts'
import type { CaptureProps, CaptureResult } from './capture-types.ts'
import { documentTexts } from './document-texts.ts'
import { requiredTexts } from './required-texts.ts'
import type { RequiredDocument, RequiredDocumentsProps } from './required-types.ts'
import classes from './required-documents.module.css'

interface Props {
  row: RequiredDocument
  upload: RequiredDocumentsProps['upload']
  onSent: () => void
  onCancel: () => void
}

/** Takes or picks the file, then sends it; what was taken stays until it is with the server or thrown away. */
export function RequiredUpload({ row, upload, onSent, onCancel }: Props) {
  const capture = useCaptureChunk()
  const [file, setFile] = useState<CaptureResult | null>(null)
  const { send, isSending, problem } = useSending({ row, upload, onSent })
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
      isBusy={isSending}
      isSending={file !== null}
      problem={problem}
      hasFailed={problem !== null || capture.hasFailed}
      onRetry={() => (file ? send(file) : capture.retry())}
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
      () => isWanted && setFailedAt(attempt),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])
  return { Capture, hasFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) }
}

function useSending({ row, upload, onSent }: Omit<Props, 'onCancel'>) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (file: CaptureResult) => {
    setSending(true)
    setProblem(null)
    const refusal = await upload(row, file)
    setSending(false)
    if (refusal === null) onSent()
    else setProblem(refusal)
  }
  return { send: (file: CaptureResult) => void run(file), isSending, problem }
}

interface WaitingProps {
  name: string
  isBusy: boolean
  isSending: boolean
  problem: string | null
  hasFailed: boolean
  onRetry: () => void
  onCancel: () => void
}

function Waiting({ name, isBusy, isSending, problem, hasFailed, onRetry, onCancel }: WaitingProps) {
  const words = useTexts(requiredTexts)
  const { opening, failed } = useTexts(documentTexts)
  // The dialog comes in the place of another one: the focus goes into it.
  const focus = useCallback((place: HTMLDivElement | null) => place?.focus(), [])
  return (
    <Dialog opened title={name} closeLabel={words.close} persistent={isBusy} onClose={onCancel}>
      <div ref={focus} className={classes.form} tabIndex={-1}>
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
        ) : (
          <ProgressLine text={isSending ? words.uploading : opening} />
        )}
      </div>
    </Dialog>
  )
}
