import { useState } from 'react'
import type { FileImport } from '#contract/imports/import-file.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FileCard } from './file-card.tsx'
import { FileFact } from './file-fact.tsx'
import { ImportFrame, stepOf } from './import-frame.tsx'
import type { ImportKind } from './import-kind.ts'
import type { Upload } from './read-upload.ts'
import { ReviewStep } from './review-step.tsx'
import { RunStep } from './run-step.tsx'
import { SheetCard } from './sheet-card.tsx'
import { texts } from './texts.es.ts'
import { useImport } from './use-import.ts'

export function ImportScreen<Current extends FileImport>({ kind }: { kind: ImportKind<Current> }) {
  const all = useTexts(texts)
  const words = kind.useWords()
  const isOnline = useOnline()
  const run = useImport(kind)
  const { current, data, failure, isRefreshing, refresh, problem } = run
  const [isChanging, setChanging] = useState(false)
  // The server does not keep the file. Reading another sheet uploads the file again; after a reload the file is gone.
  const [kept, setKept] = useState<{ id: number; file: File } | null>(null)
  const take = async (upload: Upload, file: File) => {
    const taken = await kind.upload(run.send, upload)
    if (taken === null) return false
    setKept({ id: taken.id, file })
    setChanging(false)
    return true
  }
  const step = stepOf(current, isChanging)
  const isResting = kind.restsOffline === true && !isOnline
  const shared = { kind, run, isResting }
  return (
    <ImportFrame
      step={step}
      isOnline={isOnline}
      isKnown={data !== null}
      absence={failure && !isRefreshing ? missingDataReason(failure, all) : null}
      problem={problem}
      onRetry={() => void refresh()}
    >
      {step === 0 && (
        <FileCard
          lead={words.lead}
          sources={run.sources}
          source={current?.origen ?? run.sources[0] ?? all.file.usual}
          isBusy={run.isBusy}
          isResting={isResting}
          back={current && { archivo: current.archivo, onBack: () => setChanging(false) }}
          onTake={take}
          onProblem={run.showProblem}
        />
      )}
      {step === 1 && current && (
        <>
          <FileFact current={current} onOther={() => setChanging(true)} />
          <SheetCard
            current={current}
            file={kept?.id === current.id ? kept.file : null}
            isBusy={run.isBusy}
            isResting={!isOnline}
            onTake={take}
            onProblem={run.showProblem}
          />
          <ReviewStep key={`file ${current.id}`} {...shared} current={current} />
        </>
      )}
      {step < 2 && current && kind.After && <kind.After key="after" run={run} current={current} />}
      {step >= 2 && current && <RunStep {...shared} current={current} onOther={() => setChanging(true)} />}
    </ImportFrame>
  )
}
