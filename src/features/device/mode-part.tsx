import { IconDeviceMobile, IconDeviceTabletShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { switchMode } from '#hooks/session/switch-mode.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './device.module.css'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

export function ModePart() {
  const words = useTexts(texts).mode
  const isKiosk = useIsKiosk()
  const { menu } = useProfile()
  // The server's menu lists one-time passwords only for human resources (P-13).
  const isHumanResources = hasModule(menu, paths.oneTimePassword)
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <ListCard label={words.title}>
        <ListRow
          lead={
            <Tile
              tone={isKiosk ? 'warn' : 'primary'}
              icon={isKiosk ? <IconDeviceTabletShare size={24} /> : <IconDeviceMobile size={24} />}
            />
          }
          title={isKiosk ? words.kiosk : words.personal}
          text={isKiosk ? words.kioskText : words.personalText}
        />
      </ListCard>
      {isKiosk && !isHumanResources ? (
        <p className="t-above-2 t-quiet t-body">{words.onlyPeople}</p>
      ) : (
        <Switch to={isKiosk ? 'personal' : 'kiosk'} />
      )}
    </section>
  )
}

function Switch({ to }: { to: 'personal' | 'kiosk' }) {
  const words = useTexts(texts)
  const { mode } = words
  // An address with `modo` opens the question at once (hooks/session/switch-mode.ts).
  const isWished = new URLSearchParams(useSearch()).get('modo') === to
  const [isAsking, setAsking] = useState(isWished)
  const [isBusy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    // Without IndexedDB or space, the mode does not change.
    const outcome = await switchMode(to).catch(() => 'failed' as const)
    if (outcome === 'changed') return
    setBusy(false)
    setAsking(false)
    const why = {
      failed: mode.failed,
      unreached: mode.unreached,
      'not-yours': mode.onlyPeople,
      'work-waits': mode.waits[to],
    }
    showSnack({ text: why[outcome], tone: 'error' })
  }
  return (
    <div className={classes.actions}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {to === 'kiosk' ? mode.toKiosk : mode.toPersonal}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={mode.warning}
        question={to === 'kiosk' ? mode.askKiosk : mode.askPersonal}
        cancelText={words.cancel}
        confirmText={isBusy ? mode.switching : words.yesSwitch}
        busy={isBusy}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void change()}
      />
    </div>
  )
}
