import {
  IconBell,
  IconBook2,
  IconFileText,
  IconHelp,
  IconKey,
  IconLogin2,
  IconMessageReply,
  IconShieldX,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { eventGroup, type EventGroup, REFUSED_EVENTS } from '#domain/security-events.ts'
import { Tile } from '#ui/tile.tsx'
import type { Tone } from '#ui/tone.ts'

const looks: Record<EventGroup, { tone: Tone; icon: ReactNode }> = {
  entries: { tone: 'primary', icon: <IconLogin2 size={24} /> },
  passwords: { tone: 'warn', icon: <IconKey size={24} /> },
  papers: { tone: 'teal', icon: <IconFileText size={24} /> },
  payroll: { tone: 'pink', icon: <IconMessageReply size={24} /> },
  roles: { tone: 'ok', icon: <IconUsersGroup size={24} /> },
  notices: { tone: 'neutral', icon: <IconBell size={24} /> },
  record: { tone: 'neutral', icon: <IconBook2 size={24} /> },
}
const refused: (typeof looks)[EventGroup] = { tone: 'error', icon: <IconShieldX size={24} /> }
const unknown: (typeof looks)[EventGroup] = { tone: 'neutral', icon: <IconHelp size={24} /> }

/** The words beside it say the same. */
export function EventTile({ kind }: { kind: string }) {
  const group = eventGroup(kind)
  const isRefused = REFUSED_EVENTS.some((each) => each === kind)
  const { tone, icon } = isRefused ? refused : group === null ? unknown : looks[group]
  return <Tile tone={tone} icon={icon} />
}
