import { useEffect } from 'react'
import type { Menu } from '#contract/login.ts'
import { readMenu } from '#contract/login.ts'
import { showSnack } from '#hooks/snack.ts'
import { useOperation } from '#hooks/use-operation.ts'
import { useProfile } from '#hooks/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.ts'

/** The server's menu: it comes with sign-in, and when it didn't, it is fetched once here (ROUTE-08). */
export function useMenu(): { menu: Menu | null; isPending: boolean } {
  const words = useTexts(texts)
  const { user, menu } = useProfile()
  const answer = useOperation(readMenu, { correo: user.Correo }, { enabled: menu === null })
  // A store failure says that the session is over (spec 001 §8); a lost network never does (decision 3).
  const hasFailed =
    answer.failure !== null && answer.failure.kind !== 'offline' && answer.failure.kind !== 'expired'
  useEffect(() => {
    if (hasFailed) showSnack({ text: words.sessionExpired, tone: 'error' })
  }, [hasFailed, words])
  return { menu: menu ?? answer.data?.msj ?? null, isPending: menu === null && answer.isLoading }
}
