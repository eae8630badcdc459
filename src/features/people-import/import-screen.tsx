import { useState } from 'react'
import { uploadPeopleFile } from '#contract/imports/people-import.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FileCard } from '#pieces/importing/file-card.tsx'
import { ImportFrame, stepOf } from '#pieces/importing/import-frame.tsx'
import { FileFact } from '#pieces/importing/file-fact.tsx'
import type { Upload } from '#pieces/importing/read-upload.ts'
import { SheetCard } from '#pieces/importing/sheet-card.tsx'
import { texts as common } from '#pieces/importing/texts.es.ts'
import { useKeptFile } from '#pieces/importing/use-kept-file.ts'
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
  const { keep, fileOf } = useKeptFile()
  const take = async (upload: Upload, chosen: File) => {
    const taken = await run.ask(uploadPeopleFile, upload)
    if (taken === null) return false
    keep(taken.id, chosen)
    setChanging(false)
    return true
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
        <>
          <FileFact
            archivo={current.archivo}
            filas={current.filas}
            iguales={current.cuentas.igual}
            origen={current.origen}
            onOther={() => setChanging(true)}
          />
          <SheetCard
            current={current}
            file={fileOf(current.id)}
            isBusy={run.isBusy}
            isResting={!isOnline}
            onTake={take}
            onProblem={run.say}
          />
          <ReviewStep key={`file ${current.id}`} run={run} current={current} />
        </>
      )}
      {step < 2 && current && <Slips key="slips" run={run} current={current} />}
      {step >= 2 && current && <RunStep run={run} current={current} onOther={() => setChanging(true)} />}
    </ImportFrame>
  )
}
