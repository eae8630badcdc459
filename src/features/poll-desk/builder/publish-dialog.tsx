import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listDeskPolls, publishPoll } from '#contract/polls/poll-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { formatDate } from '#domain/time/dates.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import type { Saver } from './saver.ts'
import { texts } from './texts.es.ts'

export interface Reach {
  people: number
  accounts: number
}

interface Props {
  saver: Saver
  reach: Reach
  today: string
  forget: () => Promise<void>
  onClose: () => void
  onTrouble: (text: string) => void
}

/** Asks to confirm audience and dates, because nothing can be changed afterwards. */
export function PublishDialog({ saver, reach, today, forget, onClose, onTrouble }: Props) {
  const words = useTexts(texts).publish
  const place = useTexts(placeTexts)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const idOperacion = useRef(crypto.randomUUID())
  const { work } = saver.view()
  const { titulo, desde, hasta } = work.values
  const from = desde === '' || desde <= today ? words.now : words.from(formatDate(desde))
  const until = hasta === '' ? words.untilClosed : words.until(formatDate(hasta))
  const publish = async () => {
    if (work.id === null) return
    setBusy(true)
    const input = { id: work.id, revision: work.revision }
    const answer = await call(publishPoll, { ...input, idOperacion: idOperacion.current } as typeof input)
    setBusy(false)
    if (!answer.ok) {
      onClose()
      return onTrouble(actionFailureText(answer.failure, place))
    }
    await forget()
    showSnack({ text: words.done(answer.value.personas), tone: 'success' })
    await client.invalidateQueries({ queryKey: [listDeskPolls.id] })
    navigate(pollDeskPaths.desk, { replace: true })
  }
  return (
    <ConfirmDialog
      opened
      title={words.title}
      question={
        <>
          <p className="t-strong t-break" lang="es-MX">
            {titulo}
          </p>
          <p className="t-heavy t-h3 t-tight">{words.reach(reach.people)}</p>
          <p>{words.accounts(reach.accounts)}</p>
          <p>
            {from} {until}
          </p>
          <p className="t-quiet">{words.final}</p>
        </>
      }
      cancelText={place.cancel}
      confirmText={isBusy ? words.publishing : words.confirm}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void publish()}
    />
  )
}
