import { finishEvaluation } from '#contract/evaluations/evaluations.ts'
import { activate, advance, confirmTraining } from '#contract/evaluations/temporary-staff.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import type { Person } from '../parts/people.ts'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import { actionTexts } from './texts.es.ts'

interface Props {
  act: 'activate' | 'advance' | 'finish' | 'confirmTraining'
  person: Person
  onClose: () => void
}

export function Confirm({ act, person: { id, item, name }, onClose }: Props) {
  const words = useTexts(actionTexts)
  const { cancel } = useTexts(texts)
  const sender = useAct()
  const asked = words[act === 'confirmTraining' ? 'training' : act]
  /** @returns the success message; null on failure */
  const send = async (): Promise<string | null> => {
    switch (act) {
      case 'activate': {
        const done = await sender.act(activate, { idEvaluado: id })
        // Shows the server's message, else the fixed text (TEMP-39, K-24).
        return done && (done.respuesta.message || words.registered)
      }
      case 'advance':
        return (await sender.act(advance, { item })) && words.registered
      case 'finish':
        return (await sender.act(finishEvaluation, { idEvaluacion: id })) && words.finish.done
      case 'confirmTraining':
        return (await sender.act(confirmTraining, { id, capacitacion: 1 })) && words.training.done
    }
  }
  const confirm = async () => {
    const text = await send()
    if (text === null) return
    showSnack({ text, tone: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={asked.title}
      question={
        <div className="t-stack t-gap-3">
          <p>{asked.question(name)}</p>
          <ProblemBanner title={words.notDone} problem={sender.problem} />
        </div>
      }
      cancelText={cancel}
      confirmText={sender.isSending ? words.sending : asked.yes}
      busy={sender.isSending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
