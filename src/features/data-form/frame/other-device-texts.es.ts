import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  /** The portal's version is newer and fills the fields. The author and device of that version are unknown. */
  title: 'El portal tiene respuestas más recientes',
  serverKept: (date: string) => `Aquí ves lo más reciente. En este dispositivo tenías lo del ${date}.`,
  /** The device's version is newer, or the person was typing when the server's version arrived. */
  serverTitle: 'Ya habías guardado este paso',
  localKept: (date: string) => `Ves lo que escribes aquí. Lo guardado es del ${date}.`,
  compare: 'Ver la diferencia',
  hide: basic.hide,
  saved: 'Lo que está guardado',
  device: 'Lo de este dispositivo',
  nothing: phrases.noAnswer,
  useSaved: 'Usar lo guardado',
  useDevice: 'Usar lo de este dispositivo',
}

export const otherDeviceTexts = defineTexts(es, () => import('./other-device-texts.en.ts'))
