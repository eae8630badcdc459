import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Menu } from '#contract/identity/login.ts'
import { isUnanswered } from '#core/transport/failure.ts'
import { ensureMenu } from '#core/session/session.ts'
import { busyRetry, OperationError, useBusyNote } from '#hooks/operations/busy-retry.ts'
import { useSteadyFailure } from '#hooks/operations/steady-failure.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../page/texts.es.ts'

export function useMenu(): { menu: Menu | null; isPending: boolean } {
  const words = useTexts(texts)
  const { menu } = useProfile()
  const query = useQuery({
    queryKey: ['menu'],
    enabled: menu === null,
    networkMode: 'always',
    ...busyRetry,
    queryFn: async () => {
      const answer = await ensureMenu()
      if (!answer.ok) throw new OperationError(answer.failure)
      return true
    },
  })
  useBusyNote(query)
  const { failure } = useSteadyFailure(query, 'menu')
  // A rejected fetch of the menu means that the session has ended (spec 001 §8). An unanswered request does
  // not.
  const hasFailed = failure !== null && !isUnanswered(failure) && failure.kind !== 'expired'
  useEffect(() => {
    if (hasFailed) showSnack({ text: words.sessionExpired, tone: 'error' })
  }, [hasFailed, words])
  // A new password opens a session without a menu, although the query already has the answer of the former one.
  return { menu, isPending: menu === null && failure === null && query.isFetching }
}
