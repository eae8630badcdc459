import { IconArrowLeft, IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { KindChip } from '../rows/row-parts.tsx'
import { texts } from '../texts.es.ts'
import classes from './payslip-header.module.css'

interface Props {
  /** The heading element: the dialog's own title, or an h2 beside the list. */
  heading: (title: string) => ReactNode
  row: PayslipRow | null
  /** A paper of the payslip is open: the way back leads to what the payslip says. */
  paper: string | null
  onClose: () => void
  headerRef: Ref<HTMLElement>
  /** It covers the page, and with it the way out of a kiosk. */
  isOver: boolean
}

/** 56 px: close or back, what it is, and whether it is stamped. */
export function PayslipHeader({ heading, row, paper, onClose, headerRef, isOver }: Props) {
  const words = useTexts(texts)
  const { detail, summary } = words
  const shared = useSharedDevice()
  // A line that is still to come has its place.
  const sub = row ? (row.range ?? (row.paidOn && words.paidOn(row.paidOn))) : '\u00a0'
  return (
    <header ref={headerRef} className={classes.header}>
      {paper ? (
        <IconAction icon={<IconArrowLeft size={24} />} label={summary.back} onClick={onClose} />
      ) : (
        <IconAction icon={<IconX size={24} />} label={detail.close} onClick={onClose} />
      )}
      <div className={classes.words}>
        {heading(row ? detail.title(row.title) : detail.name)}
        {sub !== '' && <p className="t-quiet t-small t-snug">{sub}</p>}
      </div>
      {/* What is paid once is called by its kind already. */}
      {row && row.label !== row.title && (
        <span className={classes.chip}>
          <KindChip row={row} plain={false} short />
        </span>
      )}
      {isOver && shared?.dialogAside}
    </header>
  )
}
