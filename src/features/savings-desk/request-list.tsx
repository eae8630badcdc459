import { IconCash, IconCoins, IconUserMinus } from '@tabler/icons-react'
import type { SavingsRequest } from '#contract/savings-desk.ts'
import { moneyOnScreen, toCentavos } from '#domain/money.ts'
import { properName } from '#domain/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { absenceOf, oldnessOf } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Segments } from '#ui/fields/segments.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { StepChip } from './step-chip.tsx'
import { texts } from './texts.es.ts'
import { type Desk, isWaiting } from './use-desk.ts'
import classes from './desk.module.css'

interface Props {
  desk: Desk
  openId: number | null
}

/** Takes the focus when the row that had it is gone. */
export const LIST_HEADING = 'solicitudes-caja'

/** Who waits, the longest first; or what was decided, the latest first. */
export function RequestList({ desk, openId }: Props) {
  const words = useTexts(texts)
  const { failure, filter } = desk
  return (
    <section className="t-stack t-gap-3 t-shrink" aria-labelledby={LIST_HEADING}>
      <h2 id={LIST_HEADING} className="t-hidden" tabIndex={-1}>
        {words.list.title}
      </h2>
      <Segments
        label={words.list.states.label}
        value={filter.isDecided ? 'decided' : 'waiting'}
        options={[
          { value: 'waiting', label: words.list.states.waiting },
          { value: 'decided', label: words.list.states.decided },
        ]}
        onChange={(value) => desk.setFilter({ isDecided: value === 'decided' })}
      />
      <PagedList
        list={desk}
        words={{ ...words.list, again: words.again }}
        notHere={failure && absenceOf(failure, words)}
        old={oldnessOf(failure, words.failure, words.list.old)}
        none={
          filter.isDecided ? (
            <p className={classes.none}>{words.list.noneDecided}</p>
          ) : (
            <EmptyState
              drawing={<DrawingAllDone />}
              title={words.list.allDone}
              text={words.list.allDoneText}
            />
          )
        }
      >
        {(request) => <Row key={request.id} request={request} isOpen={request.id === openId} />}
      </PagedList>
    </section>
  )
}

export const kindLooks = {
  prestamo: { tone: 'primary', icon: <IconCash size={24} /> },
  retiro: { tone: 'ok', icon: <IconCoins size={24} /> },
  baja: { tone: 'pink', icon: <IconUserMinus size={24} /> },
} as const

function Row({ request, isOpen }: { request: SavingsRequest; isOpen: boolean }) {
  const words = useTexts(texts)
  const amount = moneyOnScreen(toCentavos(request.monto))
  return (
    <ListRow
      href={`#${paths.savingsDeskOf(request.id)}`}
      current={isOpen}
      lead={<Tile {...kindLooks[request.clase]} />}
      title={properName(request.nombre)}
      text={words.asked(words.kind[request.clase], amount)}
      chip={
        isWaiting(request) ? (
          <span className="t-quiet t-small">{request.esPropia ? words.own : words.ago(request.dias)}</span>
        ) : (
          <StepChip step={request.paso} plain />
        )
      }
    />
  )
}
