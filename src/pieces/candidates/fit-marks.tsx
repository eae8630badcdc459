import {
  IconBrain,
  IconCheck,
  IconCircleHalf2,
  IconCertificate2,
  IconTools,
  IconX,
} from '@tabler/icons-react'
import type { Fit } from '#domain/candidates/stages.ts'
import type { RequirementKind } from '#domain/positions/profile.ts'
import type { Tone } from '#ui/theme/tone.ts'

export const fitMarks: Record<Fit, { Icon: typeof IconCheck; tone: Tone }> = {
  si: { Icon: IconCheck, tone: 'ok' },
  parcial: { Icon: IconCircleHalf2, tone: 'warn' },
  no: { Icon: IconX, tone: 'error' },
}

export const requirementIcons: Record<RequirementKind, typeof IconCheck> = {
  escolaridad: IconCertificate2,
  conocimiento: IconBrain,
  experiencia: IconTools,
}
