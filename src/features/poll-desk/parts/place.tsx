import type { ComponentProps, ReactNode } from 'react'
import { listDeskPolls, readDeskPoll, readPollResults } from '#contract/polls/poll-desk.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { texts } from './texts.es.ts'

interface DatedProps<T> {
  answer: OperationState<T>
  loading: string
  children: (data: T) => ReactNode
}

export function Dated<T>({ answer, ...others }: DatedProps<T>) {
  return <LoadableData {...toLoadableDataProps(answer, useTexts(texts))} {...others} />
}

type ButtonProps = Omit<
  Extract<ComponentProps<typeof Button>, { href?: undefined }>,
  'onClick' | 'resting'
> & { onClick: () => void }

export function OnlineButton({ onClick, ...others }: ButtonProps) {
  return <Button {...others} {...useOnlineOnly(useTexts(texts).resting, onClick)} />
}

export function useRefresh(): () => Promise<void> {
  return useRefetch([listDeskPolls, readDeskPoll, readPollResults])
}
