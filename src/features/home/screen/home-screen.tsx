import { canSeePayroll, isCandidate } from '#domain/can.ts'
import { callName } from '#domain/person-name.ts'
import { useNow } from '#hooks/device/use-now.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { QuietPart } from '#ui/feedback/part-place.tsx'
import { SunHeader } from '#ui/drawings/sun-header.tsx'
import { lazyPart } from '#parts/lazy-part.ts'
import classes from './home-screen.module.css'
import { InstallCard } from './install-card.tsx'
import { partOfDay } from '../pay/last-pay.ts'
import { NoticesRow } from './notices-row.tsx'
import { PayCard } from '../pay/pay-card.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SidePart } from './side-part.tsx'
import { texts } from '../texts.es.ts'

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
          <SidePart load={loadTasks}>{({ Tasks }) => <Tasks />}</SidePart>
          <QuietPart load={loadAlerts}>{({ AlertsRow }) => <AlertsRow />}</QuietPart>
          <NoticesRow />
          <InstallCard />
          <Shortcuts viewer={viewer} />
        </div>
      </div>
    </>
  )
}

const loadWelcome = lazyPart(() => import('./welcome.tsx'))
const loadShortcuts = lazyPart(() => import('./menu-shortcuts.tsx'))
/** After the first picture, which does not wait for them. */
const loadTasks = lazyPart(() => import('../tasks/tasks.tsx'))
const loadAlerts = lazyPart(() => import('../tasks/alerts-row.tsx'))

/** Of those who have no payslips, and whom nobody else waits for. */
function OtherStart({ isCandidate }: { isCandidate: boolean }) {
  return isCandidate ? (
    <SidePart load={loadWelcome}>{({ Welcome }) => <Welcome />}</SidePart>
  ) : (
    <SidePart load={loadShortcuts}>{({ MenuShortcuts }) => <MenuShortcuts />}</SidePart>
  )
}

/** Breaks before the name, never inside the greeting. */
function Greeting({ greeting, name }: { greeting: string; name: string }) {
  if (name === '') return greeting
  return (
    <>
      <span className="t-one-line">{greeting},</span> <span data-fact>{name}</span>
    </>
  )
}
