import { IconCalendarPlus, IconClockPlus, IconId, type IconProps, IconStack2 } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Panel } from '#domain/approvals/panels.ts'
import { VacancyIcon } from '#models/screens/vacancy-icon.tsx'

export const panelIcons: Record<Panel, ComponentType<IconProps>> = {
  incidents: IconCalendarPlus,
  vacancies: VacancyIcon,
  visits: IconId,
  overtime: IconClockPlus,
  others: IconStack2,
}
