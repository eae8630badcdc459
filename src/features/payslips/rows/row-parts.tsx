import {
  IconClock,
  IconDeviceMobileCheck,
  IconDevicesCheck,
  IconDownload,
  IconHourglass,
  IconReceipt,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { DateTile, EmptyTile } from '#ui/lists/tile.tsx'
import type { PayslipRow } from './payslip-rows.ts'
import { texts } from '../texts.es.ts'
import classes from './row-parts.module.css'

export type Place = 'phone' | 'computer'

export function PayTile({ row }: { row: PayslipRow }) {
  const words = useTexts(texts)
  if (row.kind === 'prepayroll' || !row.tile) return <EmptyTile icon={<IconHourglass size={24} />} />
  return <DateTile day={row.tile.day} month={(words.months[row.tile.month - 1] ?? '').slice(0, 3)} />
}

export function KindChip({
  row,
  plain = true,
  short = false,
}: {
  row: PayslipRow
  plain?: boolean
  short?: boolean
}) {
  const words = useTexts(texts)
  const text = short && row.period.stamped ? words.stamped : row.label
  if (row.kind === 'prepayroll') {
    return (
      <StateChip tone="warn" plain={plain} icon={<IconClock />}>
        {text}
      </StateChip>
    )
  }
  return (
    <StateChip
      tone={row.period.stamped ? 'ok' : 'neutral'}
      plain={plain}
      icon={row.period.stamped ? <IconRosetteDiscountCheck /> : <IconReceipt />}
    >
      {text}
    </StateChip>
  )
}

interface DeviceProps {
  row: PayslipRow
  isSaved: boolean
  isSaving: boolean
  place: Place
  onSave: (row: PayslipRow) => void
}

export function DeviceMark({ row, isSaved, isSaving, place, onSave }: DeviceProps) {
  const { device } = useTexts(texts)
  if (isSaved) {
    return (
      <span className={classes.end}>
        <StateChip tone="teal" plain stacked icon={<PlaceIcon place={place} />}>
          {device.on[place]}
        </StateChip>
      </span>
    )
  }
  return (
    <StackAction
      icon={<IconDownload size={24} />}
      label={isSaving ? undefined : device.saveRow(row.title)}
      busy={isSaving}
      onClick={() => onSave(row)}
    >
      {isSaving ? device.saving : device.save}
    </StackAction>
  )
}

export function PlaceIcon({ place, size = 24 }: { place: Place; size?: number }) {
  return place === 'phone' ? <IconDeviceMobileCheck size={size} /> : <IconDevicesCheck size={size} />
}
