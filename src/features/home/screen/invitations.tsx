import { IconDeviceMobileDown, IconFingerprint } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dismissInstall, install, useInstallWay } from '#hooks/device/install.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './invitations.module.css'
import { texts } from '../texts.es.ts'

/**
 * Invites the person to install the app. The caller hides the card when the app is installed, or the invitation is
 * dismissed or impossible.
 */
export function InstallCard() {
  const words = useTexts(texts).install
  const way = useInstallWay()
  const begin = () => {
    if (way === 'ask') void install()
    else navigate(paths.install)
  }
  return (
    <Invitation
      words={words}
      icon={<IconDeviceMobileDown size={24} />}
      onLater={dismissInstall}
      onBegin={begin}
    />
  )
}

/** Offers the sign-in with a passkey. The caller hides the card after a refusal. */
export function PasskeyCard({ onLater }: { onLater: () => void }) {
  const words = useTexts(texts).passkey
  return (
    <Invitation
      words={words}
      icon={<IconFingerprint size={24} />}
      onLater={onLater}
      onBegin={() => navigate(paths.passkeys)}
    />
  )
}

interface Props {
  words: { title: string; text: string; action: string; later: string }
  icon: ReactNode
  onLater: () => void
  onBegin: () => void
}

function Invitation({ words, icon, onLater, onBegin }: Props) {
  return (
    <Card className="t-row t-wrap t-gap-2-3">
      <Tile tone="primary" icon={icon} />
      <div className={classes.words}>
        <h2 className="t-row-text">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <div className={classes.actions}>
        <Button size="sm" variant="subtle" onClick={onLater}>
          {words.later}
        </Button>
        <Button size="sm" variant="outline" onClick={onBegin}>
          {words.action}
        </Button>
      </div>
    </Card>
  )
}
