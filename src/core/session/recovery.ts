import * as login from '#contract/login.ts'
import { RECOVERY_CODE_MS } from '#domain/session-time.ts'
import { deviceMode } from '../store/device-mode.ts'
import { readSetting, writeSetting } from '../store/device-store.ts'
import type { Result } from '../transport/failure.ts'
import { knownDevices } from '../store/known-device.ts'
import { call } from '../transport/rpc.ts'

/** The random name of this device's request for a code: with it, nobody else's tries use up the code's. */
interface Request {
  name: string
  /** Device time, ms. */
  at: number
}

/** A forgotten password (contract, decision 9): asks for a code. @returns the request's name, for redeemCode */
export async function askForCode(user: string): Promise<{ request: string; answer: Result<unknown> }> {
  const request = crypto.randomUUID()
  const input = { correo: user.trim(), dispositivos: await knownDevices(), solicitud: request }
  const answer = await call(login.requestRecovery, input)
  // A phone may end the app while its owner reads the letter. A kiosk's next person gets nothing of it.
  if (answer.ok && deviceMode() === 'personal') await keepRequest({ name: request, at: Date.now() })
  return { request, answer }
}

/** @param request null: the code was asked for earlier, here or on another device */
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
  // Without IndexedDB the code still serves, with the tries that everybody has.
  const kept = await readSetting<Request>('recovery-request').catch(() => undefined)
  return kept && Math.abs(Date.now() - kept.at) < RECOVERY_CODE_MS ? kept.name : null
}

async function keepRequest(request: Request): Promise<void> {
  // Without IndexedDB the code still serves, with the tries that everybody has.
  await writeSetting('recovery-request', request).catch(() => undefined)
}
