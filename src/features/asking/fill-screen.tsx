import { useState } from 'react'
import { isForLeaders } from '#domain/approvals/kinds.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { isAskedKind } from '#models/asking/ask-forms.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { AskForm } from './ask-form.tsx'
import { AskReceipt } from './ask-receipt.tsx'
import { texts } from './texts.es.ts'
import type { SentAsk } from './use-asking.ts'
import { useTeamRole } from './use-leading.ts'

export function FillScreen({ params: { clase } }: ScreenProps) {
  const words = useTexts(texts)
  const [sent, setSent] = useState<SentAsk | null>(null)
  const { decides, isPending } = useTeamRole()
  if (isPending && !decides) {
    return <SkeletonRows label={words.fill.loading} slowText={words.slow} retryText={words.again} />
  }
  if (!isAskedKind(clase) || (isForLeaders(clase) && !decides)) {
    return (
      <EmptyState
        drawing={<DrawingNoDocuments />}
        title={words.fill.unknown}
        text={words.fill.unknownText}
        action={<Button href={`#${paths.newAsking}`}>{words.fill.toChoice}</Button>}
      />
    )
  }
  const toList = () => navigate(paths.asking, { replace: true })
  if (sent?.confirmed.clase === clase) return <AskReceipt sent={sent} onList={toList} />
  return <AskForm key={clase} kind={clase} correcting={null} onDone={setSent} />
}
