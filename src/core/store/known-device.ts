import { deviceMode } from './device-mode.ts'
import { readSetting, writeSetting } from './device-store.ts'

/** Maximum number of stored tokens on a phone, which several people may share. A kiosk stores only one. */
const MAX_TOKENS = 3

/**
 * Returns the tokens that servers gave this device at earlier sign-ins, newest first. A server delays
 * sign-ins without a token because of password guesses. Tokens are random and reveal no person. They are sent
 * with every sign-in and stay after a sign-out.
 */
export async function knownDevices(): Promise<string[]> {
  // Without IndexedDB, the server treats this device as unknown and delays its sign-ins.
  return (await readSetting<string[]>('known-devices').catch(() => undefined)) ?? []
}

export async function deviceFields(): Promise<{ dispositivos: string[]; equipo: 'kiosco' | 'personal' }> {
  const dispositivos = await knownDevices()
  return { dispositivos, equipo: deviceMode() === 'kiosk' ? 'kiosco' : 'personal' }
}

export async function keepKnownDevice(text: string): Promise<void> {
  const others = (await knownDevices()).filter((each) => each !== text)
  const maxTokens = deviceMode() === 'kiosk' ? 1 : MAX_TOKENS
  // A device that cannot store the token stays unknown.
  await writeSetting('known-devices', [text, ...others].slice(0, maxTokens)).catch(() => undefined)
}
