import { useRef, useState } from 'react'
import { importLawRows, listLawRows } from '#contract/law/law-rows.ts'
import { fileWords } from '#domain/law/file-words.es.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { FilePick } from '#ui/actions/file-pick.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { type ChosenFile, readChosen } from './read-file.ts'
import { texts } from './texts.es.ts'
import classes from './law-rules.module.css'

/** Maximum of problems listed at once. */
const SHOWN = 20

/** Checks the file on the device, so that bad lines are listed before anything is sent. */
export function ImportFile({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const { file: labels } = words
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useProblem()
  const { isBusy, send } = useListChange(listLawRows, words)
  useUnsavedInput(chosen !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  const pick = async ([file]: readonly File[]) => {
    if (file === undefined) return
    const read = await readChosen(file)
    const isRead = typeof read !== 'string'
    setChosen(isRead ? read : null)
    if (!isRead) return setProblem(labels[read])
    setProblem(read.rows + read.problems.length === 0 ? labels.empty : null)
  }
  const upload = async ({ name, text }: ChosenFile) => {
    if (!navigator.onLine) return setProblem(words.failure.offline)
    const failed = await send(importLawRows, { archivo: name, contenido: text })
    setProblem(failed)
    if (failed !== null) return
    showSnack({ text: labels.done, tone: 'success' })
    onClose()
  }
  return (
    <section className={classes.form} aria-labelledby="subir-reglas">
      <h2 ref={heading} id="subir-reglas" className="t-h3 t-heavy t-no-focus" tabIndex={-1}>
        {labels.title}
      </h2>
      <p>{labels.text}</p>
      <p className={classes.columns}>{fileWords.columns.join(',')}</p>
      <FilePick accept=".csv,.txt,text/csv,text/plain" onPick={(files) => void pick(files)}>
        {labels.choose}
      </FilePick>
      {chosen !== null && <Chosen chosen={chosen} />}
      <ProblemBanner title={words.notDone} problem={problem} />
      <div className="t-wrap t-gap-3">
        <Button variant="outline" aria-disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        {chosen !== null && chosen.rows > 0 && (
          <Button className="t-grow" aria-disabled={isBusy} onClick={() => void upload(chosen)}>
            {isBusy ? words.saving : labels.send}
          </Button>
        )}
      </div>
    </section>
  )
}

function Chosen({ chosen: { name, rows, problems } }: { chosen: ChosenFile }) {
  const words = useTexts(texts)
  const more = problems.length - SHOWN
  return (
    <div className="t-stack t-gap-2" role="status">
      <p className="t-strong t-break">{name}</p>
      {rows > 0 && <p>{words.file.ready(rows)}</p>}
      {problems.length > 0 && (
        <ul className="t-stack t-gap-1 t-error">
          {problems.slice(0, SHOWN).map(({ line, field }) => (
            <li key={`${line} ${field}`}>{`${words.file.line(line)}: ${words.problems[field]}`}</li>
          ))}
          {more > 0 && <li>{words.file.more(more)}</li>}
        </ul>
      )}
    </div>
  )
}
