import { useState } from 'react'
import { readImprovementFigures, type ManagedImprovement } from '#contract/improvements/improvements.ts'
import { formatDate } from '#domain/time/dates.ts'
import { ALL_STATES } from '#domain/improvements/improvements.ts'
import { properName } from '#domain/text/person-name.ts'
import { missingDataReason, failureText, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useDrawBelow } from '#hooks/device/use-draw-below.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { deskTexts } from './desk-texts.es.ts'
import { DrawingIdea } from './drawing-idea.tsx'
import { Figures } from './figures.tsx'
import { IdeaDialog } from './idea-dialog.tsx'
import { StateMark } from './state-mark.tsx'
import classes from './desk.module.css'
import { texts } from './texts.es.ts'
import { type Ideas, useIdeas } from './use-ideas.ts'

export function DeskScreen() {
  const words = useTexts(texts)
  const desk = useTexts(deskTexts)
  const ideas = useIdeas()
  const figures = useOperation(readImprovementFigures, {}, { isKept: false, isShown: false })
  const hasFigures = useDrawBelow(figures.data !== null || figures.failure !== null)
  const [open, setOpen] = useState<ManagedImprovement | null>(null)
  const { failure } = ideas
  const refresh = () => {
    ideas.refresh()
    void figures.refresh()
  }
  const current = open && (ideas.rows?.find(({ folio }) => folio === open.folio) ?? open)
  if (!hasFigures) {
    return (
      <SkeletonRows
        rows={8}
        label={desk.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={refresh}
      />
    )
  }
  return (
    <div className="t-stack t-gap-4">
      {figures.data && <Figures figures={figures.data} />}
      {/* The figures' response also contains the engineers, who are needed to assign an idea. Hidden when the list
          failed, too, because the list then shows the reason. */}
      {figures.data === null && figures.failure && failure === null && (
        <StaleData
          title={desk.figures.none}
          text={failureText(figures.failure, words.failure)}
          againWord={words.again}
          onRetry={() => void figures.refresh()}
        />
      )}
      <Filters ideas={ideas} areas={(figures.data?.areas ?? []).map(({ area }) => area)} />
      <PagedList
        list={ideas}
        words={{ ...desk, slow: words.slow, again: words.again }}
        loadProblem={failure && missingDataReason(failure, { ...words, offline: desk.offline })}
        staleProblem={staleDataReason(failure, words.failure, desk.old)}
        none={<EmptyState drawing={<DrawingIdea />} title={desk.none} text={desk.noneText} />}
      >
        {(idea) => (
          <ListRow
            key={idea.folio}
            lead={<Avatar name={idea.nombre} />}
            title={<span lang="es-MX">{idea.mejora}</span>}
            text={`${words.card.folio(idea.folio)} · ${properName(idea.nombre)} · ${formatDate(idea.fecha)}`}
            chip={<StateMark state={idea.estado} />}
            onClick={() => setOpen(idea)}
          />
        )}
      </PagedList>
      {current && (
        <IdeaDialog
          key={current.folio}
          idea={current}
          engineers={figures.data?.ingenieros ?? []}
          onClose={() => setOpen(null)}
          onStale={refresh}
          onMoved={() => {
            setOpen(null)
            refresh()
          }}
        />
      )}
    </div>
  )
}

function Filters({ ideas, areas }: { ideas: Ideas; areas: readonly string[] }) {
  const words = useTexts(texts)
  const { filters } = useTexts(deskTexts)
  const { filter, setFilter } = ideas
  return (
    <div className={classes.filters}>
      <SearchField
        className={classes.search}
        label={filters.search}
        placeholder={filters.search}
        clearLabel={filters.clear}
        maxLength={60}
        value={ideas.typed}
        onChange={ideas.search}
      />
      <SelectField
        label={filters.state}
        value={String(filter.estado)}
        options={[
          { value: '0', label: filters.open },
          ...ALL_STATES.map((state) => ({ value: String(state), label: words.states[state] ?? '' })),
        ]}
        onChange={(event) => setFilter({ estado: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={filters.area}
        value={filter.area}
        options={[
          { value: '', label: filters.everyArea },
          ...areas.map((area) => ({ value: area, label: area, lang: 'es-MX' as const })),
        ]}
        onChange={(event) => setFilter({ area: event.currentTarget.value })}
      />
      <Segments
        label={filters.whose}
        value={filter.mias ? 'mine' : 'all'}
        options={[
          { value: 'all', label: filters.all },
          { value: 'mine', label: filters.mine },
        ]}
        onChange={(value) => setFilter({ mias: value === 'mine' })}
      />
    </div>
  )
}
