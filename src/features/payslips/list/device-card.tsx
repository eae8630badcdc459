import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { formatMegabytes, latestRows, type PayslipRow } from '../rows/payslip-rows.ts'
import { type Place, PlaceIcon } from '../rows/row-parts.tsx'
import { texts } from '../texts.es.ts'
import { LATEST, type Saves } from './use-saves.ts'
import classes from './device-card.module.css'
import { Button } from '#ui/actions/button.tsx'

interface Props {
  rows: readonly PayslipRow[]
  savedKeys: ReadonlySet<string>
  bytes: number
  saves: Saves
  place: Place
}

export function DeviceCard({ rows, savedKeys, bytes, saves, place }: Props) {
  const { device } = useTexts(texts)
  const count = savedKeys.size
  const missing = latestRows(rows, LATEST).filter((row) => !savedKeys.has(row.key))
  const isRunning = saves.batch.phase === 'running'
  if (place === 'phone' && count === 0 && saves.batch.phase === 'idle' && missing.length > 0) {
    return (
      <Button variant="default" onClick={() => saves.saveBatch(missing)}>
        {device.saveLatest(missing.length)}
      </Button>
    )
  }
  return (
    <div className={classes.card}>
      <div className={classes.words}>
        <Banner
          tone="teal"
          icon={count === 0 ? <IconDeviceMobile size={28} /> : <PlaceIcon place={place} size={28} />}
          title={count === 0 ? device.saveFirst : device.held(count, device.on[place])}
        >
          {count > 0 && device.openOffline(formatMegabytes(bytes))}
        </Banner>
      </div>
      {!isRunning && missing.length > 0 && (
        <Button variant="default" className={classes.save} onClick={() => saves.saveBatch(missing)}>
          {device.saveLatest(count === 0 ? missing.length : Math.min(LATEST, rows.length))}
        </Button>
      )}
      <BatchLine saves={saves} />
    </div>
  )
}

function BatchLine({ saves }: { saves: Saves }) {
  const { device } = useTexts(texts)
  const { batch } = saves
  if (batch.phase === 'running') {
    return (
      <div className={classes.running}>
        <ProgressLine text={device.progress(Math.min(batch.done + 1, batch.total), batch.total)} />
        <Button variant="outline" size="sm" onClick={saves.cancelBatch}>
          {device.cancel}
        </Button>
      </div>
    )
  }
  if (batch.phase === 'idle') return null
  return (
    <Banner tone="warn" live="alert" icon={<IconAlertTriangle size={24} />}>
      {batch.problem}
    </Banner>
  )
}
