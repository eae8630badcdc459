import { IconCash, IconCoins, IconPigMoney, IconUserMinus } from '@tabler/icons-react'
import type { SavingsRequest } from '#contract/savings/savings-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { inPesos } from './money.ts'
import { StepChip } from './step-chip.tsx'
import { texts } from './texts.es.ts'
import type { Requests } from './use-requests.ts'

export const LIST_HEADING = 'solicitudes-caja'

interface Props {
  requests: Requests
  openId: number | null
}

export function RequestList({ requests, openId }: Props) {
  const words = useTexts(texts)
  const { failure, isDecided, setDecided } = requests
  return (
    <section className="t-stack t-gap-3 t-shrink" aria-labelledby={LIST_HEADING}>
      <h2 id={LIST_HEADING} className="t-hidden" tabIndex={-1}>
        {words.list.title}
      </h2>
      <Segments
        label={words.list.states.label}
        value={isDecided ? 'decided' : 'open'}
        options={[
          { value: 'open', label: words.list.states.open },
          { value: 'decided', label: words.list.states.decided },
        ]}
        onChange={(next) => setDecided(next === 'decided')}
      />
      <PagedList
        list={requests}
        words={{
          ...words.list,
          again: words.again,
          total: (count) =>
            `${words.list.total(count)} · ${isDecided ? words.list.newest : words.list.oldest}`,
        }}
        loadProblem={failure && missingDataReason(failure, words)}
        staleProblem={staleDataReason(failure, words.failure, words.list.old)}
        below={<NewerRows count={requests.newer} />}
        none={
          isDecided ? (
            <p>{words.list.noneDecided}</p>
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

const looks = {
  prestamo: { tone: 'primary', icon: <IconCash size={24} /> },
  retiro: { tone: 'teal', icon: <IconCoins size={24} /> },
  baja: { tone: 'pink', icon: <IconUserMinus size={24} /> },
  aportacion: { tone: 'ok', icon: <IconPigMoney size={24} /> },
} as const

function Row({ request, isOpen }: { request: SavingsRequest; isOpen: boolean }) {
  const words = useTexts(texts)
  const isWaiting = request.fechaDecision === null
  return (
    <ListRow
      href={`#${paths.savingsDeskOf(request.id)}`}
      current={isOpen}
      lead={<Tile {...looks[request.clase]} />}
      title={properName(request.nombre)}
      text={`${words.kind[request.clase]} · ${inPesos(request.monto)}`}
      chip={
        isWaiting ? (
          <span className="t-quiet t-small">{ageText(request.dias, words.list)}</span>
        ) : (
          <StepChip step={request.paso} plain />
        )
      }
    />
  )
}

function ageText(days: number, words: { today: string; yesterday: string; days: (days: number) => string }) {
  if (days === 0) return words.today
  return days === 1 ? words.yesterday : words.days(days)
}
