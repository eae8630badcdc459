import type { ReactNode } from 'react'
import { toDatedPlaceProps } from '#hooks/operations/dated.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DatedPlace } from '#ui/feedback/dated-place.tsx'
import { texts } from '../texts.es.ts'

interface Props<T> {
  answer: OperationState<T>
  loading: string
  children: (data: T) => ReactNode
}

/**
 * Shows data, with their date if they are stale, or the reason why they are missing, in this desk's texts.
 */
export function Dated<T>({ answer, ...others }: Props<T>) {
  return <DatedPlace {...toDatedPlaceProps(answer, useTexts(texts))} {...others} />
}
