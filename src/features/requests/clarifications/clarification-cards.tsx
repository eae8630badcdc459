import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { waitsForOf } from '#models/requests/waits-for.ts'
import { Button } from '#ui/actions/button.tsx'
import { CARDS } from '../rating/narrow.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { ClarificationRow } from './clarification-rows.ts'
import { StateOf } from './clarification-state.tsx'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'
import { RatingStars } from '../rating/rating-stars.tsx'
import { RatedSteps } from '../rating/rated-steps.tsx'

interface Props {
  rows: readonly ClarificationRow[]
  onRate: (row: ClarificationRow) => void
}

export function ClarificationCards({ rows, onRate }: Props) {
  const words = useTexts(clarificationTexts)
  const isNarrow = useMedia(CARDS)
  if (!isNarrow) return <ClarificationTable rows={rows} onRate={onRate} />
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="t-list t-stack t-gap-3" role="list" aria-label={words.list}>
      {rows.map((row) => (
        <Card key={row.id} row={row} onRate={onRate} />
      ))}
    </ul>
  )
}

function Card({ row, onRate }: { row: ClarificationRow } & Pick<Props, 'onRate'>) {
  const { columns, steps, comments } = useTexts(clarificationTexts)
  const answer = firstLine(row)
  return (
    <li className="t-card t-stack t-gap-3 t-pad-3 t-anchor t-hover">
      <div className="t-wrap t-gap-2 t-between t-start">
        <p className={classes.reason}>
          <span className="t-hidden">{columns.reason}: </span>
          <StandardName name={row.reason} />
        </p>
        <span className={classes.chip}>
          <span className="t-hidden">{columns.state}: </span>
          <StateOf row={row} />
        </span>
      </div>
      <SendingState plain live={false} state="synced" />
      <RatedSteps done={row.level !== null ? 3 : row.isOpen ? 1 : 2} words={steps} />
      {answer !== '' && (
        <p>
          <span className="t-quiet t-small t-block">{comments.answer}</span>
          <span className={classes.answer} lang="es-MX">
            {answer}
          </span>
        </p>
      )}
      <dl className={classes.values}>
        <Value label={columns.period} text={row.period} />
        <Value label={columns.date} text={row.date} />
        <Value label={columns.id} text={String(row.id)} />
        <Value label={columns.person} text={row.person} />
      </dl>
      <div className={classes.actions}>
        <Rated row={row} label={columns.rated} onRate={onRate} />
        <Comments row={row} word={columns.comments} />
      </div>
    </li>
  )
}

function firstLine({ isOpen, answered }: ClarificationRow): string {
  return isOpen ? '' : ((answered ?? '').trim().split('\n')[0] ?? '').trim()
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function ClarificationTable({ rows, onRate }: Props) {
  const words = useTexts(clarificationTexts)
  const { columns } = words
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="t-hidden">{words.list}</caption>
        <thead>
          <tr>
            {(['id', 'person', 'date', 'period', 'reason', 'rated', 'state', 'comments'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {columns[name]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.id}</td>
              <td>{row.person}</td>
              <td>{row.date}</td>
              <td lang="es-MX" className={classes.code}>
                {row.period}
              </td>
              <td className={classes.wide}>
                <StandardName name={row.reason} />
              </td>
              <td>
                <Rated row={row} onRate={onRate} />
              </td>
              <td>
                <StateOf row={row} />
              </td>
              <td>
                <Comments row={row} word={words.see} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RatedProps extends Pick<Props, 'onRate'> {
  row: ClarificationRow
  label?: string
}

function Rated({ row, label, onRate }: RatedProps) {
  const words = useTexts(clarificationTexts)
  const { rating } = row
  return (
    <span className={classes.rated}>
      {label && (row.level !== null || row.canRate || rating) && <span className="t-hidden">{label}: </span>}
      {row.level !== null && <RatingStars level={row.level} />}
      {row.canRate && (
        <Button
          size="sm"
          variant="outline"
          aria-label={words.rateOf(row.reason, row.id)}
          onClick={() => onRate(row)}
        >
          {words.rate}
        </Button>
      )}
      {rating && <SendingState state={rating.state} waitsFor={waitsForOf(rating)} plain />}
      {rating?.message && <span className="t-error t-body">{rating.message}</span>}
    </span>
  )
}

function Comments({ row, word }: { row: ClarificationRow; word: string }) {
  const words = useTexts(clarificationTexts)
  return (
    <a
      className={classes.see}
      data-clarification={row.id}
      href={`#${paths.clarification(row.id)}`}
      aria-label={words.seeOf(row.reason, row.id)}
    >
      {word}
    </a>
  )
}
