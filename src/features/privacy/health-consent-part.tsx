import { IconHeartbeat, IconHeartOff } from '@tabler/icons-react'
import { useState } from 'react'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useDecidingHealth, useHealthConsent } from '#models/privacy/use-health-consent.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './privacy.module.css'
import { texts } from './texts.es.ts'

/** Shows the decision about health data. A withdrawal erases the answers. */
export function HealthConsentPart() {
  const all = useTexts(texts)
  const words = all.health
  const { consent, since, isWaiting, isReady } = useHealthConsent()
  const { isBusy, decide } = useDecidingHealth()
  const [isAsking, setAsking] = useState(false)
  if (consent === undefined || !isReady) return null
  const choose = async (answer: Parameters<typeof decide>[0]) => {
    if (isBusy) return
    const sending = await decide(answer)
    setAsking(false)
    if (sending?.kind === 'registered') {
      const text = answer === 'acepto' ? words.given : words.erased
      return showSnack({ text, tone: 'success', ms: 5000 })
    }
    if (sending?.kind === 'waiting') return showSnack({ text: all.notice.kept, tone: 'info' })
    const why = sending?.kind === 'failed' ? failureText(sending.failure, all.failed) : all.notice.noRoom
    showSnack({ text: why, tone: 'error', ms: 5000 })
  }
  const isAccepted = consent === 'accepted'
  const told = since === '' ? words.states[consent] : words.on(words.states[consent], since)
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <ListCard label={words.title}>
        <ListRow
          lead={
            <Tile
              tone={isAccepted ? 'ok' : 'neutral'}
              icon={isAccepted ? <IconHeartbeat size={24} /> : <IconHeartOff size={24} />}
            />
          }
          title={told}
          {...(isWaiting ? { chip: <SendingState state="queued" /> } : { text: words.texts[consent] })}
        />
      </ListCard>
      <div className={`t-above-3 ${classes.actions}`}>
        {!isAccepted && (
          <Button variant="outline" aria-disabled={isBusy} onClick={() => void choose('acepto')}>
            {words.give}
          </Button>
        )}
        {consent !== 'refused' && (
          <Button variant="outline" aria-disabled={isBusy} onClick={() => setAsking(true)}>
            {isAccepted ? words.withdraw : words.refuse}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        danger
        title={words.askTitle}
        question={words.ask}
        cancelText={all.cancel}
        confirmText={isBusy ? all.working : words.yes}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void choose('no-acepto')}
      />
    </section>
  )
}
