import {
  IconBell,
  IconBook2,
  IconChecklist,
  IconFileText,
  IconHelp,
  IconKey,
  IconLogin2,
  IconLogout2,
  IconMessageReply,
  IconShieldX,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { eventGroup, type EventGroup, REFUSED_EVENTS } from '#domain/identity/security-events.ts'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'

const looks: Record<EventGroup, { tone: Tone; icon: ReactNode }> = {
  entries: { tone: 'primary', icon: <IconLogin2 size={24} /> },
  passwords: { tone: 'warn', icon: <IconKey size={24} /> },
  papers: { tone: 'teal', icon: <IconFileText size={24} /> },
  payroll: { tone: 'pink', icon: <IconMessageReply size={24} /> },
  approvals: { tone: 'warn', icon: <IconChecklist size={24} /> },
  roles: { tone: 'ok', icon: <IconUsersGroup size={24} /> },
  notices: { tone: 'neutral', icon: <IconBell size={24} /> },
  record: { tone: 'neutral', icon: <IconBook2 size={24} /> },
}
const refused: (typeof looks)[EventGroup] = { tone: 'error', icon: <IconShieldX size={24} /> }
const left: (typeof looks)[EventGroup] = { tone: 'neutral', icon: <IconLogout2 size={24} /> }
const unknown: (typeof looks)[EventGroup] = { tone: 'neutral', icon: <IconHelp size={24} /> }

export function EventTile({ kind }: { kind: string }) {
  return <Tile {...lookOf(kind)} />
}

function lookOf(kind: string): (typeof looks)[EventGroup] {
  if (REFUSED_EVENTS.some((each) => each === kind)) return refused
  if (kind === 'sign-out') return left
  const group = eventGroup(kind)
  return group === null ? unknown : looks[group]
}
