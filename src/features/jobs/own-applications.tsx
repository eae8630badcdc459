import { IconCircleOff, IconDeviceMobile } from '@tabler/icons-react'
import type { OwnApplication } from '#contract/jobs/jobs.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { LocalRow } from '#models/jobs/use-own-applications.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Card } from '#ui/lists/card.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { ApplicationLine } from './application-line.tsx'
import { texts } from './texts.es.ts'

export function ApplicationCard({ application }: { application: OwnApplication }) {
  const words = useTexts(texts).own
  const { nombre, etapa, enviada, fecha, hora, lugar, motivo, contacto } = application
  return (
    <Card>
      <h2 className="t-flush t-heavy t-lead t-snug t-break">{words.of(nombre)}</h2>
      <SendingState
        plain
        live={false}
        state="synced"
        at={formatDate(companyDate(Date.parse(enviada)))}
        seenBy={etapa === 'recibida' ? null : words.recruitment}
      />
      {etapa === 'entrevista' && (
        <p className="t-flush t-row-text">{words.interview(formatDate(fecha), hora)}</p>
      )}
      {etapa === 'entrevista' && lugar !== '' && <p className="t-flush t-quiet">{words.place(lugar)}</p>}
      {etapa === 'oferta' && <p className="t-flush t-quiet">{words.offer}</p>}
      {etapa === 'no_seleccionada' ? (
        <div className="t-stack t-gap-1 t-start t-above-2">
          <StateChip tone="neutral" icon={<IconCircleOff />}>
            {words.states.no_seleccionada}
          </StateChip>
          <p className="t-flush">{words.reason(motivo)}</p>
        </div>
      ) : (
        <ApplicationLine state={etapa} />
      )}
      {contacto !== '' && <p className="t-flush t-quiet t-small t-above-3">{words.contact(contacto)}</p>}
    </Card>
  )
}

/** Only delivered applications look sent. */
export function LocalRows({ rows }: { rows: readonly LocalRow[] }) {
  const words = useTexts(texts)
  if (rows.length === 0) return null
  return (
    <ListCard label={words.own.here}>
      {rows.map((row) => (
        <Local key={row.form} row={row} />
      ))}
    </ListCard>
  )
}

function Local({ row: { form, place, state } }: { row: LocalRow }) {
  const words = useTexts(texts)
  const waitsFor = useWaitsFor(state === 'queued' ? form : '')
  return (
    <ListRow
      href={`#${jobPaths.jobs}/${place}`}
      title={words.own.hereRow}
      chip={
        state === 'begun' ? (
          <StateChip tone="neutral" icon={<IconDeviceMobile />}>
            {words.begun}
          </StateChip>
        ) : (
          <SendingState live={false} state={state} waitsFor={waitsFor} />
        )
      }
    />
  )
}
