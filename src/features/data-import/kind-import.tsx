import { useRef, useState } from 'react'
import { uploadDataFile } from '#contract/imports/data-import.ts'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
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
import { TextLink } from '#ui/actions/text-link.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ReviewStep } from './review-step.tsx'
import { RunStep } from './run-step.tsx'
import { texts } from './texts.es.ts'
import { useDataImport } from './use-data-import.ts'
import classes from './data-import.module.css'

interface Props {
  kind: DataKindName
  onOther: () => void
}

/** Imports a file of one kind in three steps: upload, review, import. */
export function KindImport({ kind, onOther }: Props) {
  const words = useTexts(texts)
  const all = useTexts(common)
  const isOnline = useOnline()
  const run = useDataImport(kind)
  const { current, data, failure, isRefreshing, refresh, problem } = run
  const [isChanging, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus here, because the focused kind button is gone.
  useFocusOnMount(heading)
  const { keep, fileOf } = useKeptFile()
  const take = async (upload: Upload, file: File) => {
    const taken = await run.ask(uploadDataFile, { clase: kind, ...upload })
    if (taken === null) return false
    keep(taken.id, file)
    setChanging(false)
    return true
  }
  const step = stepOf(current, isChanging)
  const needed = dataKindOf(kind).needed.map((field) => words.label(field))
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <div className={classes.named}>
        <h2 ref={heading} className="t-lead t-heavy t-grow" tabIndex={-1}>
          {words.kinds[kind].title}
        </h2>
        <TextLink onClick={onOther}>{words.choose.other}</TextLink>
      </div>
      <ImportFrame
        step={step}
        isOnline={isOnline}
        isKnown={data !== null}
        absence={failure && !isRefreshing ? absenceOf(failure, all) : null}
        problem={problem}
        onRetry={() => void refresh()}
      >
        {step === 0 && (
          <FileCard
            lead={
              <div>
                <p>{words.file.lead}</p>
                <p className="t-quiet">{words.file.needs(needed.join(', '))}</p>
              </div>
            }
            sources={run.sources}
            source={current?.origen ?? run.sources[0] ?? words.file.usual}
            isBusy={run.isBusy}
            isResting={!isOnline}
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
            <ReviewStep key={`file ${current.id}`} run={run} current={current} isResting={!isOnline} />
          </>
        )}
        {step >= 2 && current && (
          <RunStep run={run} current={current} isResting={!isOnline} onOther={() => setChanging(true)} />
        )}
      </ImportFrame>
    </div>
  )
}
