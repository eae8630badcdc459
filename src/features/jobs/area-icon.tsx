import {
  IconBuildingFactory2,
  IconMicroscope,
  IconFileText,
  IconForklift,
  IconShieldCheck,
  IconRuler2,
  IconEngine,
  IconUsers,
} from '@tabler/icons-react'
import type { Tone } from '#ui/theme/tone.ts'

const looks: Readonly<Record<number, [typeof IconEngine, Tone]>> = {
  1: [IconBuildingFactory2, 'primary'],
  2: [IconMicroscope, 'teal'],
  6: [IconEngine, 'primary'],
  7: [IconForklift, 'pink'],
  10: [IconRuler2, 'teal'],
  11: [IconShieldCheck, 'ok'],
  9: [IconFileText, 'primary'],
  12: [IconUsers, 'pink'],
}

export function areaLook(id: number): { icon: typeof IconEngine; tone: Tone } {
  const [icon, tone] = looks[id] ?? [IconUsers, 'primary']
  return { icon, tone }
}
