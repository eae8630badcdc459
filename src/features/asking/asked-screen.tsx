import { IconArrowLeft, IconPlus, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { AskForm } from './ask-form.tsx'
import { AskReceipt } from './ask-receipt.tsx'
import { AskedItem } from './asked-item.tsx'
import { useWaiting, Waiting } from './asked-waiting.tsx'
import classes from './asking.module.css'
import type { ConfirmedAsk } from './confirmed-ask.ts'
import { texts } from './texts.es.ts'
import { useAsked } from './use-asked.ts'
import type { SentAsk } from './use-asking.ts'
import { AskedElsewhere } from './asked-elsewhere.tsx'
import { useTeamRole } from './use-leading.ts'

export function AskedScreen() {
  const words = useTexts(texts)
  const { decides } = useTeamRole()
  const asked = useAsked()
  const waiting = useWaiting(asked.list)
  const [correcting, setCorrecting] = useState<WaitingRequest<ConfirmedAsk> | null>(null)
  if (correcting) return <Correction row={correcting} onEnd={() => setCorrecting(null)} />
  return (
    <div className={classes.asked}>
      <div className="t-stack t-gap-4">
        <Button
          href={`#${paths.newAsking}`}
          size="lg"
          fullWidth
          leftSection={<IconPlus size={22} aria-hidden />}
        >
          {words.list.ask}
        </Button>
        {decides && (
          <ListCard label={words.list.away}>
            <ListRow
              lead={<Tile tone="primary" icon={<IconUserShare size={24} />} />}
              title={words.list.away}
              text={words.list.awayText}
              href={`#${paths.substitutes}`}
            />
          </ListCard>
        )}
      </div>
      <div className="t-stack t-gap-4 t-shrink">
        <Waiting {...waiting} onCorrect={setCorrecting} />
        <PagedList
          list={asked}
          words={{ ...words.list, slow: words.slow, again: words.again }}
          loadProblem={asked.failure && missingDataReason(asked.failure, words)}
          staleProblem={staleDataReason(asked.failure, words.failure, words.list.old)}
          below={<NewerRows count={asked.newer} />}
          waiting={[...waiting.days, ...waiting.asked]}
          none={
            <EmptyState drawing={<DrawingAllDone />} title={words.list.none} text={words.list.noneText} />
          }
        >
          {(item) => <AskedItem key={item.id} item={item} />}
        </PagedList>
        <AskedElsewhere />
      </div>
    </div>
  )
}

function Correction({ row, onEnd }: { row: WaitingRequest<ConfirmedAsk>; onEnd: () => void }) {
  const words = useTexts(texts)
  const [sent, setSent] = useState<SentAsk | null>(null)
  // A correction has no address of its own, so Back must close the correction.
  useCloseOnBack(onEnd)
  if (sent) return <AskReceipt sent={sent} onList={onEnd} />
  return (
    <div className="t-stack t-gap-3">
      <AskForm kind={row.values.clase} correcting={row} onDone={setSent} />
      <div className={classes.page}>
        <Button
          variant="outline"
          fullWidth
          leftSection={<IconArrowLeft size={22} aria-hidden />}
          onClick={onEnd}
        >
          {words.fill.toList}
        </Button>
      </div>
    </div>
  )
}
