import {
  IconAlertCircle,
  IconCircleCheck,
  IconHelpCircle,
  IconPhoneCall,
  IconTool,
  IconZoomCheck,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { texts } from '../texts.es.ts'

type Icon = ComponentType<{ size?: number }>

/** Looks by status, 1 to 5 (spec 002 §4.4). */
const looks: Readonly<
  Record<number, { word: 'open' | 'contacting' | 'closed' | 'review' | 'repair'; tone: Tone; Icon: Icon }>
> = {
  1: { word: 'open', tone: 'error', Icon: IconAlertCircle },
  2: { word: 'contacting', tone: 'primary', Icon: IconPhoneCall },
  3: { word: 'closed', tone: 'ok', Icon: IconCircleCheck },
  4: { word: 'review', tone: 'warn', Icon: IconZoomCheck },
  5: { word: 'repair', tone: 'teal', Icon: IconTool },
}

export function ComplaintChip({ status }: { status: number }) {
  const words = useTexts(texts).complaint
  const look = looks[status]
  if (!look) {
    return (
      <StateChip tone="neutral" icon={<IconHelpCircle size={18} />}>
        {words.other(status)}
      </StateChip>
    )
  }
  return (
    <StateChip tone={look.tone} icon={<look.Icon size={18} />}>
      {words[look.word]}
    </StateChip>
  )
}
