import { IconBell } from '@tabler/icons-react'
import { useBellCount } from '#models/notifications/bell-count.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { texts } from '../page/texts.es.ts'

/**
 * Link to the notifications (SHELL-11). Its badge counts unread notifications and incidents (SHELL-19,
 * SHELL-20).
 */
export function Bell({ look }: { look: 'page' | 'sun' }) {
  const words = useTexts(texts)
  const count = useBellCount()
  return (
    <IconAction
      icon={<IconBell size={26} fill={look === 'sun' ? 'currentColor' : 'none'} />}
      label={words.bell(count)}
      badge={count}
      href={`#${paths.notifications}`}
    />
  )
}
