import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClockHour4,
  IconHourglass,
  IconPencil,
  IconStar,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DeskRequest } from '#contract/requests/request-desk.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { type Age, ageOf, ageTones } from './kinds.ts'
import { texts } from './texts.es.ts'

const icons: Record<Age, ReactNode> = {
  '0-1': <IconCircleCheck />,
  '2-3': <IconClockHour4 />,
  '4-7': <IconHourglass />,
  '8+': <IconAlertTriangle />,
}

interface Props {
  request: Pick<DeskRequest, 'abierta' | 'dias' | 'nivel'>
  plain?: boolean
}

export function RequestChip({ request: { abierta, dias, nivel }, plain = false }: Props) {
  const words = useTexts(texts).list
  if (!abierta) {
    return (
      <StateChip
        plain={plain}
        tone={nivel === null ? 'neutral' : 'pink'}
        icon={nivel === null ? <IconCircleDashed /> : <IconStar />}
      >
        {nivel === null ? words.unrated : words.rated(nivel)}
      </StateChip>
    )
  }
  const age = ageOf(dias)
  const text = words.elapsed(dias)
  return (
    <StateChip plain={plain} tone={ageTones[age]} icon={icons[age]}>
      {age === '8+' ? words.late(text) : text}
    </StateChip>
  )
}

export function DraftChip() {
  const words = useTexts(texts).list
  return (
    <StateChip plain tone="neutral" icon={<IconPencil />}>
      {words.draft}
    </StateChip>
  )
}
