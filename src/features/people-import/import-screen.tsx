import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { RequestOf } from '#contract/operation.ts'
import { uploadPeopleFile } from '#contract/people-import.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FileCard } from '#media/importing/file-card.tsx'
import { Steps } from '#media/importing/steps.tsx'
import { texts as common } from '#media/importing/texts.es.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { NotHere } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { ReviewStep } from './review-step.tsx'
import { RunStep } from './run-step.tsx'
import { texts } from './texts.es.ts'
import { useImport } from './use-import.ts'

/** People from a file in three steps: handed over, looked through, imported. */
export function ImportScreen() {
  const words = useTexts(common)
  const { file } = useTexts(texts)
  const isOnline = useOnline()
  const run = useImport()
  const { current, data, failure, isRefreshing, refresh, problem } = run
  const [isChanging, setChanging] = useState(false)
  const take = async (taken: RequestOf<typeof uploadPeopleFile>) => {
    if (await run.ask(uploadPeopleFile, taken)) setChanging(false)
  }
  if (data === null) {
    if (failure && !isRefreshing)
      return <NotHere {...absenceOf(failure, words)} againWord={words.again} onRetry={() => void refresh()} />
    return (
      <SkeletonRows
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  const isReview = current?.estado === 'revisando' || current?.estado === 'lista'
  const step = current === null || isChanging ? 0 : isReview ? 1 : 2
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <Steps step={step === 2 && current?.estado === 'terminada' ? 3 : step} />
      {!isOnline && (
        <Banner tone="warn" live="status" icon={<IconWifiOff size={24} />} title={words.offline.title}>
          {words.offline.text}
        </Banner>
      )}
      {problem && (
        <Banner
          key={`problem ${problem.attempt}`}
          tone="error"
          live="alert"
          icon={<IconAlertTriangle size={24} />}
          title={words.failedTitle}
        >
          {problem.text}
        </Banner>
      )}
      {step === 0 && (
        <FileCard
          lead={<p>{file.lead}</p>}
          sources={run.sources}
          source={current?.origen ?? run.sources[0] ?? file.usual}
          isBusy={run.isBusy}
          onTake={(taken) => void take(taken)}
          onProblem={run.say}
        />
      )}
      {step === 1 && current && (
        <ReviewStep
          key={`file ${current.id}`}
          run={run}
          current={current}
          onOther={() => setChanging(true)}
        />
      )}
      {step === 2 && current && <RunStep run={run} current={current} onOther={() => setChanging(true)} />}
    </div>
  )
}
