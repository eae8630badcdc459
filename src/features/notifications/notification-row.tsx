import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { improvementPath } from '#domain/improvements/improvement-path.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import type { ListedNotification } from '#models/notifications/use-notifications.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { Tile } from '#ui/lists/tile.tsx'
import { timeText } from './notification-days.ts'
import { kindOf, lookOf } from './notification-look.ts'
import classes from './notifications.module.css'
import { texts } from './texts.es.ts'

interface Props {
  item: ListedNotification
  isToday: boolean
  isOpen: boolean
  onSeen: () => void
}

export function NotificationRow({ item, isToday, isOpen, onSeen }: Props) {
  const words = useTexts(texts)
  const titleId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { Icon, tone } = lookOf(item)
  const kind = kindOf(item)
  const { canOpen } = useShellParts()
  const action = actionOf(item, words.seeImprovement, canOpen)
  const title = words.title(kind, item.titulo, item.ref)
  const time = timeText(item.fecha, isToday)
  useEffect(() => {
    if (!isOpen) return
    row.current?.scrollIntoView({ block: 'nearest' })
    focusOnMount(row.current, { preventScroll: true })
  }, [isOpen])
  return (
    <li ref={row} className={classes.row} tabIndex={-1} data-open={isOpen || undefined}>
      <Tile tone={tone} icon={<Icon size={24} />} />
      <div className={classes.words}>
        <div className={classes.head}>
          {/* The server's texts are Spanish. */}
          <h3 id={titleId} className={classes.title} lang={title === item.titulo ? 'es-MX' : undefined}>
            {title}
          </h3>
          {!item.isOpened && <span className={classes.fresh}>{words.fresh}</span>}
        </div>
        {item.subtitulo && (
          <p>
            <StandardName name={item.subtitulo} />
          </p>
        )}
        {item.comentario && (
          <p className="t-as-written" lang="es-MX">
            {item.comentario}
          </p>
        )}
        {time !== '' && <p className="t-quiet t-small">{time}</p>}
        {action !== null && (
          <TextLink
            className={classes.action}
            href={`#${paths.notifications}/${item.id}`}
            describedBy={titleId}
          >
            {words.action(kind, action)}
            <IconChevronRight size={22} aria-hidden />
          </TextLink>
        )}
        {action === null && !item.isOpened && (
          <TextLink
            className={classes.action}
            icon={<IconCheck size={22} />}
            onClick={onSeen}
            describedBy={titleId}
          >
            {words.markOne}
          </TextLink>
        )}
      </div>
    </li>
  )
}

/** Returns the text of the item's link; null when the item opens no screen. */
function actionOf(
  item: ListedNotification,
  seeImprovement: string,
  canOpen: (path: string) => boolean,
): string | null {
  if (kindOf(item) === 'improvement' && !canOpen(improvementPath('', [], false))) return null
  if (item.accion) return item.accion
  return kindOf(item) === 'improvement' ? seeImprovement : null
}
