import {
  IconCalendarEvent,
  IconClipboardCheck,
  IconMessage2Question,
  type IconProps,
} from '@tabler/icons-react'

/**
 * Icons of screens that several other screens open. They are components, because the icons' chunk may load
 * after this file.
 */

/** Icon of "Pedir" and of the list of requests. */
export function AskIcon(props: IconProps) {
  return <IconCalendarEvent {...props} />
}

export function ClarificationIcon(props: IconProps) {
  return <IconMessage2Question {...props} />
}

export function EvaluationIcon(props: IconProps) {
  return <IconClipboardCheck {...props} />
}
