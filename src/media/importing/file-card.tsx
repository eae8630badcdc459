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
  /** Where files have come from before. */
  sources: readonly string[]
  /** What is written at first. */
  source: string
  isBusy: boolean
  /** Without a network: it looks at rest, and still says why. */
  isResting?: boolean
  /** The file that is at work, and the way back to it; null where there is none. */
  back: { archivo: string; onBack: () => void } | null
  /** @returns whether it was taken; why not, the screen says */
  onTake: (file: { nombre: string; archivo: string; origen: string }) => Promise<boolean>
  onProblem: (text: string) => void
}

/** Which file, and from where: what its columns are is remembered by that. */
export function FileCard(props: Props) {
  const { lead, sources, source: first, isBusy, isResting, back, onTake, onProblem } = props
  const words = useTexts(texts).file
  const list = useId()
  const field = useId()
  const [source, setSource] = useState(first)
  const [error, setError] = useState<string | null>(null)
  // Chosen, and not taken: without its source, or on a way that broke off. In this page's memory alone.
  const [held, setHeld] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // Refused: the button comes back, and with it the focus that it had.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) input.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  async function take(file: File): Promise<void> {
    // Before a byte of it is in memory.
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
      // Moved or changed since it was chosen.
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
              // The same file can be chosen again after it was mended.
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
    // A system that knows no type of it says none.
    reader.addEventListener('load', () => {
      const read = typeof reader.result === 'string' ? reader.result : ''
      resolve(read.replace(/^data:[^,]*,/, 'data:application/octet-stream;base64,'))
    })
    reader.readAsDataURL(file)
  })
}
