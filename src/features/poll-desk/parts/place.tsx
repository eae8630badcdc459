import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { listDeskPolls, readDeskPoll, readPollResults } from '#contract/poll-desk.ts'
import type { Failure } from '#core/transport/failure.ts'
import { isBusy, isUnheard } from '#core/transport/failure.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { datedOf } from '#hooks/operations/dated.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DatedPlace } from '#ui/feedback/dated-place.tsx'
import { type es, texts } from './texts.es.ts'

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
  const client = useQueryClient()
  return async () => {
    const read = [listDeskPolls, readDeskPoll, readPollResults]
    await Promise.all(read.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}

/** Where no answer came it may be done. */
export function troubleOf(failure: Failure, words: Translation<typeof es>): string {
  const isLost =
    isUnheard(failure) && !isBusy(failure) && !(failure.kind === 'unavailable' && failure.message)
  return isLost ? words.noAnswer : failureText(failure, words.failure)
}
