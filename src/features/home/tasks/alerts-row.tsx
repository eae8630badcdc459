import { IconClockExclamation, IconToolsKitchen2 } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useCanteenSchedule } from '#models/reminders/use-canteen-schedule.ts'
import { useUnseenAlerts } from '#models/time-alerts/use-unseen-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { alertTexts } from './alert-texts.es.ts'

/** Shows unseen time alerts and a missing canteen schedule (TIME-10). Hidden when empty. */
export function AlertsRow() {
  const words = useTexts(alertTexts)
  const own = useUnseenAlerts()
  const isWarned = useCanteenSchedule() === 'missing'
  if (own === 0 && !isWarned) return null
  return (
    <ListCard label={words.label}>
      {own > 0 && (
        <ListRow
          lead={<Tile tone="pink" icon={<IconClockExclamation size={24} />} />}
          title={words.own(own)}
          text={words.ownText}
          href={`#${paths.timeAlerts}`}
        />
      )}
      {isWarned && (
        <ListRow
          lead={<Tile tone="warn" icon={<IconToolsKitchen2 size={24} />} />}
          title={words.noSchedule}
          text={words.noScheduleText}
          href={`#${paths.timeAlerts}`}
        />
      )}
    </ListCard>
  )
}
