import { useEffect, useId, useState } from 'react'
import { listCollaborators } from '#contract/evaluations/evaluations.ts'
import type { Collaborator } from '#contract/evaluations/temporary-staff.ts'
import { containsWords } from '#domain/text/fold.ts'
import { properName } from '#domain/text/person-name.ts'
import { type ClientRefusal, firstThree } from '#domain/temporary/evaluators.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { actionTexts } from '../actions/texts.es.ts'
import { texts } from '../texts.es.ts'
import classes from './evaluators.module.css'
import { evaluatorTexts } from './texts.es.ts'

/** Minimum letters of a search, and the pause in ms between the last letter and the search. */
const FEWEST = 2
const SETTLED_MS = 300

interface Props {
  /** Id of the evaluated person. Only people of the same company can be chosen. */
  staffId: number
  /** Up to three people with «Hecho» and «Limpiar», or one person with «Guardar» (EVAL-01 … 06). */
  isSeveral?: boolean
  chosen: readonly Collaborator[]
  whyNot?: (person: Collaborator) => ClientRefusal | null
  isSending?: boolean
  problem?: string | null
  onDone: (chosen: Collaborator[]) => void
  onClose: () => void
}

export function CollaboratorPicker(props: Props) {
  const { staffId, isSeveral = false, whyNot, isSending = false, problem = null, onDone, onClose } = props
  const words = useTexts(evaluatorTexts)
  const { notDone, sending } = useTexts(actionTexts)
  const shared = useTexts(texts)
  const [chosen, setChosen] = useState<readonly Collaborator[]>(props.chosen)
  const [isShort, setShort] = useState(false)
  const [search, setSearch] = useState('')
  const looked = useSettled(search.trim())
  const { isTooMany, isFull } = firstThree(chosen)
  const fault = isShort ? words.picker.needed : isSeveral && isTooMany ? words.tooMany : problem
  const done = () => {
    if (isSending || (isSeveral && isTooMany)) return
    if (!isSeveral && chosen.length === 0) return setShort(true)
    onDone([...chosen])
  }
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      persistent={isSending}
      title={isSeveral ? words.picker.several : words.picker.one}
      closeLabel={shared.cancel}
      onClose={onClose}
    >
      <div className="t-stack t-gap-3">
        <ProblemBanner title={notDone} problem={fault} />
        <SearchField
          label={words.picker.search}
          placeholder={words.picker.search}
          clearLabel={words.clear}
          maxLength={60}
          value={search}
          onChange={setSearch}
        />
        <Options
          staffId={staffId}
          looked={looked}
          isSeveral={isSeveral}
          isFull={isSeveral && isFull}
          chosen={chosen}
          whyNot={whyNot}
          onChange={(next) => {
            setShort(false)
            setChosen(next)
          }}
        />
        <div className={classes.foot}>
          {isSeveral && (
            <Button variant="outline" onClick={() => setChosen([])}>
              {words.picker.clear}
            </Button>
          )}
          <Button aria-disabled={isSending} onClick={done}>
            {isSending ? sending : isSeveral ? words.picker.done : words.picker.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface OptionsProps {
  staffId: number
  looked: string
  isSeveral: boolean
  isFull: boolean
  chosen: readonly Collaborator[]
  whyNot: Props['whyNot']
  onChange: (chosen: readonly Collaborator[]) => void
}

function Options({ staffId, looked, isSeveral, isFull, chosen, whyNot, onChange }: OptionsProps) {
  const words = useTexts(evaluatorTexts)
  const shared = useTexts(texts)
  const group = useId()
  const isLooking = looked.length >= FEWEST
  const answer = useOperation(
    listCollaborators,
    { buscar: looked, item: { id: staffId } },
    { isKept: false, enabled: isLooking, isShown: false },
  )
  // A host without the added field `buscar` ignores the search and returns everybody.
  const found = (isLooking ? (answer.data?.colaboradores ?? []) : []).filter(
    ({ EMPLID, nombreMostrar, NAME }) => containsWords(`${EMPLID} ${nombreMostrar} ${NAME}`, looked),
  )
  const shown = [...chosen, ...found.filter(({ EMPLID }) => !chosen.some((other) => other.EMPLID === EMPLID))]
  const isWaiting = isLooking && answer.data === null
  return (
    <>
      {shown.length > 0 && (
        <fieldset className={classes.options}>
          <legend className="t-hidden">{words.picker.options}</legend>
          {shown.map((person) => {
            const isChosen = chosen.includes(person)
            const refusal = isChosen ? null : (whyNot?.(person) ?? null)
            const others = chosen.filter((other) => other !== person)
            return (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label contains its words
              <label key={person.EMPLID} className={classes.option}>
                <input
                  type={isSeveral ? 'checkbox' : 'radio'}
                  className={classes.box}
                  name={group}
                  checked={isChosen}
                  disabled={refusal !== null || (isFull && !isChosen)}
                  onChange={() => onChange(!isSeveral ? [person] : isChosen ? others : [...chosen, person])}
                />
                <span className="t-stack t-shrink">
                  <span className="t-break">{properName(person.NAME)}</span>
                  <span className="t-quiet t-small">
                    {refusal === null ? person.EMPLID : words.refusals[refusal]}
                  </span>
                </span>
              </label>
            )
          })}
        </fieldset>
      )}
      {isFull && <p className="t-quiet t-small">{words.full}</p>}
      {!isLooking ? (
        <p className="t-quiet">{words.picker.type}</p>
      ) : isWaiting && answer.failure !== null && !answer.isRefreshing ? (
        <LoadFailure
          {...missingDataReason(answer.failure, shared)}
          againWord={shared.again}
          onRetry={() => void answer.refresh()}
        />
      ) : isWaiting ? (
        <SkeletonRows rows={3} label={words.loading} slowText={shared.slow} retryText={shared.again} />
      ) : (
        found.length === 0 && <p className="t-quiet">{words.nobody}</p>
      )}
    </>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
