import {
  IconBriefcase,
  IconCalendarPlus,
  IconClockPlus,
  IconDoorEnter,
  IconDoorExit,
  IconId,
  IconListCheck,
  IconSunOff,
  IconTruckDelivery,
  IconUserStar,
} from '@tabler/icons-react'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'

const looks: Record<ApprovalKind, [typeof IconId, Tone]> = {
  incidencia: [IconCalendarPlus, 'primary'],
  vacante: [IconBriefcase, 'pink'],
  visita: [IconId, 'teal'],
  tiempo_extra: [IconClockPlus, 'primary'],
  descanso_laborado: [IconSunOff, 'warn'],
  pase_salida: [IconDoorExit, 'teal'],
  pase_ingreso: [IconDoorEnter, 'teal'],
  ingreso_material: [IconTruckDelivery, 'pink'],
  apego: [IconListCheck, 'teal'],
  candidato: [IconUserStar, 'pink'],
}

export function KindTile({ kind }: { kind: ApprovalKind }) {
  const [Icon, tone] = looks[kind]
  return <Tile tone={tone} icon={<Icon size={24} />} />
}
