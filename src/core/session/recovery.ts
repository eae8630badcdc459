import * as login from '#contract/identity/login.ts'
import { RECOVERY_CODE_MS } from '#domain/identity/session-time.ts'
import { deviceMode } from '../store/device-mode.ts'
import { readSetting, writeSetting } from '../store/device-store.ts'
import type { Result } from '../transport/failure.ts'
import { knownDevices } from '../store/known-device.ts'
import { call } from '../transport/rpc.ts'

/**
 * Request of a code. Its random name is secret, so other people's attempts do not count as tries of this
 * code.
 */
interface Request {
  name: string
  /** Device time of the request, ms. */
  at: number
}

/**
 * Requests a code for a forgotten password.
 * @returns the request's name, for redeemCode, and the server's response
 */
export async function askForCode(user: string): Promise<{ request: string; answer: Result<unknown> }> {
  const request = crypto.randomUUID()
  const input = { correo: user.trim(), dispositivos: await knownDevices(), solicitud: request }
  const answer = await call(login.requestRecovery, input)
  // Stores the request, because a phone may close the app while the person reads the mail. A kiosk must not
  // store it.
  if (answer.ok && deviceMode() === 'personal') await keepRequest({ name: request, at: Date.now() })
  return { request, answer }
}

/** @param request name of the request; null when the code was requested earlier, or on another device */
export async function redeemCode(
  code: { user: string; code: string; next: string },
  request: string | null,
): Promise<Result<unknown>> {
  const solicitud = request ?? (await keptRequest())
  const input = { correo: code.user.trim(), codigo: code.code.replaceAll(/\s/g, ''), nuevo: code.next }
  return call(login.redeemRecovery, { ...input, ...(solicitud === null ? {} : { solicitud }) })
}

async function keptRequest(): Promise<string | null> {
  if (deviceMode() === 'kiosk') return null
  // Without IndexedDB the code still works, with the number of tries that all requests without a name share.
  const kept = await readSetting<Request>('recovery-request').catch(() => undefined)
  return kept && Math.abs(Date.now() - kept.at) < RECOVERY_CODE_MS ? kept.name : null
}

async function keepRequest(request: Request): Promise<void> {
  // The code also works without the stored name (keptRequest).
  await writeSetting('recovery-request', request).catch(() => undefined)
}
