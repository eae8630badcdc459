import { callName } from '#domain/text/person-name.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { KioskHeader } from '#ui/kiosk/kiosk-header.tsx'
import { BarePage } from '../page/bare-page.tsx'
import { dutyOf } from '../routes/guard.ts'
import { useIdleKind } from './kiosk-idle-kind.ts'
import { Finish, DraftRetentionNote, HomeAndFinishButtons } from './kiosk-page.tsx'
import { texts } from './kiosk-texts.es.ts'
import { canGoBack, usePageEntry, useThemeColor } from '../page/page-history.ts'
import { loadHome } from '../routes/routes.ts'
import { Help, type ShellProps, ShellBody, useTitle } from '../shell/shell.tsx'
import { useParts } from '../shell/shell-parts.ts'
import { SyncBanner, SyncMark } from '../shell/shell-sync.tsx'
import classes from './kiosk-shell.module.css'

/** Shell of a kiosk, without navigation bars. Back and Terminar are at the same place on every screen. */
export function KioskShell({ decision, visitor, isBare }: ShellProps & { isBare: boolean }) {
  const route = decision.kind === 'show' ? decision.route : null
  const back = useBack(route)
  // Required steps ignore the longer idle times of the route: the next person could set the password of an
  // absent person.
  useIdleKind(dutyOf(visitor) === null ? route?.idle : undefined)
  if (decision.kind === 'show' && isBare) {
    const isFree = dutyOf(visitor) === null
    return (
      <div className={classes.bare}>
        <KioskHeader {...(isFree ? { back } : {})}>
          {isFree ? <HomeAndFinishButtons /> : <Finish />}
        </KioskHeader>
        <BarePage {...decision} wayOut={null} />
      </div>
    )
  }
  return <ScreenWithHeader decision={decision} visitor={visitor} />
}

function ScreenWithHeader({ decision, visitor }: ShellProps) {
  const words = useTexts(texts)
  const { user } = useProfile()
  const parts = useParts(visitor.viewer)
  const route = decision.kind === 'show' ? decision.route : null
  const title = useTitle(decision)
  usePageEntry(title, route?.load ?? decision)
  useThemeColor('--t-deep')
  const back = useBack(route)
  const isHome = route?.load === loadHome
  const isOwn = route?.header === 'own'
  const isForm = route?.idle === 'form'
  return (
    <main className={classes.main} tabIndex={-1}>
      {isHome ? (
        <KioskHeader title={words.hello(callName(user))} sub={words.touch}>
          <Finish />
        </KioskHeader>
      ) : (
        <KioskHeader
          back={back}
          {...(isOwn ? isForm && { sub: <DraftRetentionNote /> } : { title, sub: <SyncMark look="brand" /> })}
        >
          <HomeAndFinishButtons />
        </KioskHeader>
      )}
      {(isHome || !isOwn) && <SyncBanner isForm={route?.keepsTyped === true} />}
      <div className={isHome ? classes.home : isOwn ? classes.full : classes.body}>
        <ShellPartsProvider value={parts}>
          <ShellBody decision={decision} />
        </ShellPartsProvider>
      </div>
      <Help decision={decision} />
    </main>
  )
}

function useBack(route: FeatureRoute | null): { word: string; onBack: () => void } {
  const words = useTexts(texts)
  const onBack = () => {
    if (canGoBack()) window.history.back()
    else navigate(route?.back ?? paths.home, { replace: true })
  }
  return { word: words.back, onBack }
}
