import { IconUpload } from '@tabler/icons-react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import type { Queued } from '#core/outbox/queued.ts'
import { isSentAutomatically } from '#core/store/work-states.ts'
import { useQueued } from '#hooks/work/use-queued.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { usePapers } from '#models/documents/use-papers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { MoneyToggle } from '#ui/fields/money-toggle.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import classes from '../fields/form.module.css'
import { texts } from '../texts.es.ts'
import { FORM } from '../state/step-props.ts'
import { useCanChange } from '../state/use-can-change.ts'
import { useStepNames } from '../state/use-step-names.ts'
import { DataCard, isIncomplete } from './data-card.tsx'
import { DataHead } from './data-head.tsx'
import { Doubts } from './doubts.tsx'
import { reviewTexts } from './review-texts.es.ts'
import { type Review, useReview } from './use-review.ts'

/** Shows the answers of a registered person. Changes are possible only if the server notifies human resources. */
export function DataScreen() {
  const words = useTexts(texts)
  const own = useTexts(reviewTexts)
  const isKiosk = useIsKiosk()
  const { RecordTabs, SyncBanner, canOpen } = useShellParts()
  const review = useReview({ isChange: true })
  const papers = usePapers()
  const queued = useQueued()
  const waiting = queued?.filter(({ form }) => form === FORM) ?? null
  const canGoHome = !isKiosk && canOpen(paths.home)
  return (
    <div className={classes.page}>
      <PageHeader
        title={words.title}
        {...(canGoHome ? { backLabel: words.back, onBack: () => navigate(paths.home) } : {})}
      />
      <SyncBanner />
      <div className={classNames(classes.body, classes.wide)}>
        <RecordTabs current="myData" />
        {review && (
          <>
            <DataHead
              papers={papers}
              isLacking={review.entries.some((entry) => isIncomplete(entry, review))}
              waiting={waiting}
            />
            <Steps review={review} waiting={waiting ?? []} />
          </>
        )}
      </div>
      {papers.missing ? (
        <div className={classNames(classes.actions, classes.aboveBar)}>
          <Button fullWidth href={`#${paths.documents}`} leftSection={<IconUpload size={22} aria-hidden />}>
            {own.done.documents}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Steps({ review, waiting }: { review: Review; waiting: readonly Queued[] }) {
  const words = useTexts(reviewTexts).data
  const names = useStepNames()
  const known = useCanChange()
  const canChange = known === true
  const isKiosk = useIsKiosk()
  const mask = useMask()
  const isMasked = isKiosk && !mask.shown
  const entries = canChange ? review.entries : review.entries.filter(({ values }) => values !== null)
  const toggle = isKiosk ? (
    <MoneyToggle
      tone="primary"
      shown={mask.shown}
      onToggle={mask.toggle}
      showWord={words.show}
      hideWord={words.hide}
      label={mask.shown ? words.hideLabel : words.showLabel}
    />
  ) : null
  return (
    <>
      {canChange && <Doubts doubts={review.doubts} lead={words.doubtsLead} />}
      <div>
        {entries.length > 0 && <SectionTitle>{words.title}</SectionTitle>}
        <p className="t-quiet">{canChange ? words.lead : known === null ? words.notKnown : words.askThem}</p>
      </div>
      <div className={classes.cards}>
        {entries.map((entry) => (
          <DataCard
            key={entry.step}
            entry={entry}
            review={review}
            name={names[entry.step - 1] ?? ''}
            canChange={canChange}
            isMasked={isMasked}
            toggle={toggle}
            waiting={waitingOf(waiting, entry.step)}
          />
        ))}
      </div>
    </>
  )
}

/** Returns null for a refused or lost step, which no longer waits. */
function waitingOf(waiting: readonly Queued[], of: number): 'sending' | 'choice' | null {
  const rows = waiting.filter(({ step }) => step === String(of))
  if (rows.some(({ state }) => state === 'conflict')) return 'choice'
  return rows.some(({ state }) => isSentAutomatically(state)) ? 'sending' : null
}
