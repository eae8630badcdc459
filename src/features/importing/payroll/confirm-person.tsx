import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { listWaitingReceipts } from '#contract/imports/payroll-import.ts'
import { placeConfirmedReceipt } from '#contract/imports/payroll-runs.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useListChange } from '#hooks/operations/use-list-change.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { texts } from './texts.es.ts'
import { count } from './words.ts'

interface Props {
  receipt: { id: number; empleado: string; persona: string }
  onPlaced: () => void
}

export function ConfirmPerson({ receipt: { id, empleado, persona }, onPlaced }: Props) {
  const words = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, send } = useListChange(listWaitingReceipts, words)
  const { resting, onClick } = useOnlineOnly(words.offlineTry, () => setAsking(true))
  const name = properName(persona)
  const place = async () => {
    const problem = await send(placeConfirmedReceipt, { id })
    setAsking(false)
    showSnack(
      problem === null ? { text: words.placed(count(1)), tone: 'success' } : { text: problem, tone: 'error' },
    )
    if (problem === null) onPlaced()
  }
  return (
    <>
      <Button
        variant="outline"
        aria-label={words.confirmPerson.label(name)}
        leftSection={<IconUserCheck size={22} aria-hidden />}
        resting={resting}
        onClick={onClick}
      >
        {words.confirmPerson.button}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.confirmPerson.title}
        question={<p>{words.confirmPerson.question(name, empleado)}</p>}
        cancelText={words.cancel}
        confirmText={words.confirmPerson.button}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void place()}
      />
    </>
  )
}
