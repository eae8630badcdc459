import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import {
  type ParameterPeriod,
  type ParameterProposal,
  readSavingsParameters,
} from '#contract/savings/savings-parameters.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { parameterNames } from '#domain/savings/savings-parameters.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'
import { fromWire, quotaText, shownValue } from './typed-parameters.ts'
import classes from './rates.module.css'

interface Props {
  periods: readonly ParameterPeriod[]
  proposals: readonly ParameterProposal[]
  hasMore: boolean
  today: string
}

export function History({ periods, proposals, hasMore, today }: Props) {
  const words = useTexts(texts)
  const past = periods.filter(({ desde }) => desde <= today)
  const refused = proposals.filter(({ estado }) => estado !== 'pendiente')
  return (
    <div className="t-stack t-gap-3 t-shrink">
      <h2 id="historia" className="t-h3 t-heavy">
        {words.history.title}
      </h2>
      {/* Scrolls in its own frame, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="t-card t-scroll" tabIndex={0} aria-labelledby="historia">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.history.since}</th>
              {parameterNames.map((name) => (
                <th key={name} scope="col">
                  {words.short[name]}
                </th>
              ))}
              <th scope="col">{words.quota.name}</th>
              <th scope="col">{words.history.approved}</th>
            </tr>
          </thead>
          <tbody>
            {past.map((period) => {
              const values = fromWire(period)
              return (
                <tr key={period.desde}>
                  <th scope="row">{formatDate(period.desde)}</th>
                  {parameterNames.map((name) => (
                    <td key={name}>{shownValue(name, values[name], words.times)}</td>
                  ))}
                  <td>{quotaText(values, words)}</td>
                  <td className={classes.who}>
                    {period.aprobo === '' ? words.history.operator : properName(period.aprobo)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {refused.length > 0 && <Refused proposals={refused} />}
      {hasMore && <Older key={refused.at(-1)?.id} before={refused.at(-1)?.id} />}
    </div>
  )
}

function Older({ before }: { before: number | undefined }) {
  const words = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const answer = useOperation(readSavingsParameters, { antesDe: before }, { enabled: isOpen, isKept: false })
  if (!isOpen) return <TextLink onClick={() => setOpen(true)}>{words.history.older}</TextLink>
  if (answer.data === null) {
    return answer.failure && !answer.isRefreshing ? (
      <p className="t-error" role="alert">
        {failureText(answer.failure, words.failure)}
      </p>
    ) : (
      <SkeletonRows
        rows={2}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void answer.refresh()}
      />
    )
  }
  const { propuestas, hayMas } = answer.data
  return (
    <>
      <Refused proposals={propuestas} />
      {hayMas && <Older before={propuestas.at(-1)?.id} />}
    </>
  )
}

function Refused({ proposals }: Pick<Props, 'proposals'>) {
  const words = useTexts(texts)
  return (
    <ul className="t-list t-card">
      {proposals.map((proposal) => (
        <li key={proposal.id} className={classes.refused}>
          <span className="t-grow t-shrink">
            <span className="t-block t-strong">{words.coming.from(formatDate(proposal.desde))}</span>
            <span className="t-block t-quiet t-break">
              {proposal.estado === 'retirada'
                ? words.history.withdrawnBy(properName(proposal.propuso))
                : words.history.refusedBy(properName(proposal.decidio), proposal.motivo)}
            </span>
          </span>
          {proposal.estado === 'retirada' ? (
            <StateChip tone="neutral" icon={<IconArrowBackUp size={18} />}>
              {words.history.withdrawn}
            </StateChip>
          ) : (
            <StateChip tone="error" icon={<IconX size={18} />}>
              {words.history.refused}
            </StateChip>
          )}
        </li>
      ))}
    </ul>
  )
}
