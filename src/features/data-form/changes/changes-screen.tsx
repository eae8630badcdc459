import { useState } from 'react'
import { CHANGES_PER_PAGE, listDataChanges } from '#contract/data-form/data-changes.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { usePage, usePaged } from '#hooks/operations/use-paged.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { useLoadedSteps } from '../state/steps.ts'
import { useFormLists } from '../state/use-form-lists.ts'
import { useStepNames } from '../state/use-step-names.ts'
import { ChangeRow } from './change-row.tsx'
import { changeTexts } from './texts.es.ts'
import { useMarkSeen } from './use-mark-seen.ts'

type Kind = 'waiting' | 'seen'

/** Shows human resources the changes of registered people (P-75, P-76). No change needs an approval. */
export function ChangesScreen() {
  useLoadedSteps(1, 4)
  const words = useTexts(changeTexts)
  const [kind, setKind] = useState<Kind>('waiting')
  const [page, turnTo] = usePage(kind)
  const input = { vistos: kind === 'seen', pagina: page }
  // Other people's data must not be stored on the device.
  const answer = useOperation(listDataChanges, input, { isKept: false })
  const list = usePaged(answer, CHANGES_PER_PAGE, kind)
  const lists = useFormLists()
  const names = useStepNames()
  const mark = useMarkSeen()
  return (
    <div className="t-stack t-gap-4 t-page">
      <p className="t-quiet">{words.lead}</p>
      <Segments
        label={words.kinds.label}
        value={kind}
        options={(['waiting', 'seen'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        onChange={setKind}
      />
      <PagedList
        list={{ ...list, page, turnTo }}
        words={words}
        loadProblem={list.failure && missingDataReason(list.failure, words)}
        staleProblem={staleDataReason(list.failure, words.failure, words.old)}
        below={<NewerRows count={list.newer} />}
        none={<EmptyState drawing={<DrawingAllDone />} title={words.none[kind]} text={words.noneText} />}
      >
        {(change) => (
          <ChangeRow
            key={change.id}
            change={change}
            lists={lists}
            stepName={names[change.bandera - 1] ?? ''}
            isBusy={mark.busyId === change.id}
            onSeen={() => void mark.run(change)}
          />
        )}
      </PagedList>
    </div>
  )
}
