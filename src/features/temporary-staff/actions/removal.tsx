import { removeStaff } from '#contract/evaluations/temporary-staff.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { justifyTexts } from '#i18n/justify-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { JustifyDialog, REASON_LENGTH } from '#ui/dialogs/justify-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import type { ActProps } from '../parts/act-props.ts'
import { actionTexts } from './texts.es.ts'

export function Removal({ person: { item, name, row }, typed, onClose }: ActProps) {
  const { removal: words, notDone } = useTexts(actionTexts)
  const justify = useTexts(justifyTexts)
  const shared = useTexts(texts)
  const { act, isSending, problem } = useAct()
  const remove = async (justificacionBaja: string) => {
    if ((await act(removeStaff, { item, justificacionBaja })) === null) return
    await typed.forget('removal')
    showSnack({ text: words.done, tone: 'success' })
    onClose()
  }
  return (
    <JustifyDialog
      words={{ ...justify, title: words.title(name), accept: words.yes }}
      about={
        <p>
          {shared.person.number(row.emplid)}. {words.text}
        </p>
      }
      reason={typed.values.removal ?? ''}
      isBusy={isSending}
      problem={problem === null ? null : { title: notDone, text: problem }}
      onCancel={onClose}
      onAccept={(reason) => void remove(reason)}
      field={({ error }) => (
        <TextArea
          data-autofocus
          label={words.reason}
          rows={4}
          value={typed.values.removal ?? ''}
          limit={REASON_LENGTH}
          countText={shared.count}
          error={error}
          onChange={(removal) => typed.change({ removal })}
        />
      )}
    />
  )
}
