import { IconFileUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { FilePick } from '#ui/actions/file-pick.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { readUpload, ROW_FILES, type Upload, uploadName } from './read-upload.ts'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

interface Props {
  current: {
    id: number
    archivo: string
    origen: string
    hojas?: string[] | undefined
    hoja?: number | undefined
    hojaFija?: boolean | undefined
  }
  /** Null after a reload. */
  file: File | null
  isBusy: boolean
  isResting: boolean
  /** @returns whether the server accepted the file; the screen shows a failure */
  onTake: (upload: Upload, file: File) => Promise<boolean>
  onProblem: (text: string) => void
}

export function SheetCard({ current, file, isBusy, isResting, onTake, onProblem }: Props) {
  const words = useTexts(texts)
  const { id, archivo, origen, hojas = [], hoja = 0, hojaFija = false } = current
  const [asked, setAsked] = useState<{ id: number; at: number } | null>(null)
  // File for repeating a failed upload. Null when the file could not be read.
  const [again, setAgain] = useState<{ id: number; file: File | null } | null>(null)
  const [isSending, setSending] = useState(false)
  const select = useRef<HTMLDivElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    // The upload disabled the select, so the select gets the focus back.
    const isFree = document.activeElement === document.body
    if (wasSending.current && !isSending && isFree) moveFocus(select.current?.querySelector('select'))
    wasSending.current = isSending
  }, [isSending])
  if (hojas.length < 2) return null
  const nameOf = (at: number) => hojas[at]?.trim() || words.sheet.unnamed(at + 1)
  if (hojaFija)
    return (
      <p className="t-card t-pad-3-4">
        {words.sheet.fixed(nameOf(hoja), hojas.length)}{' '}
        <span className="t-quiet">{words.sheet.fixedHelp}</span>
      </p>
    )
  const wanted = asked?.id === id ? asked.at : null
  const held = again?.id === id ? again.file : file

  async function take(from: File, at: number): Promise<void> {
    setSending(true)
    const read = await readUpload(from)
    if ('problem' in read) {
      setSending(false)
      setAgain({ id, file: null })
      return onProblem(words.file[read.problem])
    }
    const isTaken = await onTake({ nombre: uploadName(from), archivo: read.archivo, origen, hoja: at }, from)
    setSending(false)
    setAsked(null)
    setAgain(isTaken ? null : { id, file: from })
  }
  const choose = (at: number) => {
    setAsked(at === hoja ? null : { id, at })
    if (at !== hoja && held) void take(held, at)
  }
  return (
    <div className="t-card t-stack t-gap-3 t-pad-3-4">
      <div ref={select} className={classes.sheetField}>
        <SelectField
          label={words.sheet.label}
          value={String(wanted ?? hoja)}
          disabled={isBusy || isSending || isResting}
          options={hojas.map((_, at) => ({ value: String(at), label: nameOf(at) }))}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      {isSending ? (
        <ProgressLine text={words.file.sending} />
      ) : (
        wanted !== null && (
          <>
            <p role="status">{words.sheet.again(archivo, nameOf(wanted))}</p>
            <FilePick
              accept={ROW_FILES}
              isResting={isResting}
              onPick={([picked]) => void (picked && take(picked, wanted))}
            >
              <IconFileUpload size={22} aria-hidden />
              {words.file.choose}
            </FilePick>
          </>
        )
      )}
    </div>
  )
}
