import { useState } from 'react'
import { justifyTexts } from '#i18n/justify-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { JustifyDialog, REASON_LENGTH } from '#ui/dialogs/justify-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from '../texts.es.ts'
import { About } from './about.tsx'
import type { Problem } from './problem.ts'

interface Props {
  item: Pending
  typed: string
  onType: (place: string) => void
  isBusy: boolean
  problem: Problem | null
  onCancel: () => void
  onReady: (place: string) => void
}

export function Ready({ item, typed, onType, isBusy, problem, onCancel, onReady }: Props) {
  const words = useTexts(justifyTexts)
  const { letter } = useTexts(texts)
  const [place, setPlace] = useState(typed)
  const write = (next: string) => {
    setPlace(next)
    onType(next)
  }
  return (
    <JustifyDialog
      words={{ ...words, title: letter.isReady, needed: letter.placeNeeded, accept: letter.ready }}
      about={<About item={item} />}
      reason={place}
      isBusy={isBusy}
      danger={false}
      problem={problem}
      onCancel={onCancel}
      onAccept={onReady}
      field={({ error }) => (
        <TextArea
          data-autofocus
          label={letter.place}
          description={letter.placeHint}
          rows={3}
          value={place}
          limit={REASON_LENGTH}
          countText={words.count}
          error={error}
          onChange={write}
        />
      )}
    />
  )
}
