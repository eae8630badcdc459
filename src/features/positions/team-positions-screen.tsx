import { IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import { useId } from 'react'
import { readTeamPositions, type TeamPosition } from '#contract/people/positions.ts'
import { companyDate, formatDate, formatInstant } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Requirements } from './requirements.tsx'
import { texts } from './texts.es.ts'
import classes from './positions.module.css'

export function TeamPositionsScreen() {
  const words = useTexts(texts)
  const { data, at, failure, isRefreshing, refresh } = useOperation(readTeamPositions, {})
  const again = () => void refresh()
  if (data === null) {
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, words)
    return <MissingData rows={5} {...missing} loading={words.loading} />
  }
  const old = staleDataReason(failure, words.failure, words.old)
  if (data.data.length === 0)
    return <EmptyState drawing={<DrawingNoDocuments />} title={words.none} text={words.noneText} />
  return (
    <div className="t-stack t-gap-4 t-shrink">
      {old && <StaleData {...old} againWord={words.again} onRetry={again} />}
      {at !== null && <p className="t-quiet">{words.at(formatInstant(at))}</p>}
      <div className={classes.cards}>
        {data.data.map((position) => (
          <PositionCard key={position.puesto} position={position} />
        ))}
      </div>
    </div>
  )
}

function PositionCard({ position }: { position: TeamPosition }) {
  const words = useTexts(texts)
  const id = useId()
  const { puesto, personas, vacantes, requisitos } = position
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.count} aria-hidden="true">
          {personas.length}
        </span>
        <div className={classes.job}>
          <h2 id={id} className="t-lead">
            {sentenceCase(puesto)}
          </h2>
          <p className="t-quiet">{words.people(personas.length)}</p>
        </div>
      </div>
      <div className={classes.part}>
        {personas.length === 0 && <p className="t-quiet">{words.nobody}</p>}
        {personas.map(({ numero, nombre }) => (
          <div key={numero} className={classes.person}>
            <Avatar name={nombre} />
            <div className="t-grow t-shrink">
              <p className="t-strong t-break">{properName(nombre)}</p>
              <p className="t-quiet t-small">{words.number(numero)}</p>
            </div>
          </div>
        ))}
      </div>
      {vacantes.length > 0 && (
        <div className={classes.part}>
          <h3 className="t-strong">{words.vacancies}</h3>
          {vacantes.map(({ folio, lugares, autorizada, solicitada }) => (
            <div key={folio} className="t-stack">
              <div className="t-wrap t-between t-gap-2">
                <span className="t-strong">{words.places(lugares)}</span>
                <StateChip
                  tone={autorizada ? 'teal' : 'warn'}
                  icon={autorizada ? <IconCircleCheck size={18} /> : <IconClockHour4 size={18} />}
                >
                  {autorizada ? words.authorized : words.waiting}
                </StateChip>
              </div>
              <p className="t-quiet t-small">
                {words.folio(folio, formatDate(companyDate(Date.parse(solicitada))))}
              </p>
            </div>
          ))}
        </div>
      )}
      <div className={classes.part}>
        <h3 className="t-strong">{words.asks}</h3>
        {requisitos.length === 0 ? (
          <p className="t-quiet">{words.noProfile}</p>
        ) : (
          <Requirements of={requisitos} label={words.asks} />
        )}
      </div>
    </section>
  )
}
