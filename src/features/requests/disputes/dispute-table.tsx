import { IconListDetails } from '@tabler/icons-react'
import type { Dispute } from '#contract/requests/disputes.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { canRateDispute, isAnswered } from '#domain/requests/disputes.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CARDS } from '../rating/narrow.ts'
import { RatedSteps } from '../rating/rated-steps.tsx'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { DisputeComment, DisputeLevel, DisputeState } from './dispute-parts.tsx'
import { disputeTexts } from './dispute-texts.es.ts'
import classes from './disputes.module.css'
import type { Disputes } from './use-disputes.ts'

interface Props {
  rows: readonly Dispute[]
  ratings: Disputes['ratings']
  onRate: (dispute: Dispute) => void
}

export function detailsId(id: number): string {
  return `dispute-${id}`
}

/** Shows the disputes as cards on narrow screens and shared devices, else as a table (DISP-04). */
export function DisputeRows(props: Props) {
  const isNarrow = useMedia(CARDS)
  const shared = useSharedDevice()
  return isNarrow || shared ? <Cards {...props} /> : <Table {...props} />
}

function Table({ rows, ratings, onRate }: Props) {
  const words = useTexts(disputeTexts)
  const { columns } = words
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <caption className="t-hidden">{words.list}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((dispute) => (
          <tbody key={dispute.id}>
            <tr>
              <td>{dispute.EMPLID}</td>
              <td lang="es-MX">{dispute.nombre}</td>
              <td lang="es-MX" className={classes.reason}>
                {dispute.motivo}
              </td>
              <td lang="es-MX">{dispute.departamento}</td>
              <td>{formatDate(dispute.fechaRegistro)}</td>
              <td>{words.elapsed(dispute.diasTranscurridos)}</td>
              <td>
                <DisputeLevel
                  dispute={dispute}
                  given={ratings.get(dispute.id)}
                  onRate={() => onRate(dispute)}
                />
              </td>
              <td>
                <DisputeState dispute={dispute} />
              </td>
              <td>
                <Details dispute={dispute} isShort />
              </td>
            </tr>
            <tr>
              <td colSpan={Object.keys(columns).length}>
                <Folio dispute={dispute} />
                <DisputeComment comment={dispute.comentario} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Details({ dispute, isShort = false }: { dispute: Dispute; isShort?: boolean }) {
  const words = useTexts(disputeTexts)
  return (
    <TextLink
      id={detailsId(dispute.id)}
      className={classes.see}
      {...(!isShort && { icon: <IconListDetails size={22} /> })}
      onClick={() => navigate(paths.dispute(dispute.id))}
    >
      <span>
        {words.see} <span className={isShort ? 't-hidden' : undefined}>{words.seeRest}</span>
        <span className="t-hidden" lang="es-MX">
          {': '}
          {dispute.motivo}, {formatDate(dispute.fechaInconformidad)}
        </span>
      </span>
    </TextLink>
  )
}

function Cards({ rows, ratings, onRate }: Props) {
  const words = useTexts(disputeTexts)
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="t-card t-list" role="list" aria-label={words.list}>
      {rows.map((dispute) => (
        <li key={dispute.id} className={classes.whole}>
          <div className={classes.head}>
            <p className={classes.title} lang="es-MX">
              <span className="t-hidden">{words.columns.reason}: </span>
              {dispute.motivo}
            </p>
            <span>
              <span className="t-hidden">{words.columns.state}: </span>
              <DisputeState dispute={dispute} />
            </span>
          </div>
          <RatedSteps done={Math.min(3, Math.max(1, dispute.estatus))} words={words.steps} />
          <p className={classes.meta}>
            {words.day}: <strong>{formatDate(dispute.fechaInconformidad)}</strong>
          </p>
          <Folio dispute={dispute} />
          <SendingState plain live={false} state="synced" seenBy={seenBy(dispute)} />
          <DisputeComment comment={dispute.comentario} />
          <dl className={classes.values}>
            <Value label={words.columns.days} text={words.elapsed(dispute.diasTranscurridos)} isOurs />
            <Value label={words.columns.registered} text={formatDate(dispute.fechaRegistro)} />
            <Value label={words.columns.department} text={dispute.departamento} />
            <Value label={words.columns.number} text={String(dispute.EMPLID)} />
            <Value label={words.columns.name} text={dispute.nombre} />
          </dl>
          <div className={classes.actions}>
            <CardLevel dispute={dispute} given={ratings.get(dispute.id)} onRate={() => onRate(dispute)} />
            <Details dispute={dispute} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function seenBy({ estatus, nameEmplidRespuesta }: Dispute): string | null {
  return isAnswered(estatus) && nameEmplidRespuesta ? properName(nameEmplidRespuesta) : null
}

function Folio({ dispute }: { dispute: Dispute }) {
  const { details } = useTexts(disputeTexts)
  return (
    <p className={classes.meta}>
      {details.folio}: <strong>{dispute.id}</strong>
    </p>
  )
}

function Value({ label, text, isOurs = false }: { label: string; text: string; isOurs?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={isOurs ? undefined : 'es-MX'}>{text}</dd>
    </div>
  )
}

function CardLevel(props: Parameters<typeof DisputeLevel>[0]) {
  const { columns } = useTexts(disputeTexts)
  const { estatus, nivelSatisfaccion } = props.dispute
  if (canRateDispute(estatus, nivelSatisfaccion)) {
    return (
      <span>
        <span className="t-hidden">{columns.level}: </span>
        <DisputeLevel {...props} />
      </span>
    )
  }
  return (
    <p className={classes.meta}>
      {columns.level}: <DisputeLevel {...props} />
    </p>
  )
}
