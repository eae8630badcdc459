import { IconFileUpload, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { focusOnMount, moveFocus } from '#ui/actions/focus.ts'
import { FilePick } from '#ui/actions/file-pick.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { readUpload, ROW_FILES, type Upload, uploadName } from './read-upload.ts'
import { texts } from './texts.es.ts'

interface Props {
  lead: ReactNode
  sources: readonly string[]
  source: string
  isBusy: boolean
  /** True offline for a kind with `restsOffline`. The buttons look disabled; a tap shows the reason. */
  isResting: boolean
  /** File being imported, with a link back to its import; null without one. */
  back: { archivo: string; onBack: () => void } | null
  /** @returns whether the server accepted the file; the screen shows a failure */
  onTake: (upload: Upload, file: File) => Promise<boolean>
  onProblem: (text: string) => void
}

export function FileCard(props: Props) {
  const { lead, sources, source: first, isBusy, isResting, back, onTake, onProblem } = props
  const words = useTexts(texts).file
  const list = useId()
  const field = useId()
  const [source, setSource] = useState(first)
  const [error, setError] = useState<string | null>(null)
  // File that waits for a source or a second upload. Kept only in memory.
  const [held, setHeld] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // The upload hid the button, so the button gets the focus back.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) focusOnMount(input.current)
    wasBusy.current = isBusy
  }, [isBusy])

  async function take(file: File): Promise<void> {
    const origen = source.trim()
    if (origen === '') {
      setHeld(file)
      setError(words.sourceMissing)
      return moveFocus(document.getElementById(field))
    }
    const read = await readUpload(file)
    if ('problem' in read) {
      setHeld(null)
      return onProblem(words[read.problem])
    }
    const isTaken = await onTake({ nombre: uploadName(file), archivo: read.archivo, origen }, file)
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
              resting={isResting}
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
        <FilePick
          accept={ROW_FILES}
          isSecond={held !== null}
          isResting={isResting}
          input={input}
          onPick={([file]) => void (file && take(file))}
        >
          <IconFileUpload size={22} aria-hidden />
          {held ? words.chooseOther : words.choose}
        </FilePick>
      )}
      {back && !isBusy && (
        <div>
          <TextLink onClick={back.onBack}>{words.back(back.archivo)}</TextLink>
        </div>
      )}
    </section>
  )
}
