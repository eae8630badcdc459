import { lazy, Suspense } from 'react'
import { canSeePayroll, isCandidate } from '#domain/can.ts'
import { callName } from '#domain/person-name.ts'
import { useNow } from '#hooks/use-now.ts'
import { useProfile } from '#hooks/use-session.ts'
import { useShellParts } from '#hooks/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SunHeader } from '#ui/sun-header.tsx'
import classes from './home-screen.module.css'
import { InstallCard } from './install-card.tsx'
import { partOfDay } from './last-pay.ts'
import { NoticesRow } from './notices-row.tsx'
import { PayCard } from './pay-card.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { texts } from './texts.ts'

/** Inicio: the first second, from the device, one column on a phone (product.md, "Inicio"). */
export function Screen() {
  const words = useTexts(texts)
  const { SyncMark, SyncBanner, Bell } = useShellParts()
  const { user, company } = useProfile()
  const viewer = { company, userId: user.Id_Usuario }
  const greeting = words.greeting[partOfDay(new Date(useNow()).getHours())]
  return (
    <>
      <SunHeader title={<Greeting greeting={greeting} name={callName(user)} />} aside={<Bell look="sun" />}>
        <SyncMark look="brand" />
      </SunHeader>
      <SyncBanner />
      <div className={classes.page}>
        <div className={classes.column}>
          {canSeePayroll(viewer) ? <PayCard /> : <OtherStart isCandidate={isCandidate(viewer)} />}
        </div>
        <div className={classes.column}>
          <LateTasks />
          <LateAlerts />
          <NoticesRow />
          <InstallCard />
          <Shortcuts viewer={viewer} />
        </div>
      </div>
    </>
  )
}

const Welcome = lazy(() => import('./welcome.tsx').then((chunk) => ({ default: chunk.Welcome })))
const MenuShortcuts = lazy(() =>
  import('./menu-shortcuts.tsx').then((chunk) => ({ default: chunk.MenuShortcuts })),
)

/** Of those who have no payslips, and whom nobody else waits for. */
function OtherStart({ isCandidate }: { isCandidate: boolean }) {
  return <Suspense fallback={null}>{isCandidate ? <Welcome /> : <MenuShortcuts />}</Suspense>
}

const Tasks = lazy(() => import('./tasks.tsx').then((chunk) => ({ default: chunk.Tasks })))

/** After the first picture, which does not wait for them. */
function LateTasks() {
  return (
    <Suspense fallback={null}>
      <Tasks />
    </Suspense>
  )
}

const AlertsRow = lazy(() => import('./alerts-row.tsx').then((chunk) => ({ default: chunk.AlertsRow })))

function LateAlerts() {
  return (
    <Suspense fallback={null}>
      <AlertsRow />
    </Suspense>
  )
}

/** Breaks before the name, never inside the greeting. */
function Greeting({ greeting, name }: { greeting: string; name: string }) {
  if (name === '') return greeting
  return (
    <>
      <span className={classes.greeting}>{greeting},</span> {name}
    </>
  )
}
