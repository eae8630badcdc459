import {
  IconAlertTriangle,
  IconBell,
  IconBulb,
  IconCircleCheck,
  IconClock,
  IconClockExclamation,
  IconFileCheck,
  IconMessageCheck,
  IconMessageReport,
  IconReceipt,
  IconSpeakerphone,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Notification } from '#contract/notifications/notifications.ts'
import {
  isNotificationKind,
  type KindIcon,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts'
import type { Tone } from '#ui/theme/tone.ts'

type Icon = ComponentType<{ size?: number }>

/** Icon names of the older portal. Any other name becomes a bell. */
const known = {
  'mdi-receipt-text': IconReceipt,
  'mdi-comment-alert': IconMessageReport,
  'mdi-comment-check': IconMessageCheck,
  'mdi-file-check': IconFileCheck,
  'mdi-check': IconCircleCheck,
  'mdi-alert': IconAlertTriangle,
  'mdi-clock': IconClock,
  'mdi-clock-alert': IconClockExclamation,
  'mdi-bell': IconBell,
  'mdi-bullhorn': IconSpeakerphone,
  'mdi-lightbulb': IconBulb,
} satisfies Record<KindIcon, Icon>
const icons: Readonly<Record<string, Icon>> = known

/** Colour names of the older portal, with or without a shade ('red', 'red darken-2', 'error'). */
const tones: Readonly<Record<string, Tone>> = {
  red: 'error',
  error: 'error',
  orange: 'warn',
  amber: 'warn',
  yellow: 'warn',
  warning: 'warn',
  green: 'ok',
  success: 'ok',
  teal: 'teal',
  cyan: 'teal',
  pink: 'pink',
  purple: 'pink',
  grey: 'neutral',
  gray: 'neutral',
}

/** Notifications about pay always have the colour of money (product.md, "Visual language"). */
export function lookOf({ color, icono, tipo }: Notification): { Icon: Icon; tone: Tone } {
  const [name = ''] = color.trim().toLowerCase().split(/[\s-]/)
  const isPay = tipo === 'payslip-published' || tipo === 'prepayroll-published'
  const tone = isPay ? 'money' : (tones[name] ?? 'primary')
  return { Icon: icons[icono.trim().toLowerCase()] ?? IconBell, tone }
}

/** Returns the kind. A legacy host sends none, so "mejora" in the title means an improvement (SHELL-34, SHELL-35). */
export function kindOf({ tipo, titulo }: Notification): NotificationKind | null {
  if (isNotificationKind(tipo)) return tipo
  return tipo === undefined && /\bmejora\b/i.test(titulo) ? 'improvement' : null
}
