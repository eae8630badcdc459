import type { ReactNode } from 'react'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { texts } from '../texts.es.ts'

interface Props<T> {
  answer: OperationState<T>
  loading: string
  children: (data: T) => ReactNode
}

/** Shows the data, with their date when they are stale, or why they are missing, in this desk's words. */
export function Dated<T>({ answer, ...others }: Props<T>) {
  return <LoadableData {...toLoadableDataProps(answer, useTexts(texts))} {...others} />
}
