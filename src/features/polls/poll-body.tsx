import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PollLead } from '#pieces/polls/poll-lead.tsx'
import { PollPages } from '#pieces/polls/poll-pages.tsx'
import { pollTexts } from '#pieces/polls/texts.es.ts'
import { SendingEnd } from '#pieces/sending/sending-end.tsx'
import type { Sending } from '#pieces/sending/sending-state.tsx'
import type { Poll } from '#domain/polls/poll.ts'
import { pollNames } from '#models/polls/names.es.ts'
import type { Answering } from '#models/polls/use-answering.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import classes from './poll.module.css'
import { texts } from './texts.es.ts'

/** Milliseconds before the success message closes (BENE-24, RUTA-10). */
const CLOSES_AFTER_MS = 3000

interface Props {
  poll: Poll
  isOurs: boolean
  intro: string
  answering: Answering
  onClose: () => void
}

export function PollBody({ poll, isOurs, intro, answering, onClose }: Props) {
  const words = useTexts(texts)
  const around = useTexts(pollTexts)
  const { form, answers, state, refused, change, send } = answering
  const [trouble, setTrouble] = useState<string | null>(null)
  const waitsFor = useWaitsFor(state === 'queued' ? form : '')
  if (state === 'sent') return <Saved onClose={onClose} />
  if (state === 'queued') return <End sending={{ state: 'queued', waitsFor }} onClose={onClose} />
  const trySend = async () => {
    setTrouble(null)
    try {
      const sending = await send()
      if (sending?.kind === 'failed') setTrouble(failureText(sending.failure, words.failure))
    } catch {
      // The device has no space. The answers were neither stored nor sent.
      setTrouble(words.noRoom)
    }
  }
  const why = trouble ?? refused
  return (
    <PollPages
      poll={poll}
      answers={answers}
      isSending={answering.isSending}
      lead={<PollLead intro={intro} poll={poll} isPromised={isOurs} />}
      trouble={
        why === null ? (
          answering.isFormer && (
            <Banner
              tone="warn"
              live="status"
              icon={<IconAlertTriangle size={24} />}
              title={words.poll.former}
            >
              {words.poll.formerText}
            </Banner>
          )
        ) : (
          <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.notSaved}>
            {why || words.notSavedText}
          </Banner>
        )
      }
      onAnswers={(next, isCut, most) => {
        setTrouble(null)
        change(next)
        if (isCut) showSnack({ text: around.cut(most), tone: 'error' })
      }}
      onSend={() => void trySend()}
    />
  )
}

function Saved({ onClose }: { onClose: () => void }) {
  const { saved } = useTexts(pollNames)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <End sending={{ state: 'synced' }} text={saved} onClose={onClose} />
}

interface EndProps {
  sending: Sending
  text?: string
  onClose: () => void
}

function End({ sending, text, onClose }: EndProps) {
  const words = useTexts(texts)
  return (
    <div className={classes.end}>
      <SendingEnd takesFocus {...sending} {...(text && { text })} />
      <Button size="lg" variant="outline" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
