import { IconAlertTriangle, IconCircleCheck, IconFileSpreadsheet, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { readProgress } from '#contract/evaluations.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/dates.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { absenceOf, oldnessOf } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NotHere, OldData } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { OnlineButton } from '../parts/online-button.tsx'
import { texts } from '../texts.es.ts'
import { makePendingFile, type Pending, type Progress } from './pending-file.ts'
import classes from './progress.module.css'
import { RemindDialog } from './remind-dialog.tsx'
import { progressTexts } from './texts.es.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How far all evaluations are: who is late where, how the year went, whom to remind (P-121, P-122). */
export function ProgressScreen() {
  const words = useTexts(progressTexts)
  const shared = useTexts(texts)
  const { data, failure, refresh } = useOperation(readProgress, {}, { isKept: false })
  const again = { againWord: shared.again, onRetry: () => void refresh() }
  if (data === null) {
    return failure ? (
      <NotHere {...absenceOf(failure, shared)} {...again} />
    ) : (
      <SkeletonRows
        label={words.loading}
        slowText={shared.slow}
        retryText={shared.again}
        onRetry={again.onRetry}
      />
    )
  }
  const old = oldnessOf(failure, shared.failure, words.old)
  const { departamentos, categorias, pendientes } = data.data
  return (
    <div className={classes.page}>
      {old && <OldData {...old} {...again} />}
      {departamentos.length === 0 ? (
        <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
      ) : (
        <Departments departments={departamentos} />
      )}
      <Categories categories={categorias} />
      {pendientes.length > 0 && <PendingList pending={pendientes} onReminded={() => void refresh()} />}
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
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.done}
                style={{ inlineSize: `${one.total === 0 ? 0 : (100 * one.completados) / one.total}%` }}
              />
            </span>
            <p className="t-flush t-quiet">
              {words.people(one.personas)} · {words.answered(one.completados, one.total)}
            </p>
            <StateChip
              tone={one.atrasadas > 0 ? 'error' : 'ok'}
              icon={one.atrasadas > 0 ? <IconAlertTriangle /> : <IconCircleCheck />}
            >
              {one.atrasadas > 0 ? words.late(one.atrasadas) : words.onTime}
            </StateChip>
            <p className="t-flush t-quiet">
              {one.calificacion === null ? words.noAverage : words.average(String(one.calificacion))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Categories({ categories }: { categories: Progress['categorias'] }) {
  const words = useTexts(progressTexts)
  const known = categories.flatMap(({ nombre, otros }) => (otros === null ? [] : [{ nombre, otros }]))
  return (
    <section>
      <SectionTitle id="categories">{words.categories}</SectionTitle>
      {known.length === 0 ? (
        <p className="t-flush t-quiet">{words.fewInCategories}</p>
      ) : (
        <dl className={classes.categories} aria-labelledby="categories">
          {known.map(({ nombre, otros }) => (
            <div key={nombre} className={classes.category}>
              <dt lang="es-MX">{nombre}</dt>
              <dd className={classes.track} aria-hidden="true">
                <span className={classes.done} style={{ inlineSize: `${otros}%` }} />
              </dd>
              <dd>{Math.round(otros)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function PendingList({ pending, onReminded }: { pending: readonly Pending[]; onReminded: () => void }) {
  const words = useTexts(progressTexts)
  const shared = useTexts(texts)
  const [isReminding, setReminding] = useState(false)
  const today = companyDate(serverNow())
  const remindedOn = ({ recordado }: Pending) => (recordado === '' ? '' : companyDate(Date.parse(recordado)))
  const save = async () => {
    try {
      downloadFile(await makePendingFile(pending), `${words.sheet}.xlsx`, TYPE)
    } catch {
      // Neither the worker nor the page could make it.
      showSnack({ text: shared.export.failed, tone: 'error' })
    }
  }
  return (
    <section className="t-stack t-gap-3">
      <SectionTitle id="pending">{words.pending(pending.length)}</SectionTitle>
      <div className={classes.tools}>
        <OnlineButton leftSection={<IconMail size={22} aria-hidden />} onClick={() => setReminding(true)}>
          {words.remind}
        </OnlineButton>
        <Button
          variant="outline"
          leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
          onClick={() => void save()}
        >
          {words.export}
        </Button>
      </div>
      <ListCard labelledBy="pending">
        {pending.map((one) => {
          const isLate = one.vence < today
          const day = formatDate(one.vence)
          const reminded = remindedOn(one)
          return (
            <ListRow
              key={one.numero}
              title={`${properName(one.nombre)} · ${one.numero}`}
              text={
                <>
                  {sentenceCase(one.departamento)}
                  {!one.tieneCorreo && <span className="t-block">{words.noMail}</span>}
                  {reminded !== '' && <span className="t-block">{words.reminded(formatDate(reminded))}</span>}
                </>
              }
              chip={
                <StateChip
                  tone={isLate ? 'error' : 'warn'}
                  icon={isLate ? <IconAlertTriangle /> : <IconMail />}
                >
                  {isLate ? words.overdue(one.encuestas, day) : words.owes(one.encuestas, day)}
                </StateChip>
              }
            />
          )
        })}
      </ListCard>
      {isReminding && (
        <RemindDialog
          pending={pending.filter((one) => remindedOn(one) !== today)}
          today={pending.filter((one) => remindedOn(one) === today).length}
          onClose={() => {
            setReminding(false)
            onReminded()
          }}
        />
      )}
    </section>
  )
}
