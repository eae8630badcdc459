import {
  IconHierarchy,
  IconReportMoney,
  IconServerCog,
  IconUserCog,
  IconUserHeart,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Job, JOBS, type MoreRow } from '#hooks/navigation/more-row.ts'
import type { MenuItem } from '#hooks/session/menu-items.ts'
import { jobNames } from '#models/roles/job-names.ts'

/** Maximum number of entries that are not grouped. */
const FEW = 5

export interface JobItem extends MenuItem {
  icon?: ReactNode
  isOpen?: boolean
}

const icons: Readonly<Record<Job, ReactNode>> = {
  team: <IconUsersGroup size={24} />,
  hr: <IconUserHeart size={24} />,
  hiring: <IconHierarchy size={24} />,
  pay: <IconReportMoney size={24} />,
  people: <IconUserCog size={24} />,
  portal: <IconServerCog size={24} />,
}

/**
 * Groups the first level of a long menu by job (human resources, payroll …). A folder joins a job when all
 * its screens belong to that job. Order: everyday screens, jobs, then all other entries in the server's
 * order. The first job is open, because it is the person's daily work.
 * @param rows rows of Más, which define the job of each screen
 */
export function menuByJob(items: readonly MenuItem[], rows: readonly MoreRow[]): JobItem[] {
  if (items.length <= FEW) return [...items]
  const groupOf = ({ href }: MenuItem) => rows.find(({ path }) => href === `#${path}`)?.group
  const jobOf = (item: MenuItem): Job | null => {
    if (!item.items) return JOBS.find((job) => job === groupOf(item)) ?? null
    const jobs = new Set(item.items.map(jobOf))
    return jobs.size === 1 ? ([...jobs][0] ?? null) : null
  }
  const groups = JOBS.flatMap((job): JobItem[] => {
    const own = items.filter((item) => jobOf(item) === job)
    if (own.length < 2) return own
    const inside = own.flatMap((item) => (item.items ? namedAfter(item.label, item.items) : [item]))
    return [{ key: `job ${job}`, label: jobNames[job](), icon: icons[job], items: inside }]
  })
  const shown = groups.map((group) => (group === firstJob(groups) ? { ...group, isOpen: true } : group))
  const others = items.filter((item) => jobOf(item) === null)
  const isDaily = (item: MenuItem) => groupOf(item) === 'daily'
  return [...others.filter(isDaily), ...shown, ...others.filter((item) => !isDaily(item))]
}

const firstJob = (groups: readonly JobItem[]) => groups.find(({ key }) => key.startsWith('job '))

/** Adds the folder's name to its first entry, because the job's group shows the entries without their folder. */
function namedAfter(folder: string, [first, ...others]: readonly MenuItem[]): MenuItem[] {
  if (!first) return []
  return [{ ...first, label: `${folder}: ${first.label.toLowerCase()}` }, ...others]
}
