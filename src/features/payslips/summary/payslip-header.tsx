import { IconArrowLeft, IconRosetteDiscountCheck, IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { KindChip } from '../rows/row-parts.tsx'
import { texts } from '../texts.es.ts'
import classes from './payslip-header.module.css'

interface Props {
  heading: (title: string) => ReactNode
  row: PayslipRow | null
  paper: string | null
  onClose: () => void
  headerRef: Ref<HTMLElement>
  /** True when the payslip covers the page. The header then shows the kiosk's exit. */
  isOver: boolean
}

function ComingWords() {
  const words = useTexts(texts)
  const { user } = useProfile()
  const number = isWeekly(user.GrupoPago) ? words.week(88) : words.fortnight(88)
  return (
    <div className={classes.coming} aria-hidden>
      <p className={classes.title}>{words.detail.title(number)}</p>
      <p className="t-small t-snug">{'\u00a0'}</p>
    </div>
  )
}

export function PayslipHeader({ heading, row, paper, onClose, headerRef, isOver }: Props) {
  const words = useTexts(texts)
  const { detail, summary } = words
  const shared = useSharedDevice()
  const sub = row ? (row.range ?? (row.paidOn && words.paidOn(row.paidOn))) : '\u00a0'
  return (
    <header ref={headerRef} className={classes.header}>
      {paper ? (
        <IconAction icon={<IconArrowLeft size={24} />} label={summary.back} onClick={onClose} />
      ) : (
        <IconAction icon={<IconX size={24} />} label={detail.close} onClick={onClose} />
      )}
      <div className={classes.words}>
        <div>
          {heading(row ? detail.title(row.title) : detail.name)}
          {sub !== '' && <p className="t-quiet t-small t-snug">{sub}</p>}
        </div>
        {!row && <ComingWords />}
      </div>
      {/* A one-off payment's title is already its kind. */}
      {row && row.label !== row.title && (
        <span className={classes.chip}>
          <KindChip row={row} plain={false} short />
        </span>
      )}
      {!row && (
        <span className={`${classes.chip} ${classes.coming}`} aria-hidden>
          <StateChip tone="ok" plain={false} icon={<IconRosetteDiscountCheck />}>
            {words.stamped}
          </StateChip>
        </span>
      )}
      {isOver && shared?.dialogAside}
    </header>
  )
}
