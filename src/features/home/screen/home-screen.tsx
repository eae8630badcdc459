import { useLayoutEffect } from 'react'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { canSeePayroll, isCandidate } from '#domain/identity/can.ts'
import { companyTime } from '#domain/time/dates.ts'
import { callName } from '#domain/text/person-name.ts'
import { useInstallDismissed, useInstallWay } from '#hooks/device/install.ts'
import { useOffersPasskey } from '#hooks/device/passkey-offer.ts'
import { useNow } from '#hooks/device/use-now.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { PHONE } from '#ui/theme/phone.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { SunHeader } from '#ui/drawings/sun-header.tsx'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import classes from './home-screen.module.css'
import { partOfDay } from '../pay/last-pay.ts'
import { NoticesRow } from './notices-row.tsx'
import { PAY_ROWS, PayCard } from '../pay/pay-card.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SidePart } from './side-part.tsx'
import { useLate, useReady } from '#hooks/operations/use-ready.ts'
import { texts } from '../texts.es.ts'

export function Screen() {
  const words = useTexts(texts)
  const { SyncMark, SyncBanner, Bell, canOpen } = useShellParts()
  const { user, company } = useProfile()
  const viewer = { company, userId: user.Id_Usuario }
  const pays = canSeePayroll(viewer)
  const { isLoading } = useOperation(listPayslips, {}, { enabled: pays })
  const team = useLeadsTeam()
  const hasWork = team.leads || desks.some(canOpen)
  // A substitute's work card appears when that role is known. The rest of Inicio does not wait for the role.
  const approves = useApproves()
  const work = useReady()
  const below = useReady()
  const other = useReady()
  const answered = useReady()
  const isLate = useLate()
  const isWaiting = !isLate && (team.isPending || (hasWork && !work.isReady))
  const isOtherComing = !isLate && !pays && !other.isReady
  const isHeld =
    !isLate && (!below.isReady || (pays && !answered.isReady) || isLoading || isWaiting || isOtherComing)
  const isDismissed = useInstallDismissed()
  const invites = useInstallWay() !== null && !isDismissed
  const passkey = useOffersPasskey()
  const greeting = words.greeting[partOfDay(Number(companyTime(useNow()).slice(0, 2)))]
  const start = pays ? <PayCard /> : <OtherStart isCandidate={isCandidate(viewer)} onReady={other.ready} />
  const isPhone = useMedia(PHONE)
  const answers = pays && (
    <OptionalPart load={loadAnswers}>
      {({ Answers }) => <Answers onReady={answered.ready} hasSavings={isPhone} />}
    </OptionalPart>
  )
  const notices = <NoticesRow />
  const rest = (
    <>
      <Shortcuts viewer={viewer} />
      {(passkey.offers || invites) && (
        <OptionalPart load={loadInvitations}>
          {({ InstallCard, PasskeyCard }) =>
            passkey.offers ? <PasskeyCard onLater={passkey.dismiss} /> : <InstallCard />
          }
        </OptionalPart>
      )}
    </>
  )
  return (
    <>
      <SunHeader title={<Greeting greeting={greeting} name={callName(user)} />} aside={<Bell look="sun" />}>
        <SyncMark look="brand" />
      </SunHeader>
      <SyncBanner />
      <div className={classes.page}>
        <div className={classes.column}>
          {(hasWork || approves) && (
            <div hidden={isWaiting}>
              <OptionalPart load={loadWork}>{({ Work }) => <Work onReady={work.ready} />}</OptionalPart>
            </div>
          )}
          {(isWaiting || isOtherComing) && <Waiting rows={pays ? PAY_ROWS : 4} />}
          {!isWaiting && start}
          {pays && !isPhone && !isWaiting && !isLoading && (
            <OptionalPart load={loadAnswers}>{({ SavingsPicture }) => <SavingsPicture />}</OptionalPart>
          )}
        </div>
        <div className={classes.column} hidden={isOtherComing || isWaiting || (isLoading && !isLate)}>
          {isHeld && !isLoading && !isWaiting && !isOtherComing && <Waiting rows={3} />}
          <div className={classes.later} data-waits={isHeld || undefined}>
            <SidePart
              load={loadBelow}
              rest={
                <>
                  {answers}
                  {notices}
                  {rest}
                </>
              }
            >
              {({ HomeTasks }) => (
                <HomeTasks onReady={below.ready} below={answers} notices={notices}>
                  {rest}
                </HomeTasks>
              )}
            </SidePart>
          </div>
        </div>
      </div>
    </>
  )
}

const desks = [paths.documentReview, paths.requestDesk, paths.gate, paths.savingsDesk, paths.people]
const loadWelcome = keptPart(() => import('./welcome.tsx'))
const loadAnswers = keptPart(() => import('../answers/answers.tsx'))
const loadShortcuts = keptPart(() => import('./menu-shortcuts.tsx'))
/** Loads after the first paint. Rendered last, because the browser may offer the installation late. */
const loadInvitations = lazyPart(() => import('./invitations.tsx'))
const loadWork = lazyPart(() => import('../desk/work.tsx'))
const loadBelow = lazyPart(() => import('../tasks/home-tasks.tsx'))

function Waiting({ rows }: { rows: number }) {
  const words = useTexts(texts)
  return (
    <SkeletonRows rows={rows} label={words.waiting} slowText={words.pay.slow} retryText={words.side.again} />
  )
}

function OtherStart({ isCandidate, onReady }: { isCandidate: boolean; onReady: () => void }) {
  return isCandidate ? (
    <SidePart load={loadWelcome}>{({ Welcome }) => <Welcome onReady={onReady} />}</SidePart>
  ) : (
    <SidePart load={loadShortcuts}>
      {({ MenuShortcuts }) => [<MenuShortcuts key="start" />, <Ready key="ready" onReady={onReady} />]}
    </SidePart>
  )
}

/** Reports before the paint that its sibling has rendered. */
function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady])
  return null
}

/** Breaks the line before the name and never inside the greeting. */
function Greeting({ greeting, name }: { greeting: string; name: string }) {
  if (name === '') return greeting
  return (
    <>
      <span className="t-one-line">{greeting},</span> <span data-fact>{name}</span>
    </>
  )
}
