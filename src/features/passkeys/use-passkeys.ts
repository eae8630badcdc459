import { useEffect, useState } from 'react'
import { listPasskeys, removePasskey } from '#contract/identity/passkeys.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { loadPasskeys } from '#core/session/session.ts'
import { ownPasskeyIds } from '#core/store/passkey-wraps.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

export type Passkey = ResponseOf<typeof listPasskeys>['huellas'][number]

/** Passkeys of the person, and which of them opens something on this device. */
export function usePasskeys() {
  const words = useTexts(texts)
  const { data, failure, refresh } = useOperation(listPasskeys, {}, { isKept: false })
  const [here, setHere] = useState<readonly string[] | null>(null)
  const look = () => ownPasskeyIds().then(setHere)
  useEffect(() => void look(), [])

  async function remove({ id, credencial }: Passkey): Promise<void> {
    const answer = await call(removePasskey, { id })
    if (answer.ok) {
      const { forgetPasskey } = await loadPasskeys()
      await forgetPasskey(credencial)
      showSnack({ text: words.list.removed, tone: 'success' })
    } else showSnack({ text: failureText(answer.failure, words.failed), tone: 'error', ms: 5000 })
    await Promise.all([look(), refresh()])
  }

  return {
    passkeys: data?.huellas ?? null,
    here,
    failure,
    refresh: () => void Promise.all([look(), refresh()]),
    remove,
  }
}
