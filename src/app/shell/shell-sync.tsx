import {
  IconAlertTriangle,
  IconCalendar,
  IconCircleCheck,
  IconCloudUpload,
  IconLock,
  IconRefresh,
  IconWifiOff,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isWorkRetrievable } from '#core/store/open-store.ts'
import { companyDate, formatDate, formatInstant, timeOrDay, weekday } from '#domain/time/dates.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useNow } from '#hooks/device/use-now.ts'
import { useWaitingCount } from '#hooks/work/use-waiting-count.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { AskPassword } from '../session/ask-password.tsx'
import classes from './shell-sync.module.css'
import { texts } from '../page/texts.es.ts'
import { type Sync, useRetryWhileUnreached, useSync } from '../session/use-sync.ts'

interface MarkProps {
  look: 'line' | 'chip' | 'brand'
}

/** Small sync state in a header. Shows today's date instead of a lost connection that the banner states. */
export function SyncMark({ look }: MarkProps) {
  const words = useTexts(texts).sync
  const { kind, at, shownAt } = useSync()
  const hasBanner = useState(mayBeStale(kind))[0]
  const { going, stuck } = useWaitingCount()
  const now = useNow()
  if (going + stuck > 0) {
    // Requests that wait for the person are shown first, because they are never sent without an action.
    const Icon = stuck > 0 ? IconAlertTriangle : IconCloudUpload
    return (
      <a className={classes.waiting} data-look={look} href={`#${paths.waiting}`}>
        <Icon aria-hidden="true" size={18} />
        {stuck > 0 ? words.stuck(stuck) : words.waiting(going)}
      </a>
    )
  }
  if (kind === 'quiet') return null
  if (kind === 'refreshing' || (kind === 'busy' && at === null))
    return <Mark look={look} tone="neutral" icon={<IconRefresh />} text={words.refreshing} />
  if (kind === 'synced' && at !== null) {
    return <Mark look={look} tone="ok" icon={<IconCircleCheck />} text={words.upToDate(timeOrDay(at, now))} />
  }
  // Offline only: in the other states, the network works.
  if (at === null && kind === 'offline' && !hasBanner)
    return (
      <StateChip tone="neutral" icon={<IconWifiOff />}>
        {words.offline}
      </StateChip>
    )
  // The state changed while the page is open. A banner would push or cover the text.
  if (at !== null && (kind === 'offline' || kind === 'unavailable') && !hasBanner) {
    const why = kind === 'offline' ? words.offline : words.unanswered
    const text = shownAt === null ? why : `${why} · ${timeOrDay(shownAt, now)}`
    return <Mark look={look} tone="neutral" icon={icons[kind]} text={text} />
  }
  // Computed last, because formatting the first date of a visit takes 50 ms on a phone.
  const today = companyDate(now)
  const day = `${words.weekdays[weekday(today)]} ${formatDate(today)}`
  return <Mark look={look === 'chip' ? 'line' : look} tone="neutral" icon={<IconCalendar />} text={day} />
}

function Mark({
  look,
  tone,
  icon,
  text,
}: MarkProps & { tone: 'ok' | 'neutral'; icon: ReactNode; text: string }) {
  if (look === 'chip')
    return (
      <StateChip tone={tone} icon={icon}>
        {text}
      </StateChip>
    )
  return (
    <span className={classes.line} data-tone={look === 'brand' ? undefined : tone}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {text}
    </span>
  )
}

const icons = {
  offline: <IconWifiOff />,
  unavailable: <IconAlertTriangle />,
  busy: <IconRefresh />,
  password: <IconLock />,
}

function mayBeStale(kind: Sync['kind']): kind is keyof typeof icons {
  return kind in icons
}

/**
 * If the state is stale when the page opens, the banner stays. Later changes are announced and shown in the
 * header (SyncMark). A required password, or a failure online without any data, still opens the banner.
 * @param isForm true when the screen stores typed text; the banner then states how it is stored
 */
export function SyncBanner({ isForm = false }: { isForm?: boolean }) {
  const words = useTexts(texts).sync
  const sync = useSync()
  const [isAsking, setAsking] = useState(false)
  useRetryWhileUnreached(sync)
  const { kind, at, shownAt } = sync
  const now = useNow()
  const wasStaleAtOpening = useState(mayBeStale(kind))[0]
  const textWith = (date: string | null) => {
    if (isForm && (kind === 'offline' || kind === 'unavailable' || kind === 'busy'))
      return `${words.form[kind]} ${isWorkRetrievable() ? words.form.kept : words.form.keptUntilLeft}`
    if (kind === 'offline') return date === null ? words.offline : words.offlineWith(date)
    if (kind === 'password') return date === null ? words.passwordAlone : words.passwordNeeded(date)
    if (kind === 'busy') return date === null ? words.busyWithout : words.busyWith(date)
    if (kind === 'unavailable') return date === null ? words.unavailableWithout : words.unavailableWith(date)
    return at === null || kind === 'refreshing' ? words.refreshing : words.upToDate(timeOrDay(at, now))
  }
  const text = textWith(shownAt === null ? null : formatInstant(shownAt))
  const isShown =
    wasStaleAtOpening || kind === 'password' || (mayBeStale(kind) && kind !== 'offline' && at === null)
  return (
    <div role="status">
      {isShown && (
        <Banner
          tone="ink"
          icon={mayBeStale(kind) ? icons[kind] : <IconCircleCheck />}
          action={
            kind === 'password' && (
              <TextLink underline onClick={() => setAsking(true)}>
                {words.refresh}
              </TextLink>
            )
          }
        >
          {/* Reserves the space of a text with a date, because the first date must not move the page. */}
          <span
            className={classes.said}
            data-place={wasStaleAtOpening && !isForm ? words.offlineWith('00/00/0000, 00:00') : undefined}
          >
            <span>{text}</span>
          </span>
        </Banner>
      )}
      {!isShown && mayBeStale(kind) && at !== null && <p className="t-hidden">{text}</p>}
      {isAsking && <AskPassword why="refresh" onClose={() => setAsking(false)} />}
    </div>
  )
}
