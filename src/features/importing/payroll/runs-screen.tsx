import { IconFileUpload, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { listWaitingReceipts } from '#contract/imports/payroll-import.ts'
import { listPayrollRuns, RUNS_PER_PAGE } from '#contract/imports/payroll-runs.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { DrawingChoose } from '#ui/drawings/drawing-choose.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { RunRow } from './run-row.tsx'
import { texts } from './texts.es.ts'
import { useRefreshOnOpen, usePolling } from '#hooks/operations/use-polling.ts'
import { useTurns } from './use-turns.ts'
import { useUpload } from './use-upload.ts'
import { WaitingList } from './waiting-list.tsx'
import { count, isActive } from './words.ts'

type Part = 'archivos' | 'espera'

export function Screen() {
  const words = useTexts(texts)
  const [part, setPart] = useState<Part>('archivos')
  const waiting = useOperation(listWaitingReceipts, { desde: 0 }, { isKept: false })
  useRefreshOnOpen(waiting.refresh)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <Segments
        label={words.parts}
        value={part}
        options={[
          { value: 'archivos', label: words.files, icon: <IconFileUpload size={22} /> },
          {
            value: 'espera',
            label: waiting.data === null ? words.waiting : words.waitingCount(count(waiting.data.total)),
            icon: <IconHourglass size={22} />,
          },
        ]}
        onChange={setPart}
      />
      {part === 'archivos' ? (
        <Files onDone={waiting.refresh} />
      ) : (
        <WaitingList onPlaced={() => void waiting.refresh()} />
      )}
    </div>
  )
}

function Files({ onDone }: { onDone: () => Promise<void> }) {
  const words = useTexts(texts)
  const turns = useTurns()
  const answer = useOperation(listPayrollRuns, { antes: turns.start }, { isKept: false })
  const list = turns.turned(usePaged(answer, RUNS_PER_PAGE))
  const { refresh } = answer
  const isReading = list.rows?.some(isActive) ?? false
  useRefreshOnOpen(refresh)
  usePolling(isReading, refresh)
  useRefreshOnOpen(onDone, isReading)
  const { upload, problem, send, cancel } = useUpload((id, isAgain, isLast) => {
    showSnack({ text: isAgain ? words.again : words.sent, tone: isAgain ? 'info' : 'success' })
    void refresh()
    if (isLast) navigate(importPaths.payrollRun(id))
  })
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <DropZone upload={upload} onFiles={(files) => void send(files)} onCancel={cancel} />
      {problem.text !== null && <ErrorSummary title={problem.text} attempt={problem.attempt} />}
      <PagedList
        list={list}
        words={words.list}
        loadProblem={list.failure && missingDataReason(list.failure, words)}
        staleProblem={staleDataReason(list.failure, words.failure, words.old)}
        below={<NewerRows count={list.newer} />}
        none={<EmptyState drawing={<DrawingChoose />} title={words.none} text={words.noneText} />}
      >
        {(run) => <RunRow key={run.id} run={run} />}
      </PagedList>
    </div>
  )
}
