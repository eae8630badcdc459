import { IconFileUpload, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { MOST_FILE_BYTES, SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

const TYPES =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Props {
  lead: ReactNode
  /** Sources of earlier files, offered as suggestions. */
  sources: readonly string[]
  /** Initial value of the source field. */
  source: string
  isBusy: boolean
  /** True when offline: the buttons look disabled, but pressing one shows the reason. */
  isResting?: boolean
  /** File being imported, with a link back to it; null when there is none. */
  back: { archivo: string; onBack: () => void } | null
  /** @returns whether the server took the file; the screen shows a failure */
  onTake: (file: { nombre: string; archivo: string; origen: string }) => Promise<boolean>
  onProblem: (text: string) => void
}

/** Takes a file and its source. The server remembers the column mapping by source. */
export function FileCard(props: Props) {
  const { lead, sources, source: first, isBusy, isResting, back, onTake, onProblem } = props
  const words = useTexts(texts).file
  const list = useId()
  const field = useId()
  const [source, setSource] = useState(first)
  const [error, setError] = useState<string | null>(null)
  // File chosen but not uploaded: the source was missing or the upload failed. Kept only in memory.
  const [held, setHeld] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // The button is shown again after the upload, so it gets the focus back.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) input.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  async function take(file: File): Promise<void> {
    // Checked first, so that a large file is never read into memory.
    if (file.size > MOST_FILE_BYTES) {
      setHeld(null)
      return onProblem(words.large)
    }
    const origen = source.trim()
    if (origen === '') {
      setHeld(file)
      setError(words.sourceMissing)
      return document.getElementById(field)?.focus()
    }
    let archivo: string
    try {
      archivo = await readAsDataUrl(file)
    } catch {
      // The file was moved or changed after it was chosen.
      setHeld(null)
      return onProblem(words.unread)
    }
    const isTaken = await onTake({ nombre: file.name.slice(-200), archivo, origen })
    setHeld(isTaken ? null : file)
  }
  return (
    <section className="t-card t-stack t-gap-4 t-pad-4 t-page">
      {lead}
      <TextField
        id={field}
        label={words.source}
        description={words.sourceHelp}
        error={error}
        value={source}
        maxLength={SOURCE_LENGTH}
        list={list}
        onChange={(event) => {
          setSource(event.target.value)
          setError(null)
        }}
      />
      <datalist id={list}>
        {sources.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {held && !isBusy && (
        <div className="t-stack t-gap-2">
          <p className="t-break">
            <strong>{held.name}</strong> {words.held}
          </p>
          <p className="t-quiet t-small">{words.heldText}</p>
          <div>
            <Button
              resting={isResting === true}
              leftSection={<IconUpload size={22} aria-hidden />}
              onClick={() => void take(held)}
            >
              {words.goOn}
            </Button>
          </div>
        </div>
      )}
      {isBusy ? (
        <ProgressLine text={words.sending} />
      ) : (
        <label
          className={classes.file}
          data-second={held !== null || undefined}
          data-resting={isResting || undefined}
        >
          <input
            ref={input}
            type="file"
            className="t-hidden"
            accept={TYPES}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Lets the same file be chosen again after it was corrected.
              event.target.value = ''
              if (file) void take(file)
            }}
          />
          <IconFileUpload size={22} aria-hidden />
          {held ? words.chooseOther : words.choose}
        </label>
      )}
      {back && !isBusy && (
        <div>
          <TextLink onClick={back.onBack}>{words.back(back.archivo)}</TextLink>
        </div>
      )}
    </section>
  )
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    // Some systems know no media type for the file, so the data URL gets a fixed one.
    reader.addEventListener('load', () => {
      const read = typeof reader.result === 'string' ? reader.result : ''
      resolve(read.replace(/^data:[^,]*,/, 'data:application/octet-stream;base64,'))
    })
    reader.readAsDataURL(file)
  })
}
