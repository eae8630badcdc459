import { IconArrowRight, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import {
  type ImprovementFigures,
  moveImprovement,
  type ManagedImprovement,
} from '#contract/improvements/improvements.ts'
import { call } from '#core/transport/rpc.ts'
import {
  type ImprovementState,
  improvementStates,
  isFinalState,
  moveProblem,
  nextStates,
} from '#domain/improvements/improvements.ts'
import { MAX_REPLY } from '#domain/improvements/limits.ts'
import { properName } from '#domain/text/person-name.ts'
import { IMPROVEMENT_REPLY_FORM } from '#domain/requests/request-forms.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { dropPendingDraft, useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { deskTexts } from './desk-texts.es.ts'
import { IdeaFacts } from './idea-facts.tsx'
import classes from './desk.module.css'
import { texts } from './texts.es.ts'

interface Props {
  idea: ManagedImprovement
  engineers: ImprovementFigures['ingenieros']
  onClose: () => void
  /** Called after a refusal, because the data are stale. */
  onStale: () => void
  onMoved: () => void
}

export function IdeaDialog({ idea, engineers, onClose, ...after }: Props) {
  const { close } = useTexts(texts)
  const { item } = useTexts(deskTexts)
  const state = idea.estado as ImprovementState
  return (
    <Dialog opened title={item.title(idea.folio)} closeLabel={close} staysOpen backCloses onClose={onClose}>
      <div className="t-stack t-gap-3">
        <p className="t-quiet">{item.by(properName(idea.nombre), idea.numero, idea.area)}</p>
        <IdeaFacts idea={idea} />
        {isFinalState(state) || idea.esPropia ? (
          <p className="t-strong">{idea.esPropia ? item.own : item.ended}</p>
        ) : (
          <Moves idea={idea} state={state} engineers={engineers} {...after} />
        )}
      </div>
    </Dialog>
  )
}

interface MovesProps extends Omit<Props, 'onClose'> {
  state: ImprovementState
}

const BLANK = { engineer: '', reply: '' }

function Moves({ idea, state, engineers, onStale, onMoved }: MovesProps) {
  const { item } = useTexts(deskTexts)
  const id = useId()
  const { folio } = idea
  const draft = useDraft<typeof BLANK>(IMPROVEMENT_REPLY_FORM, String(folio))
  const [typed, setTyped] = useState<typeof BLANK | null>(null)
  const values = typed ?? draft.values ?? { ...BLANK, engineer: idea.numeroIngeniero }
  const change = (part: Partial<typeof BLANK>) => {
    const next = { ...values, ...part }
    setTyped(next)
    draft.save(next)
  }
  const [trouble, setTrouble] = useState({ text: '', attempt: 0 })
  const [isMoving, setMoving] = useState(false)
  const opId = useRef({ of: '', id: '' })
  const complain = (text: string) => setTrouble(({ attempt }) => ({ text, attempt: attempt + 1 }))
  const move = async (to: ImprovementState) => {
    if (isMoving) return
    const { engineer, reply } = values
    const problem = moveProblem(state, { to, engineer, reply })
    const words = wordsOf(deskTexts).item
    if (problem) return complain(words.problems[problem])
    if (Array.from(reply.trim()).length > MAX_REPLY) return complain(words.long)
    if (!navigator.onLine) return complain(words.needsNetwork)
    setMoving(true)
    const input = { folio, desde: state, hasta: to, ingeniero: engineer, respuesta: reply.trim() }
    // A retry of the same move uses the same id.
    const of = JSON.stringify(input)
    if (opId.current.of !== of) opId.current = { of, id: crypto.randomUUID() }
    const answer = await call(moveImprovement, { ...input, idOperacion: opId.current.id } as typeof input)
    setMoving(false)
    if (!answer.ok && answer.failure.kind === 'rejected') onStale()
    if (!answer.ok) return complain(failureText(answer.failure, wordsOf(texts).failure))
    await dropPendingDraft(IMPROVEMENT_REPLY_FORM, String(folio))
    await forgetDraft(IMPROVEMENT_REPLY_FORM, String(folio))
    showSnack({ text: words.moved, tone: 'success' })
    onMoved()
  }
  if (!draft.isReady) return null
  const next = nextStates(state)
  const isAssigning = next.includes(improvementStates.assigned)
  return (
    <div className={classes.moves} onBlur={() => void draft.flush()}>
      {trouble.text !== '' && <ErrorSummary title={trouble.text} attempt={trouble.attempt} />}
      {isAssigning && (
        <SelectField
          id={`${id}-engineer`}
          label={item.engineer}
          value={values.engineer}
          options={[
            { value: '', label: item.choose },
            ...engineers.map(({ numero, nombre, abiertas }) => ({
              value: numero,
              label: item.open(properName(nombre), abiertas),
            })),
          ]}
          onChange={(event) => change({ engineer: event.currentTarget.value })}
        />
      )}
      <TextArea
        id={`${id}-reply`}
        label={item.reply}
        description={item.replyHint}
        rows={3}
        value={values.reply}
        limit={MAX_REPLY}
        countText={item.count}
        onChange={(reply) => change({ reply })}
      />
      <div className={classes.buttons}>
        {next.map((to) => {
          const isEnd = to === improvementStates.refused
          return (
            <Button
              key={to}
              variant={isEnd ? 'outline' : 'filled'}
              danger={isEnd}
              aria-disabled={isMoving}
              leftSection={isEnd ? <IconX size={22} aria-hidden /> : <IconArrowRight size={22} aria-hidden />}
              onClick={() => void move(to)}
            >
              {isMoving ? item.moving : item.moves[to]}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
