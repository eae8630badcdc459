import { IconMessage2 } from '@tabler/icons-react'
import type { PtuRow } from '#contract/notifications/reminders.ts'
import { ptuTotal } from '#domain/notifications/reminders.ts'
import { usePtuDays } from '#models/reminders/use-reminders.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { NothingHere } from './nothing-here.tsx'
import classes from './reminders.module.css'
import { texts } from './texts.es.ts'

/** Shows the days of a year that count for the PTU, as a sum (PTU-01, PTU-02). */
export function PtuDays({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const ptu = usePtuDays()
  const { row } = ptu
  if (!row) return <NothingHere reminder={ptu} onClose={onClose} />
  const confirm = () => {
    ptu.confirm()
    onClose()
  }
  return (
    <div className="t-stack t-gap-4">
      <p>{words.ptu.lead}</p>
      <Counts row={row} />
      {row.comentario && (
        <Banner tone="primary" icon={<IconMessage2 size={24} />} title={words.ptu.comment}>
          <span lang="es-MX">{row.comentario}</span>
        </Banner>
      )}
      <p className="t-quiet">{words.ptu.wrong}</p>
      <Button fullWidth data-autofocus onClick={confirm}>
        {words.understood}
      </Button>
    </div>
  )
}

function Counts({ row }: { row: PtuRow }) {
  const words = useTexts(texts).ptu
  // The minus signs are left out when the days do not add up to the host's total.
  const isSum = ptuTotal(row) === row.total
  const less = (days: number) => (isSum && days > 0 ? `−${days}` : String(days))
  return (
    <div className="t-card">
      {row.ejercicio !== undefined && <h2 className={classes.year}>{words.year(row.ejercicio)}</h2>}
      <dl className={classes.counts}>
        <Count label={words.yearDays} value={String(row.dias_ejercicio)} isQuiet />
        <Count label={words.periodDays} value={String(row.dias_periodo)} />
        <Count label={words.absences} value={less(row.faltas)} />
        <Count label={words.unpaidPermits} value={less(row.permisos_sin_goce)} />
        <Count label={words.sickDays} value={less(row.incapacidad)} />
        <Count label={words.total} value={String(row.total)} isTotal />
        <Count
          label={words.paidPermits}
          note={words.paidText}
          value={String(row.permisos_con_goce)}
          isQuiet
        />
      </dl>
    </div>
  )
}

interface CountProps {
  label: string
  note?: string
  value: string
  isTotal?: boolean
  isQuiet?: boolean
}

function Count({ label, note, value, isTotal, isQuiet }: CountProps) {
  return (
    <div className={classes.count} data-total={isTotal || undefined} data-quiet={isQuiet || undefined}>
      <dt>
        <span>{label}</span>
        {note && <span className="t-block t-small">{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
