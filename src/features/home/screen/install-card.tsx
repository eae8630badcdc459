import { IconDeviceMobileDown } from '@tabler/icons-react'
import { dismissInstall, install, useInstallWay } from '#hooks/device/install.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './install-card.module.css'
import { texts } from '../texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

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
    <Card className="t-row t-wrap t-gap-2-3">
      <Tile tone="primary" icon={<IconDeviceMobileDown size={24} />} />
      <div className={classes.words}>
        <h2 className="t-row-text">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <div className={classes.actions}>
        <Button size="sm" variant="subtle" onClick={dismissInstall}>
          {words.later}
        </Button>
        <Button size="sm" variant="outline" onClick={begin}>
          {words.action}
        </Button>
      </div>
    </Card>
  )
}
