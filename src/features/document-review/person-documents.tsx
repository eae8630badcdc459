import { type ReactNode, useState } from 'react'
import type { DocumentComment } from '#contract/documents/document-files.ts'
import type { listPersonDocuments, ReviewedDocument } from '#contract/documents/document-review.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { DocumentCard } from './document-card.tsx'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { texts } from './texts.es.ts'
import type { Desk } from './use-desk.ts'
import { useProblemText } from './use-review.ts'

interface Props {
  answer: OperationState<ResponseOf<typeof listPersonDocuments>>
  empleado: string
  comments: readonly DocumentComment[]
  desk: Desk
  isOwn: boolean
  onComment: (document: ReviewedDocument) => void
}

export function PersonDocuments({ answer, empleado, comments, desk, isOwn, onComment }: Props) {
  const all = useTexts(texts)
  const words = all.person
  const problemText = useProblemText()
  const { data, failure, isRefreshing, refresh } = answer
  const again = () => void refresh()
  if (data === null) {
    if (!failure || isRefreshing) {
      return (
        <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} onRetry={again} />
      )
    }
    if (failure.kind !== 'rejected')
      return <LoadFailure {...missingDataReason(failure, all)} againWord={words.again} onRetry={again} />
    return (
      <EmptyState
        drawing={<DrawingEmptyPayslips />}
        title={problemText(failure)}
        action={
          <Button onClick={() => navigate(paths.documentReview, { replace: true })}>{words.toList}</Button>
        }
      />
    )
  }
  if (data.docs.length === 0) {
    return <EmptyState drawing={<DrawingEmptyPayslips />} title={words.none} text={words.noneText} />
  }
  return (
    <Cards
      docs={data.docs}
      card={(document) => (
        <DocumentCard
          document={document}
          empleado={empleado}
          said={comments
            .filter(({ documento }) => documento === document.documento)
            .map(({ Comentario }) => Comentario)}
          desk={desk}
          isOwn={isOwn}
          onComment={() => onComment(document)}
        />
      )}
    />
  )
}

function Cards({
  docs,
  card,
}: {
  docs: readonly ReviewedDocument[]
  card: (one: ReviewedDocument) => ReactNode
}) {
  const [first] = useState(() => docs.filter(({ estado }) => estado === 'porRevisar').map(({ id }) => id))
  const rank = ({ id, estado }: ReviewedDocument) => (first.includes(id) || estado === 'porRevisar' ? 0 : 1)
  const sorted = [...docs].sort((a, b) => rank(a) - rank(b))
  return (
    <ul className="t-list t-stack t-gap-3">
      {sorted.map((document) => (
        <li key={document.id}>{card(document)}</li>
      ))}
    </ul>
  )
}
