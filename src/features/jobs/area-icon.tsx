import {
  IconBriefcase,
  IconBuildingFactory2,
  IconCertificate,
  IconFileText,
  IconPackage,
  IconShieldCheck,
  IconTarget,
  IconTools,
  IconUsers,
} from '@tabler/icons-react'
import type { Tone } from '#ui/theme/tone.ts'

const looks: Readonly<Record<number, [typeof IconTools, Tone]>> = {
  1: [IconBuildingFactory2, 'primary'],
  2: [IconCertificate, 'teal'],
  6: [IconTools, 'primary'],
  7: [IconPackage, 'pink'],
  10: [IconTarget, 'teal'],
  11: [IconShieldCheck, 'ok'],
  9: [IconFileText, 'primary'],
  12: [IconUsers, 'pink'],
}

/** A host's own area has none of ours. */
export function areaLook(id: number): { icon: typeof IconTools; tone: Tone } {
  const [icon, tone] = looks[id] ?? [IconBriefcase, 'primary']
  return { icon, tone }
}
