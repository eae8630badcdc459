import type { ComponentProps, ReactNode } from 'react'
import { listDeskPolls, readDeskPoll, readPollResults } from '#contract/poll-desk.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { datedOf } from '#hooks/operations/dated.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DatedPlace } from '#ui/feedback/dated-place.tsx'
import { texts } from './texts.es.ts'

interface DatedProps<T> {
  answer: OperationState<T>
  loading: string
  children: (data: T) => ReactNode
}

/** What was read, with its date where it could not be read anew; or why it is not here: in this desk's words. */
export function Dated<T>({ answer, ...others }: DatedProps<T>) {
  return <DatedPlace {...datedOf(answer, useTexts(texts))} {...others} />
}

type ButtonProps = Omit<
  Extract<ComponentProps<typeof Button>, { href?: undefined }>,
  'onClick' | 'resting'
> & { onClick: () => void }

/** Of what the server alone does, in this desk's words. */
export function OnlineButton({ onClick, ...others }: ButtonProps) {
  return <Button {...others} {...useOnlineOnly(useTexts(texts).resting, onClick)} />
}

/** After a change everything that shows a poll is asked for anew. */
export function useRefresh(): () => Promise<void> {
  return useAskAgain([listDeskPolls, readDeskPoll, readPollResults])
}
