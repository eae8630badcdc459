import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { TEXT_LENGTH } from '#contract/approvals/approval-details.ts'
import { type ApplicationDetail, noteApplication } from '#contract/jobs/job-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { JOB_DESK_FORM } from '#domain/requests/request-forms.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './desk.module.css'
import { OnlineButton, useRefresh } from './parts.tsx'
import { texts } from './texts.es.ts'

/** `sent` contains the operation id of an unanswered request. */
interface TypedNote {
  text: string
  sent?: { text: string; id: string }
}

/** Shows notes that applicants never see (P-134). Typed text stays until the server has stored the note. */
export function Notes({ application: { id, folio, notas } }: { application: ApplicationDetail }) {
  const words = useTexts(texts)
  const step = `${jobPaths.desk}/${folio}/${id}`
  const draft = useDraft<TypedNote>(JOB_DESK_FORM, step)
  const refresh = useRefresh()
  const [typed, setTyped] = useState<TypedNote | null>(null)
  const [problem, setProblem] = useProblem()
  const isOnItsWay = useRef(false)
  const note = typed ?? draft.values ?? { text: '' }
  const newest = useRef<TypedNote>(note)
  const keep = (next: TypedNote) => {
    newest.current = next
    setTyped(next)
    draft.save(next)
  }
  const send = async () => {
    const text = note.text.trim()
    // Two quick taps can arrive before the next render.
    if (isOnItsWay.current || text === '' || lengthOf(text) > TEXT_LENGTH) return
    isOnItsWay.current = true
    setProblem(null)
    const sent = note.sent?.text === text ? note.sent : { text, id: crypto.randomUUID() }
    keep({ text: note.text, sent })
    await draft.flush()
    const named = { id, texto: text, idOperacion: sent.id }
    const answer = await call(noteApplication, named)
    isOnItsWay.current = false
    if (!answer.ok) return setProblem(actionFailureText(answer.failure, words))
    // Keeps text that was typed while the note was being sent.
    if (newest.current.text === note.text) {
      await forgetDraft(JOB_DESK_FORM, step)
      setTyped({ text: '' })
    } else keep({ text: newest.current.text })
    void refresh()
    showSnack({ text: words.pane.noted, tone: 'success' })
  }
  return (
    <section className="t-stack t-gap-2" aria-labelledby="notas">
      <h3 id="notas" className="t-flush t-heavy t-lead t-snug">
        {words.pane.notes}
      </h3>
      {notas.length > 0 && (
        <ul className={classes.steps}>
          {notas.map(({ texto, cuando, quien }) => (
            <li key={cuando}>
              <p className="t-flush t-break t-as-written" lang="es-MX">
                {texto}
              </p>
              <p className="t-flush t-quiet t-small">
                {words.pane.by(formatInstant(Date.parse(cuando)), quien)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label={words.pane.note}
        description={words.pane.notesHelp}
        rows={3}
        value={note.text}
        limit={TEXT_LENGTH}
        countText={words.count}
        error={problem}
        onBlur={() => void draft.flush()}
        onChange={(text) => keep({ ...note, text })}
      />
      <div>
        <OnlineButton
          size="sm"
          variant="outline"
          leftSection={<IconPencil size={20} aria-hidden />}
          onClick={() => void send()}
        >
          {words.pane.addNote}
        </OnlineButton>
      </div>
    </section>
  )
}
