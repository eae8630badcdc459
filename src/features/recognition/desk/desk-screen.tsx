import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import {
  DESK_ROWS_PER_PAGE,
  type DeskRow as Row,
  listRecognitions,
} from '#contract/recognition/recognition-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useDebounced } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import classes from '../recognition.module.css'
import { texts as common } from '../texts.es.ts'
import { WithdrawDialog } from '../withdraw-dialog.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { DeskFilters, type Filter } from './desk-filters.tsx'
import { DeskRow } from './desk-row.tsx'
import { texts } from './texts.es.ts'
import { useDeskExport } from './use-desk-export.ts'

const EVERYTHING: Filter = { principio: '', departamento: '', estado: 'todos', mes: '' }

export function DeskScreen() {
  const shared = useTexts(common)
  const words = useTexts(texts)
  const [text, setText] = useState('')
  const [filter, setFilter] = useState(EVERYTHING)
  const [chosen, setChosen] = useState<Row | null>(null)
  const search = { ...filter, buscar: useDebounced(text.trim()) }
  const wanted = Object.values(search).join('|')
  const [page, turnTo] = usePage(wanted)
  const answer = useOperation(listRecognitions, { ...search, pagina: page }, { isKept: search.buscar === '' })
  const paged = usePaged(answer, DESK_ROWS_PER_PAGE, wanted)
  const exporting = useDeskExport()
  const absence = { failure: shared.failure, offline: words.offline }
  return (
    <div className={classes.page}>
      <DeskFigures />
      <SearchField
        label={words.search}
        placeholder={words.search}
        clearLabel={words.clear}
        value={text}
        onChange={setText}
        maxLength={60}
      />
      <DeskFilters
        filter={filter}
        places={answer.data?.departamentos ?? []}
        onChange={(part) => setFilter({ ...filter, ...part })}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={exporting.isBusy}
          leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
          onClick={() => void exporting.run(search)}
        >
          {exporting.isBusy ? words.export.busy : words.export.action}
        </Button>
      </div>
      <PagedList
        list={{ ...paged, page, turnTo }}
        words={{ ...words, slow: shared.slow, again: shared.again }}
        loadProblem={paged.failure && missingDataReason(paged.failure, absence)}
        staleProblem={staleDataReason(paged.failure, shared.failure, words.old)}
        none={<EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />}
      >
        {(row) => <DeskRow key={row.id} row={row} onWithdraw={() => setChosen(row)} />}
      </PagedList>
      {chosen && (
        <WithdrawDialog
          id={chosen.id}
          about={`${chosen.principio} · ${properName(chosen.para)}`}
          onClose={() => setChosen(null)}
          onDone={() => setChosen(null)}
        />
      )}
    </div>
  )
}
