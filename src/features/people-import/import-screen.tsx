import { useState } from 'react'
import type { RequestOf } from '#contract/operation.ts'
import { uploadPeopleFile } from '#contract/people-import.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FileCard } from '#media/importing/file-card.tsx'
import { ImportFrame, stepOf } from '#media/importing/import-frame.tsx'
import { texts as common } from '#media/importing/texts.es.ts'
import { ReviewStep } from './review-step.tsx'
import { RunStep } from './run-step.tsx'
import { Slips } from './slips-card.tsx'
import { texts } from './texts.es.ts'
import { useImport } from './use-import.ts'

/** Imports people from a file in three steps: upload, review, import. */
export function ImportScreen() {
  const words = useTexts(common)
  const { file } = useTexts(texts)
  const isOnline = useOnline()
  const run = useImport()
  const { current, data, failure, isRefreshing, refresh, problem } = run
  const [isChanging, setChanging] = useState(false)
  const take = async (taken: RequestOf<typeof uploadPeopleFile>) => {
    const isTaken = (await run.ask(uploadPeopleFile, taken)) !== null
    if (isTaken) setChanging(false)
    return isTaken
  }
  const step = stepOf(current, isChanging)
  return (
    <ImportFrame
      step={step}
      isOnline={isOnline}
      isKnown={data !== null}
      absence={failure && !isRefreshing ? absenceOf(failure, words) : null}
      problem={problem}
      onRetry={() => void refresh()}
    >
      {step === 0 && (
        <FileCard
          lead={<p>{file.lead}</p>}
          sources={run.sources}
          source={current?.origen ?? run.sources[0] ?? file.usual}
          isBusy={run.isBusy}
          back={current && { archivo: current.archivo, onBack: () => setChanging(false) }}
          onTake={take}
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
      {step < 2 && current && <Slips key="slips" run={run} current={current} />}
      {step >= 2 && current && <RunStep run={run} current={current} onOther={() => setChanging(true)} />}
    </ImportFrame>
  )
}
