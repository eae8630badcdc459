import { IconAlertTriangle, IconBell, IconEye, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useIncidentCount } from '#models/reminders/incident-count.ts'
import { type NotificationList, useNotifications } from '#models/notifications/use-notifications.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { groupByDay } from './notification-days.ts'
import { NotificationRow } from './notification-row.tsx'
import classes from './notifications.module.css'
import { PushBanner } from './push-banner.tsx'
import { texts } from './texts.es.ts'
import { usePush } from './use-push.ts'
import { useOpenItem } from './use-open-item.ts'

export function Screen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const list = useNotifications()
  // The bell also counts incidents to authorize (SHELL-19), so a row links to them.
  const incidents = useIncidentCount()
  const opened = useOpenItem(params.id ?? null, list)
  const { state } = usePush()
  const isThere = list.items !== null || list.failure !== null
  // If the push state arrives after the list, the banner goes below the list.
  const [isLate, setLate] = useState<boolean | null>(null)
  if (isThere && isLate === null) setLate(state === 'unknown')
  const banner = !isKiosk && isThere && <PushBanner state={state} />
  return (
    <div className="t-stack t-gap-4 t-page">
      {isLate === false && banner}
      <output className="t-quiet t-unless-empty">{opened.isLooking && words.looking}</output>
      {incidents > 0 && (
        <ListCard label={words.incidents(incidents)}>
          <ListRow
            lead={<Tile tone="neutral" icon={<IconEye size={24} />} />}
            title={words.incidents(incidents)}
            text={words.incidentsText}
            href={`#${paths.approvals}`}
          />
        </ListCard>
      )}
      <List list={list} openId={opened.id} isAlone={incidents === 0} />
      {!isKiosk && isThere && (
        <TextLink
          className={classes.start}
          icon={<IconSettings size={22} />}
          href={`#${paths.notificationSettings}`}
        >
          {words.settings}
        </TextLink>
      )}
      {isLate && banner}
    </div>
  )
}

interface ListProps {
  list: NotificationList
  openId: number | null
  isAlone: boolean
}

function List({ list, openId, isAlone }: ListProps) {
  const words = useTexts(texts)
  const [now] = useState(serverNow)
  const { items, failure, unopened } = list
  if (items === null) {
    if (failure === null || list.isRefreshing) return <Waiting onRetry={() => void list.refresh()} />
    const retry = <Button onClick={() => void list.refresh()}>{words.again}</Button>
    return (
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={words.failed}
        text={failureText(failure, words.failure)}
        action={retry}
      />
    )
  }
  if (items.length === 0) {
    if (!isAlone) return null
    return (
      <EmptyState drawing={<IconBell size={64} aria-hidden />} title={words.none} text={words.noneText} />
    )
  }
  const groups = groupByDay(items, now)
  const markAll = () => list.markOpened(items.filter((each) => !each.isOpened).map(({ id }) => id))
  return (
    <>
      {/* Without a network or server, the shell already shows the age of the data. */}
      {failure !== null && failure.kind !== 'offline' && failure.kind !== 'unavailable' && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.failed}>
          {failureText(failure, words.failure)}
        </Banner>
      )}
      {unopened > 1 && (
        <TextLink className={classes.start} onClick={markAll}>
          {words.markAll}
        </TextLink>
      )}
      {groups.map(({ name, items: rows }) => (
        <section key={name} aria-labelledby={`notifications-${name}`}>
          <SectionTitle id={`notifications-${name}`}>{words.groups[name]}</SectionTitle>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard */}
          <ul className="t-card t-list" role="list">
            {rows.map((item) => (
              <NotificationRow
                key={item.id}
                item={item}
                isToday={name === 'today'}
                isOpen={item.id === openId}
                onSeen={() => list.markOpened([item.id])}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Waiting({ onRetry }: { onRetry: () => void }) {
  const words = useTexts(texts)
  return (
    <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} onRetry={onRetry} />
  )
}
