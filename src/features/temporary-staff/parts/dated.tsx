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

export function Dated<T>({ answer, ...others }: Props<T>) {
  return <LoadableData {...toLoadableDataProps(answer, useTexts(texts))} {...others} />
}
