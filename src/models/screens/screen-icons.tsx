import {
  IconCalendarEvent,
  IconClipboardCheck,
  IconMessage2Question,
  type IconProps,
} from '@tabler/icons-react'

/**
 * Icons of screens that Inicio, Más, a kiosk, tasks and other screens open: the same screen has the same icon
 * everywhere. They are components, because the icons' chunk may load after this file.
 */

/** "Pedir" and the list of what was requested. */
export function AskIcon(props: IconProps) {
  return <IconCalendarEvent {...props} />
}

export function ClarificationIcon(props: IconProps) {
  return <IconMessage2Question {...props} />
}

export function EvaluationIcon(props: IconProps) {
  return <IconClipboardCheck {...props} />
}
