import { IconBriefcase, IconCalendarEvent, IconClockPlus, IconId, IconStack2 } from '@tabler/icons-react'
import type { Panel } from '#domain/approvals/panels.ts'

export const panelIcons: Record<Panel, typeof IconId> = {
  incidents: IconCalendarEvent,
  vacancies: IconBriefcase,
  visits: IconId,
  overtime: IconClockPlus,
  others: IconStack2,
}
