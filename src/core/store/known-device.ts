import { deviceMode } from './device-mode.ts'
import { readSetting, writeSetting } from './device-store.ts'

/** A phone that two people share keeps one of each. */
const MOST = 3

/**
 * What servers gave this device at earlier sign-ins, newest first, so that strangers' guesses don't delay it. Random
 * texts that name nobody; a kiosk's are nobody's own. Sent with every sign-in, and outlive a sign-out.
 */
export async function knownDevices(): Promise<string[]> {
  // Without IndexedDB this device is a stranger's: it signs in, with the delays that strangers have.
  return (await readSetting<string[]>('known-devices').catch(() => undefined)) ?? []
}

/** What both steps of a sign-in say of this device. */
export async function deviceFields(): Promise<{ dispositivos: string[]; equipo: 'kiosco' | 'personal' }> {
  const dispositivos = await knownDevices()
  return { dispositivos, equipo: deviceMode() === 'kiosk' ? 'kiosco' : 'personal' }
}

export async function keepKnownDevice(text: string): Promise<void> {
  const others = (await knownDevices()).filter((each) => each !== text)
  const most = deviceMode() === 'kiosk' ? 1 : MOST
  // A device that can't keep it stays a stranger's.
  await writeSetting('known-devices', [text, ...others].slice(0, most)).catch(() => undefined)
}
