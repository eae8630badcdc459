import { IconCheckbox, IconCircleCheck, IconMessageCircle, IconStairs } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { QuestionKind } from './poll-values.ts'

export const kindIcons: Record<QuestionKind, ReactNode> = {
  una: <IconCircleCheck size={22} aria-hidden />,
  varias: <IconCheckbox size={22} aria-hidden />,
  escala: <IconStairs size={22} aria-hidden />,
  texto: <IconMessageCircle size={22} aria-hidden />,
}
