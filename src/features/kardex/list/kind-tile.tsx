import {
  IconBeach,
  IconCalendarX,
  IconClipboardX,
  IconDoorExit,
  IconStethoscope,
  IconTag,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { KardexKind } from '#domain/time/kardex.ts'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'

const looks: Readonly<Record<KardexKind, { Icon: ComponentType<{ size?: number }>; tone: Tone }>> = {
  vacation: { Icon: IconBeach, tone: 'teal' },
  incapacity: { Icon: IconStethoscope, tone: 'warn' },
  permit: { Icon: IconDoorExit, tone: 'primary' },
  unjustified: { Icon: IconCalendarX, tone: 'pink' },
  administrative: { Icon: IconClipboardX, tone: 'neutral' },
  card: { Icon: IconTag, tone: 'neutral' },
}

export function KindTile({ kind }: { kind: KardexKind }) {
  const { Icon, tone } = looks[kind]
  return <Tile tone={tone} icon={<Icon size={24} />} />
}
