import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { install, installMenu, isInOtherApp, useInstallWay, useIsInstalled } from '#hooks/device/install.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import classes from './install-screen.module.css'
import { AddDrawing, HomeScreenDrawing, ShareDrawing } from './install-drawings.tsx'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

const drawings = [<ShareDrawing key="share" />, <HomeScreenDrawing key="home" />, <AddDrawing key="add" />]

export function Screen() {
  const words = useTexts(texts).install
  const way = useInstallWay()
  const isInstalled = useIsInstalled()
  const isKiosk = useIsKiosk()
  const isOpen = way === null && !isInstalled && !isKiosk
  const isInApp = isOpen && isInOtherApp()
  const menu = isOpen && !isInApp ? installMenu() : null
  const steps = way === 'steps' ? words.steps : menu === null ? [] : words.menus[menu]
  const none = isInApp ? words.inApp : words.none
  const lead = isKiosk ? words.shared : isInstalled ? words.done : (way ?? menu) ? words.why : none
  return (
    <div className={classes.page}>
      <p className="t-row-text">{lead}</p>
      {way === 'ask' && (
        <Button leftSection={<IconDeviceMobileDown size={22} aria-hidden />} onClick={() => void install()}>
          {words.action}
        </Button>
      )}
      {steps.length > 0 && (
        <ol className="t-list t-stack t-gap-3 t-wide">
          {steps.map((step, index) => (
            <li key={step}>
              <Card className="t-row t-wrap t-gap-3">
                <HalfDiscBadge tone="maiz">{index + 1}</HalfDiscBadge>
                <p className={classes.text}>
                  <span className="t-hidden">{words.step(index + 1)}: </span>
                  {step}
                </p>
                {way === 'steps' && <div className={classes.drawing}>{drawings[index]}</div>}
              </Card>
            </li>
          ))}
        </ol>
      )}
      {menu !== null && <p className="t-quiet">{words.notListed}</p>}
      {menu !== null && <p className="t-quiet">{words.private}</p>}
    </div>
  )
}
