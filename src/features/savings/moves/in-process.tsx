import { IconX } from '@tabler/icons-react'
import type { PendingMovement } from '#contract/savings/savings-moves.ts'
import { formatDate } from '#domain/time/dates.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import { canCancel } from '#models/savings/pending.ts'
import { linesOrNone, usualText } from '#pieces/requests/approval-steps.ts'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { type Step, StepLine } from '#ui/lists/step-line.tsx'
import { Amount } from '../statement/amount.tsx'
import classes from './in-process.module.css'
import { texts } from './move-texts.es.ts'
import { closesFor, movementOf, nameOf, needsAuthorization } from './pending-of.ts'

interface Props {
  fund: Fund
  mask: Mask
}

/** Lists movements in process, then refused movements (CAJ-11, BR-09). */
export function InProcess({ fund, mask }: Props) {
  const words = useTexts(texts)
  const { pending, refused } = fund
  if (pending.length + refused.length === 0) return null
  return (
    <section>
      <SectionTitle id="savings-in-process">{words.inProcess.title}</SectionTitle>
      {/* Safari drops the list role when the bullets are removed with CSS. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className="t-card t-list" role="list" aria-labelledby="savings-in-process">
        {pending.map((movement) => (
          <Row
            key={movementOf(movement)}
            movement={movement}
            mask={mask}
            isRefused={false}
            hasCancel={canCancel(movement, fund)}
            closes={closesFor(movement.fNomina ?? '', fund)}
          />
        ))}
        {refused.map((movement) => (
          <Row
            key={movementOf(movement)}
            movement={movement}
            mask={mask}
            isRefused
            hasCancel={false}
            closes=""
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  movement: PendingMovement
  mask: Mask
  isRefused: boolean
  hasCancel: boolean
  /** Deadline for the decision, or ''. */
  closes: string
}

function Row({ movement, mask, isRefused, hasCancel, closes }: RowProps) {
  const words = useTexts(texts)
  const { inProcess } = words
  const name = nameOf(movement, words)
  const { fActual, fNomina, monto, paso, motivo, fechaDecision, horasUsuales } = movement
  return (
    <li className={classes.row}>
      <p className={classes.head}>
        <span className="t-strong t-row-text">{name}</span>
        {monto !== undefined && <Amount value={pesosToCentavos(monto)} mask={mask} />}
      </p>
      <p className="t-quiet t-small">{inProcess.asked(formatDate(fActual))}</p>
      {isRefused ? (
        <>
          <StateChip tone="error" icon={<IconX />}>
            {inProcess.refused(formatDate(fechaDecision || fActual))}
          </StateChip>
          {motivo && <p>{motivo}</p>}
        </>
      ) : (
        <>
          <SendingState
            plain
            live={false}
            state="synced"
            // 'pedido': the desk has not opened the movement. A host without steps sends no `paso`.
            seenBy={paso && paso !== 'pedido' ? inProcess.desk : null}
          />
          {paso ? (
            <Steps
              step={paso}
              payday={fNomina ?? ''}
              closes={needsAuthorization(movement) ? closes : null}
              usualHours={horasUsuales}
            />
          ) : (
            fNomina && <p className="t-strong">{words.goesWith(formatDate(fNomina))}</p>
          )}
          {hasCancel && (
            <TextLink
              className={classes.cancel ?? ''}
              href={`#${paths.savingsMove(`cancelar/${movementOf(movement)}`)}`}
            >
              {inProcess.cancel}
              <span className="t-hidden"> {name}</span>
            </TextLink>
          )}
        </>
      )}
    </li>
  )
}

const order = ['pedido', 'en_revision', 'autorizado'] as const

interface StepsProps {
  step: string
  payday: string
  /** Null for a movement without authorization to come. */
  closes: string | null
  usualHours: number | undefined
}

function Steps({ step, payday, closes, usualHours }: StepsProps) {
  const { inProcess, loanGoesWith } = useTexts(texts)
  const { usual } = useTexts(requestTexts).steps
  const reached = order.findIndex((each) => each === step)
  const day = formatDate(payday)
  const last = payday === '' ? [] : [closes === null ? inProcess.paid(day) : loanGoesWith(day, closes)]
  // A requested movement has no current step until the desk opens it.
  const now = step === 'en_revision' ? reached : step === 'autorizado' ? reached + 1 : -1
  const placeOf = (at: number): Step['place'] => (at === now ? 'now' : at <= reached ? 'done' : 'next')
  const titles = [...order.map((each) => inProcess.step[each]), ...last]
  const steps = titles.map((title, at) => ({
    title,
    place: placeOf(at),
    ...(order[at] === 'autorizado' && linesOrNone(usualText(usualHours, usual))),
  }))
  return <StepLine label={inProcess.steps} steps={steps} />
}
