import { useEffect } from 'react'
import {
  IconAlertTriangle,
  IconArrowRight,
  IconDatabaseOff,
  IconId,
  IconLock,
  IconLockOpen,
} from '@tabler/icons-react'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { useProtection } from '#hooks/work/protection.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from '../fields/form.module.css'
import { stepPath } from '../state/step-path.ts'
import { FORM } from '../state/step-props.ts'
import { StepRows } from './step-rows.tsx'
import { StepsBar } from './steps-bar.tsx'
import { preloadSteps } from '../state/steps.ts'
import { texts } from '../texts.es.ts'
import { useCanChange } from '../state/use-can-change.ts'
import { useDeliveryNews } from '../state/use-delivery-news.ts'
import { useFormAhead } from '../state/use-form-ahead.ts'
import { useRegistration, useRegistrationAlert } from '../state/use-registration.ts'
import { useSavedSteps } from '../state/use-saved-steps.ts'
import { useIsComplete } from './use-is-complete.ts'
import { isConfirmed, type StepStatus, useStepsState } from '../state/use-steps-state.ts'

const loadData = keptPart(() => import('../review/data-screen.tsx'))

/** Start page of the form. Registered people see their data instead (spec 000 §4). */
export function TaskListScreen() {
  useEffect(preloadSteps, [])
  const registration = useRegistration()
  useRegistrationAlert(registration.failure)
  const saved = useSavedSteps(registration.isRegistered === true || registration.serverStep > 1)
  useDeliveryNews(null, () => void Promise.all([registration.refresh(), saved.refresh()]))
  const states = useStepsState(registration, saved)
  useFormAhead()
  const canChange = useCanChange()
  const isOpen = states?.some(({ state }) => state !== 'none' && state !== 'synced') ?? false
  const isComplete = useIsComplete(registration, states)
  // An open step of a registered person is a change, which the data page shows if changes are allowed.
  const isData =
    isComplete === true && (!isOpen || (canChange === true && registration.isRegistered === true))
  if (isData) {
    return (
      <PartLoader
        load={loadData}
        waiting={<Waiting onRetry={() => void registration.refresh()} />}
        failure={(retry) => (
          <div className={classes.page}>
            <Header />
            <Waiting onRetry={retry} />
          </div>
        )}
      >
        {({ DataScreen }) => <DataScreen />}
      </PartLoader>
    )
  }
  return (
    <div className={classes.page}>
      <Header />
      {states === null || (registration.isLoading && states.every(({ state }) => state === 'none')) ? (
        <Waiting onRetry={() => void registration.refresh()} />
      ) : (
        <TaskList states={states} isComplete={isComplete} waitsFor={registration.serverStep} />
      )}
    </div>
  )
}

function Waiting({ onRetry }: { onRetry: () => void }) {
  const words = useTexts(texts)
  return (
    <div className={classes.body}>
      <SkeletonRows
        rows={7}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={onRetry}
      />
    </div>
  )
}

function Header() {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const { canOpen, SyncBanner } = useShellParts()
  const back =
    isKiosk || !canOpen(paths.home) ? {} : { backLabel: words.back, onBack: () => navigate(paths.home) }
  return (
    <>
      <PageHeader title={words.title} {...back} />
      <SyncBanner />
    </>
  )
}

interface ListProps {
  states: readonly StepStatus[]
  isComplete: boolean | null
  waitsFor: StepNumber
}

function TaskList({ states, isComplete, waitsFor }: ListProps) {
  const words = useTexts(texts).list
  const { RecordTabs } = useShellParts()
  const { canKeep } = useDraft(FORM, '1')
  const waiting = states.filter(({ state }) => state === 'queued').length
  const refused = states.filter(({ state }) => state === 'rejected').length
  const isBegun = states.some(({ state }) => state !== 'none')
  const isAllConfirmed = states.every(isConfirmed)
  return (
    <>
      <div className={classes.body}>
        <RecordTabs current="myData" />
        {!isBegun && <p className="t-quiet">{words.lead}</p>}
        {!isBegun && (
          <Banner tone="teal" icon={<IconId size={24} />} title={words.ready}>
            {words.readyWhat}
          </Banner>
        )}
        {!canKeep && (
          <Banner tone="warn" live="status" icon={<IconDatabaseOff />}>
            {words.notKept}
          </Banner>
        )}
        <output className="t-wrap t-gap-2 t-unless-empty">
          {refused > 0 && (
            <StateChip tone="error" icon={<IconAlertTriangle />}>
              {words.refused(refused)}
            </StateChip>
          )}
          {waiting > 0 && <SendingState live={false} state="queued" what={words.parts(waiting)} />}
        </output>
        <StepsBar states={states} />
        <StepRows states={states} />
        {isBegun && <Kept />}
        {waiting > 0 && <TextLink href={`#${paths.waiting}`}>{words.seeWaiting}</TextLink>}
      </div>
      <div className={classNames(classes.actions, classes.aboveBar)}>
        {isComplete === false || !isAllConfirmed ? (
          <GoOn states={states} isBegun={isBegun} waitsFor={waitsFor} />
        ) : (
          <p className="t-quiet">{waiting > 0 ? words.allWaiting(waiting) : words.allSent}</p>
        )}
      </div>
    </>
  )
}

/** Shows whether the browser protects the stored answers (offline.md). Shows nothing while unknown. */
function Kept() {
  const words = useTexts(texts).list
  const isKept = useProtection()
  if (isKept === null) return null
  const Icon = isKept ? IconLock : IconLockOpen
  return (
    <output className="t-row t-gap-2 t-quiet t-icons">
      <Icon aria-hidden size={20} />
      {isKept ? words.kept : words.mayGo}
    </output>
  )
}

/** Offers one action, by priority: correct a refused step or resolve a conflict, continue, review. */
function GoOn({ states, isBegun, waitsFor }: Omit<ListProps, 'isComplete'> & { isBegun: boolean }) {
  const words = useTexts(texts).list
  const wrong = states.find(({ state }) => state === 'rejected' || state === 'conflict')
  // The server may expect a step again after all steps were sent (FORM-12).
  const next = states.find((status) => !isConfirmed(status)) ?? states.find(({ step }) => step === waitsFor)
  const target = wrong ?? next
  if (!target) return null
  const isEnd = !wrong && target.step === 7 && target.state === 'draft'
  const word = isEnd
    ? words.review
    : wrong
      ? wrong.state === 'conflict'
        ? words.choose(wrong.step)
        : words.correct(wrong.step)
      : isBegun
        ? words.goOn(target.step)
        : words.begin
  return (
    <Button
      fullWidth
      href={`#${isEnd ? paths.myDataReview : stepPath(target.step)}`}
      rightSection={<IconArrowRight size={22} aria-hidden />}
    >
      {word}
    </Button>
  )
}
