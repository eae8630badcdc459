import { IconToiletPaper, IconToolsKitchen2 } from '@tabler/icons-react'
import type { FacilityKind } from '#domain/time/time-alerts.ts'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'

const icons = { restroom: IconToiletPaper, canteen: IconToolsKitchen2 }

export const facilityTone: Readonly<Record<FacilityKind, Tone>> = { restroom: 'primary', canteen: 'warn' }

export function FacilityIcon({ kind, size = 22 }: { kind: FacilityKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} aria-hidden />
}

export function FacilityTile({ kind }: { kind: FacilityKind }) {
  return <Tile tone={facilityTone[kind]} icon={<FacilityIcon kind={kind} size={24} />} />
}
