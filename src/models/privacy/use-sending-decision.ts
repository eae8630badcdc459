import { useRef, useState } from 'react'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { Entry } from '#core/outbox/outbox.ts'
import { deviceMode } from '#core/store/device-mode.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { type LastTry, type Sending, sendRequest } from '#models/requests/send-request.ts'

interface Given {
  /** ISO time of the decision, also when the outbox sends it later. */
  fecha: string
  equipo: 'kiosco' | 'personal'
}

export function useSendingDecision() {
  const [isBusy, setBusy] = useState(false)
  const isOnItsWay = useRef(false)
  const lastTry: LastTry = useRef(null)
  /** @returns null while a request is running, and when storage is full */
  const send = async <Op extends AnyOperation>(
    entryOf: (given: Given) => Entry<Op>,
    settled: (sending: Sending) => Promise<void>,
  ): Promise<Sending | null> => {
    if (isOnItsWay.current) return null
    isOnItsWay.current = true
    setBusy(true)
    try {
      const equipo = deviceMode() === 'kiosk' ? 'kiosco' : 'personal'
      const entry = entryOf({ fecha: new Date(serverNow()).toISOString(), equipo })
      const sending = await sendRequest(entry, lastTry)
      await settled(sending)
      return sending
    } catch {
      // Storage is full, so the decision was neither stored nor sent. The caller shows the error.
      return null
    } finally {
      isOnItsWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, send }
}
