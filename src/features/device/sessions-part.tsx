import { IconDevices, IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { closeOtherSessions } from '#contract/identity/login.ts'
import { knownDevices } from '#core/store/known-device.ts'
import { ownPasskeyIds } from '#core/store/passkey-wraps.ts'
import { call } from '#core/transport/rpc.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './device.module.css'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

export function SessionsPart({ lastSignIn }: { lastSignIn: number | null }) {
  const words = useTexts(texts).sessions
  const { close, isBusy } = useCloseOthers()
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <ListCard label={words.title}>
        {lastSignIn !== null && (
          <ListRow
            lead={<Tile tone="teal" icon={<IconLogin2 size={24} />} />}
            title={words.last}
            text={formatInstant(lastSignIn)}
          />
        )}
        <ListRow lead={<Tile tone="pink" icon={<IconDevices size={24} />} />} title={words.text} />
      </ListCard>
      <div className={classes.actions}>
        <Button variant="outline" aria-disabled={isBusy} onClick={close}>
          {isBusy ? words.closing : words.close}
        </Button>
      </div>
    </section>
  )
}

function useCloseOthers(): { close: () => void; isBusy: boolean } {
  const words = useTexts(texts).sessions
  const session = useSession()
  const hasToken = session.phase === 'open' && session.hasToken
  const [isBusy, setBusy] = useState(false)
  const close = async () => {
    if (isBusy) return
    // A session opened offline has no token and cannot call the server.
    if (!hasToken) return showSnack({ text: words.failed.offline, tone: 'info' })
    setBusy(true)
    const answer = await call(closeOtherSessions, {
      dispositivos: await knownDevices(),
      huellas: await ownPasskeyIds(),
    })
    setBusy(false)
    if (answer.ok) showSnack({ text: words.closed(answer.value.cerradas), tone: 'success' })
    else showSnack({ text: failureText(answer.failure, words.failed), tone: 'error', ms: 5000 })
  }
  return { close: () => void close(), isBusy }
}
