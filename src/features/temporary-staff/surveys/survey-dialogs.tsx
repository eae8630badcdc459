import {
  changeSurvey,
  removeSurvey,
  surveyNumber,
  type SurveyRow,
} from '#contract/evaluations/evaluations.ts'
import type { Collaborator } from '#contract/evaluations/temporary-staff.ts'
import { properName } from '#domain/text/person-name.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { actionTexts } from '../actions/texts.es.ts'
import { CollaboratorPicker } from '../evaluators/collaborator-picker.tsx'
import type { Person } from '../parts/people.ts'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import { itemOf } from './survey-list.ts'
import { surveyTexts } from './texts.es.ts'

interface RemoveProps {
  survey: SurveyRow
  /** Unanswered surveys, including this one. Used when the host does not send the number. */
  pending: number
  /** Runs after the last unanswered survey was removed (EVAL-38). */
  onLast: () => Promise<void>
  onClose: () => void
}

/** Removes a survey after a confirmation (EVAL-37 … 39, 48). */
export function RemoveSurvey({ survey, pending, onLast, onClose }: RemoveProps) {
  const words = useTexts(surveyTexts).removal
  const { notDone, sending } = useTexts(actionTexts)
  const { cancel } = useTexts(texts)
  const { act, isSending, problem } = useAct()
  const remove = async () => {
    const done = await act(removeSurvey, { item: itemOf(survey) })
    if (done === null) return
    showSnack({ text: words.done, tone: 'success' })
    onClose()
    if ((done.pendientes ?? pending - 1) !== 0) return
    await onLast()
    showSnack({ text: words.last, tone: 'info', ms: 6000 })
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={words.title}
      question={
        <div className="t-stack t-gap-3">
          <p>{words.question(properName(survey.NAME))}</p>
          <ProblemBanner title={notDone} problem={problem} />
        </div>
      }
      cancelText={cancel}
      confirmText={isSending ? sending : words.yes}
      busy={isSending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  )
}

interface ChangeProps {
  survey: SurveyRow
  person: Person
  onClose: () => void
}

export function ChangeSurvey({ survey, person, onClose }: ChangeProps) {
  const words = useTexts(surveyTexts)
  const { act, isSending, problem } = useAct()
  const change = async ([chosen]: Collaborator[]) => {
    const { evaluador, tipo } = survey
    if (!chosen) return
    const done = await act(changeSurvey, {
      emplid: chosen.EMPLID,
      idEvaluacion: person.id,
      idEncuesta: surveyNumber(survey, person.id),
      infoEncuesta: { evaluador, tipo },
    })
    if (done === null) return
    showSnack({ text: words.changed, tone: 'success' })
    onClose()
  }
  return (
    <CollaboratorPicker
      staffId={person.id}
      chosen={[]}
      isSending={isSending}
      problem={problem}
      onDone={(chosen) => void change(chosen)}
      onClose={onClose}
    />
  )
}
