import { IconCircleCheck, IconCircleDashed, IconHourglass, IconMessage2 } from '@tabler/icons-react'
import type { DocumentPerson, ReviewedDocument } from '#contract/documents/document-review.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'

const looks = {
  porRevisar: { tone: 'warn', icon: <IconHourglass /> },
  aceptado: { tone: 'ok', icon: <IconCircleCheck /> },
  comentado: { tone: 'pink', icon: <IconMessage2 /> },
} as const

export function DocumentChip({ state, live = false }: { state: ReviewedDocument['estado']; live?: boolean }) {
  const words = useTexts(texts).document.states
  const { tone, icon } = looks[state]
  return (
    <StateChip tone={tone} icon={icon} live={live}>
      {words[state]}
    </StateChip>
  )
}

export function PersonChip({ person, plain = false }: { person: DocumentPerson; plain?: boolean }) {
  const words = useTexts(texts).states
  if (person.porRevisar > 0) {
    return (
      <StateChip plain={plain} tone="warn" icon={<IconHourglass />}>
        {words.toReview(person.porRevisar)}
      </StateChip>
    )
  }
  if (person.documentos === 0) {
    return (
      <StateChip plain={plain} tone="neutral" icon={<IconCircleDashed />}>
        {words.empty}
      </StateChip>
    )
  }
  return (
    <StateChip plain={plain} tone="ok" icon={<IconCircleCheck />}>
      {words.done}
    </StateChip>
  )
}
