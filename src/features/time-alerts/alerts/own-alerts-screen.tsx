import { IconAlertTriangle, IconToolsKitchen2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { markOwnAlertsSeen } from '#contract/time/time-alerts.ts'
import { listOwnAlerts } from '#contract/time/own-alerts.ts'
import { sumAlerts, type TimeAlert } from '#domain/time/time-alerts.ts'
import { useCanteenSchedule } from '#models/reminders/use-canteen-schedule.ts'
import { useProgressiveRows } from '#hooks/device/use-progressive-rows.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/lists/card.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { AlertItem, DayName } from './alert-item.tsx'
import { SeenChip, StateFrame } from './state-frame.tsx'
import { texts } from '../texts.es.ts'
import { useOwnAlerts } from './use-alerts.ts'
import { useLiveView } from './use-live-view.ts'
import { useSeen } from './use-seen.ts'
import classes from './own-alerts.module.css'

export function OwnAlertsScreen() {
  const alerts = useOwnAlerts()
  const seenAt = useSeen(markOwnAlertsSeen, listOwnAlerts, alerts)
  useLiveView(null, alerts.refresh)
  return (
    <div className="t-stack t-gap-3 t-wide t-page t-centred">
      <Schedule />
      <StateFrame state={alerts}>{(rows) => <Days alerts={rows} seenAt={seenAt} />}</StateFrame>
    </div>
  )
}

function Schedule() {
  const words = useTexts(texts).own
  const schedule = useCanteenSchedule()
  // Reserves the space, because the schedule loads after the alerts.
  if (schedule === null) return <p className={classes.room} />
  if (schedule === 'missing') {
    return (
      <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.noSchedule}>
        {words.noScheduleText}
      </Banner>
    )
  }
  return (
    <p className="t-row t-wrap t-gap-2-3 t-quiet">
      <IconToolsKitchen2 size={22} aria-hidden />
      {words.schedule(schedule.from, schedule.to)}
    </p>
  )
}

function Days({ alerts, seenAt }: { alerts: readonly TimeAlert[]; seenAt: number | null }) {
  const words = useTexts(texts)
  const shown = useProgressiveRows(alerts.length)
  const days = useMemo(() => groupByDay(alerts.slice(0, shown)), [alerts, shown])
  if (alerts.length === 0) {
    return <EmptyState drawing={<DrawingAllDone />} title={words.own.none} text={words.own.noneText} />
  }
  const { fresh } = sumAlerts(alerts)
  return (
    <>
      <p className={classes.summary}>
        <strong>{words.own.summary(words.alerts(alerts.length))}</strong>
        {fresh > 0 && <span>{words.freshCount(fresh)}</span>}
        <SeenChip at={seenAt} />
      </p>
      {days.map(([date, rows]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <SectionTitle id={`day-${date}`}>
            <DayName date={date} />
          </SectionTitle>
          <Card>
            <ul className={classes.list}>
              {rows.map((alert) => (
                <AlertItem key={`${alert.entry}${alert.kind}`} alert={alert} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  )
}

function groupByDay(alerts: readonly TimeAlert[]): [date: string, alerts: TimeAlert[]][] {
  const days = new Map<string, TimeAlert[]>()
  for (const alert of alerts) days.set(alert.date, [...(days.get(alert.date) ?? []), alert])
  return [...days]
}
