import {
  IconCalendarPlus,
  IconClockPlus,
  IconDoorEnter,
  IconDoorExit,
  IconFileCertificate,
  IconHierarchy,
  IconIdBadge2,
  IconSunOff,
  IconTruckDelivery,
  IconUserStar,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import { VacancyIcon } from '#models/screens/vacancy-icon.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'

const looks: Record<ApprovalKind, [ComponentType<IconProps>, Tone]> = {
  incidencia: [IconCalendarPlus, 'primary'],
  vacante: [VacancyIcon, 'pink'],
  visita: [IconIdBadge2, 'teal'],
  tiempo_extra: [IconClockPlus, 'primary'],
  descanso_laborado: [IconSunOff, 'warn'],
  pase_salida: [IconDoorExit, 'teal'],
  pase_ingreso: [IconDoorEnter, 'teal'],
  ingreso_material: [IconTruckDelivery, 'pink'],
  apego: [IconHierarchy, 'teal'],
  candidato: [IconUserStar, 'pink'],
  carta: [IconFileCertificate, 'teal'],
}

export function KindTile({ kind }: { kind: ApprovalKind }) {
  const [Icon, tone] = looks[kind]
  return <Tile tone={tone} icon={<Icon size={24} />} />
}
