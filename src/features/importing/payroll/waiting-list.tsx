import { IconRefresh, IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { listWaitingReceipts, WAITING_PER_PAGE } from '#contract/imports/payroll-import.ts'
import { retryWaitingReceipts } from '#contract/imports/payroll-runs.ts'
import { call } from '#core/transport/rpc.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { missingDataReason, failureText, staleDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePaged } from '#hooks/operations/use-paged.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { texts } from './texts.es.ts'
import { useTurns } from './use-turns.ts'
import { WaitingPapers } from './waiting-papers.tsx'
import { count } from './words.ts'
import classes from './runs.module.css'

export function WaitingList({ onPlaced }: { onPlaced: () => void }) {
  const words = useTexts(texts)
  const turns = useTurns()
  const answer = useOperation(listWaitingReceipts, { desde: turns.start }, { isKept: false })
  const list = turns.turned(usePaged(answer, WAITING_PER_PAGE))
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    if (isTrying) return
    setTrying(true)
    const placed = await call(retryWaitingReceipts, {})
    setTrying(false)
    if (!placed.ok) {
      showSnack({ text: failureText(placed.failure, words.failure), tone: 'error' })
      return
    }
    const { tomados } = placed.value
    showSnack({
      text: tomados === 0 ? words.nonePlaced : words.placed(count(tomados)),
      tone: tomados === 0 ? 'info' : 'success',
    })
    turns.restart()
    await answer.refresh()
    onPlaced()
  }
  const attempt = useOnlineOnly(words.offlineTry, () => void tryAgain())
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <section className={classes.file}>
        <p className="t-grow t-shrink">{words.waitingText}</p>
        <Button
          leftSection={<IconRefresh size={22} aria-hidden />}
          resting={attempt.resting}
          aria-disabled={isTrying || attempt.resting}
          onClick={attempt.onClick}
        >
          {isTrying ? words.trying : words.tryAgain}
        </Button>
      </section>
      <PagedList
        list={list}
        words={words.waitingList}
        loadProblem={list.failure && missingDataReason(list.failure, words)}
        staleProblem={staleDataReason(list.failure, words.failure, words.old)}
        none={<EmptyState drawing={<DrawingAllDone />} title={words.noneWaits} text={words.noneWaitsText} />}
      >
        {(receipt) => (
          <ListRow
            key={receipt.id}
            lead={<Tile tone="warn" icon={<IconUserQuestion size={24} />} />}
            title={words.waitingReason(receipt)}
            text={
              <>
                {words.receipt(receipt.empleado, receipt.rfc, formatDate(receipt.fechaFin))}
                <br />
                <span className="t-break">{receipt.archivo}</span>
              </>
            }
            actionBelow
            action={
              receipt.persona && (
                <ConfirmPerson receipt={{ ...receipt, persona: receipt.persona }} onPlaced={onPlaced} />
              )
            }
          />
        )}
      </PagedList>
      <WaitingPapers />
    </div>
  )
}
