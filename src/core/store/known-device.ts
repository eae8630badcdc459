import { deviceMode } from './device-mode.ts'
import { readSetting, writeSetting } from './device-store.ts'

/** A phone that two people share keeps a text for each. */
const MOST = 3

/**
 * Texts that servers gave this device at earlier sign-ins, newest first, so that guesses from strange devices
 * don't delay it. They are random and name nobody; a kiosk's belong to no person. They are sent with every
 * sign-in and survive a sign-out.
 */
export async function knownDevices(): Promise<string[]> {
  // Without IndexedDB the server takes this device for a strange one, with the delays of such.
  return (await readSetting<string[]>('known-devices').catch(() => undefined)) ?? []
}

/** The fields by which both steps of a sign-in describe this device. */
export async function deviceFields(): Promise<{ dispositivos: string[]; equipo: 'kiosco' | 'personal' }> {
  const dispositivos = await knownDevices()
  return { dispositivos, equipo: deviceMode() === 'kiosk' ? 'kiosco' : 'personal' }
}

export async function keepKnownDevice(text: string): Promise<void> {
  const others = (await knownDevices()).filter((each) => each !== text)
  const most = deviceMode() === 'kiosk' ? 1 : MOST
  // A device that can't keep the text stays a strange one.
  await writeSetting('known-devices', [text, ...others].slice(0, most)).catch(() => undefined)
}
