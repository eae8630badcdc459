import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { readProgress } from '#contract/evaluations/evaluations.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { texts } from '../texts.es.ts'
import type { Progress } from './pending-file.ts'
import { PendingList } from './pending-list.tsx'
import classes from './progress.module.css'
import { progressTexts } from './texts.es.ts'

export function ProgressScreen() {
  const words = useTexts(progressTexts)
  const shared = useTexts(texts)
  const { data, failure, refresh } = useOperation(readProgress, {}, { isKept: false })
  if (data === null)
    return <MissingData {...toMissingDataProps({ failure, refresh }, shared)} loading={words.loading} />
  const old = staleDataReason(failure, shared.failure, words.old)
  const { departamentos, categorias, pendientes, mandaCorreos } = data.data
  return (
    <div className={classes.page}>
      {old && <StaleData {...old} againWord={shared.again} onRetry={() => void refresh()} />}
      {departamentos.every(({ total }) => total === 0) && (
        <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
      )}
      {departamentos.length > 0 && <Departments departments={departamentos} />}
      <Categories categories={categorias} />
      {pendientes.length > 0 && (
        <PendingList pending={pendientes} sendsMail={mandaCorreos} onReminded={() => void refresh()} />
      )}
    </div>
  )
}

function Departments({ departments }: { departments: Progress['departamentos'] }) {
  const words = useTexts(progressTexts)
  return (
    <section>
      <SectionTitle id="departments">{words.departments}</SectionTitle>
      <ul className={classes.departments} aria-labelledby="departments">
        {departments.map((one) => (
          <li key={one.nombre} className={classes.department}>
            <p className="t-flush t-strong">{sentenceCase(one.nombre)}</p>
            {one.total === 0 ? <p className="t-flush t-quiet">{words.nobodyNow}</p> : <Running {...one} />}
            <p className="t-flush t-quiet">
              {one.calificacion === null ? words.noAverage : words.average(String(one.calificacion))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Running({ personas, total, completados, atrasadas }: Progress['departamentos'][number]) {
  const words = useTexts(progressTexts)
  const isLate = atrasadas > 0
  return (
    <>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.done} style={{ inlineSize: `${(100 * completados) / total}%` }} />
      </span>
      <p className="t-flush t-quiet">
        {words.people(personas)} · {words.answered(completados, total)}
      </p>
      <StateChip tone={isLate ? 'error' : 'ok'} icon={isLate ? <IconAlertTriangle /> : <IconCircleCheck />}>
        {isLate ? words.late(atrasadas) : words.onTime}
      </StateChip>
    </>
  )
}

function Categories({ categories }: { categories: Progress['categorias'] }) {
  const words = useTexts(progressTexts)
  const isAnyKnown = categories.some(({ otros }) => otros !== null)
  return (
    <section>
      <SectionTitle id="categories">{words.categories}</SectionTitle>
      {!isAnyKnown ? (
        <p className="t-flush t-quiet">{words.fewInCategories}</p>
      ) : (
        <dl className={classes.categories} aria-labelledby="categories">
          {categories.map(({ nombre, otros }) => (
            <div key={nombre} className={classes.category}>
              <dt lang="es-MX">{nombre}</dt>
              {otros === null ? (
                <dd className={classes.few}>{words.few}</dd>
              ) : (
                <>
                  <dd className={classes.track} aria-hidden="true">
                    <span className={classes.done} style={{ inlineSize: `${otros}%` }} />
                  </dd>
                  <dd>{Math.round(otros)}</dd>
                </>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
