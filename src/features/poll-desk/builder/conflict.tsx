import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readDeskPoll } from '#contract/polls/poll-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { actionFailureText } from '#hooks/operations/action-failure-text.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { OnlineButton } from '../parts/place.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import classes from './builder.module.css'
import type { Saver, Work } from './saver.ts'
import { texts } from './texts.es.ts'

interface Props {
  work: Work
  saver: Saver
  forget: () => Promise<void>
  onRestart: () => void
}

export function Conflict({ work, saver, forget, onRestart }: Props) {
  const { conflict: words, published } = useTexts(texts)
  const place = useTexts(placeTexts)
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const renew = async (text: string) => {
    if (await saver.renew()) showSnack({ text, tone: 'success' })
  }
  const replace = async () => {
    if (work.id === null || isBusy) return
    setBusy(true)
    setProblem(null)
    const answer = await call(readDeskPoll, { id: work.id })
    if (!answer.ok && answer.failure.kind === 'rejected') await renew(words.deleted)
    else if (!answer.ok) setProblem(actionFailureText(answer.failure, place))
    else if (answer.value.estado === 'borrador') await saver.replace(answer.value.revision)
    // Fixed questions belong to the portal, so no new draft is possible.
    else if (work.isFixed) setProblem(published.title)
    else await renew(words.renewed)
    setBusy(false)
  }
  return (
    <Banner tone="warn" live="alert" icon={<IconAlertTriangle size={24} />} title={words.title}>
      <p>{problem ?? words.text}</p>
      <div className={classes.buttons}>
        <OnlineButton variant="outline" size="sm" onClick={() => setAsked(true)}>
          {words.theirs}
        </OnlineButton>
        <OnlineButton size="sm" aria-disabled={isBusy || undefined} onClick={() => void replace()}>
          {words.mine}
        </OnlineButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          opened
          danger
          title={words.theirsTitle}
          question={words.theirsText}
          cancelText={place.cancel}
          confirmText={words.theirs}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            client.removeQueries({ queryKey: [readDeskPoll.id] })
            void forget().then(onRestart)
          }}
        />
      )}
    </Banner>
  )
}
