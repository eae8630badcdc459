import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { askQuestion } from '#hooks/operations/alert.ts'
import { takePrefill } from '#models/requests/clarification-prefill.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useFailureAlert } from '#hooks/operations/failure-alert.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { failureTexts } from '#i18n/failure-texts.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { ClarificationForm } from './clarification-form.tsx'
import { ClarificationReceipt, type SentClarification } from './clarification-receipt.tsx'
import { isBlank, type TypedClarification } from './clarification-form-values.ts'
import { initialClarification, newClarification } from './clarification-start.ts'
import { clarificationTexts } from './clarification-texts.es.ts'
import { placeOf } from './use-clarification-form.ts'
import type { Clarifications } from './use-clarifications.ts'
import { usePeriods, useReasons } from './use-form-lists.ts'

interface Props {
  /** Null for a new request. */
  correcting: WaitingRequest<TypedClarification> | null
  clarifications: Clarifications
  onBack: () => void
}

/** Dialog for a new clarification, or for the correction of a rejected one, and its receipt (spec 002 §2.6). */
export function ClarificationFormDialog({ correcting, clarifications, onBack }: Props) {
  const words = useTexts(clarificationTexts)
  const [sent, setSent] = useState<SentClarification | null>(null)
  const periods = usePeriods()
  const reasons = useReasons()
  // The lists come from one service and share an alert. Without a network, the form shows the failure (GRAL-19).
  const failure =
    periods.choices === null ? periods.failure : reasons.choices === null ? reasons.failure : null
  const problem = useFailureAlert(failure, false, useTexts(failureTexts))
  const start = useStart({ correcting, periods, reasons })
  return (
    <Dialog opened size="page" title={words.form.title} closeLabel={words.close} onClose={onBack}>
      {correcting && <BackCloses onBack={onBack} />}
      {start && !sent && failure?.kind === 'offline' && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={problem} />
      )}
      {sent ? (
        <ClarificationReceipt sent={sent} clarifications={clarifications} onList={onBack} />
      ) : start ? (
        <ClarificationForm
          start={start}
          correcting={correcting}
          periods={periods}
          reasons={reasons}
          clarifications={clarifications}
          onBack={onBack}
          onDone={setSent}
        />
      ) : (
        <SkeletonRows label={words.form.periodsLoading} slowText={words.slow} retryText={words.again} />
      )}
    </Dialog>
  )
}

function BackCloses({ onBack }: { onBack: () => void }) {
  useCloseOnBack(onBack)
  return null
}

interface StartOptions extends Pick<Props, 'correcting'> {
  periods: ReturnType<typeof usePeriods>
  reasons: ReturnType<typeof useReasons>
}

/** Returns null until the initial values are known. Asks before a prefill replaces a draft with another comment. */
function useStart({ correcting, periods, reasons }: StartOptions): TypedClarification | null {
  const [prefill] = useState(() => (correcting ? null : takePrefill()))
  const place = placeOf(correcting?.form ?? null)
  const { isReady, values } = useDraft<TypedClarification>(place.form, place.step)
  const [start, setStart] = useState<TypedClarification | null>(null)
  // Waits for both lists, because a prefilled form shows their names and a late list would move the fields.
  const isWaiting = periods.isLoading || reasons.isLoading
  const canBegin = isReady && !isWaiting
  const filled = prefill && initialClarification(prefill, periods.all, reasons.choices)
  const typed = values === null || isBlank(values) ? null : values
  const isAsking =
    start === null && canBegin && filled !== null && typed !== null && typed.comment !== filled.comment
  if (start === null && canBegin && !isAsking) {
    setStart(filled ?? typed ?? correcting?.values ?? newClarification(periods.choices))
  }
  const both = useRef({ filled, typed })
  useEffect(() => {
    both.current = { filled, typed }
  })
  useEffect(() => {
    if (!isAsking) return
    void askWhich().then((isNew) => setStart(isNew ? both.current.filled : both.current.typed))
  }, [isAsking])
  return start
}

function askWhich(): Promise<boolean> {
  const { form } = wordsOf(clarificationTexts)
  return askQuestion({
    title: form.warning,
    text: form.replaceQuestion,
    ask: { confirm: form.replace, cancel: form.keep },
  })
}
