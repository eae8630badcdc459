import { defineTexts } from '#i18n/texts.ts'

/** The same step in two states. */
export const es = {
  /** What the portal has is newer and stands in the fields; who saved it, and where, nobody knows. */
  title: 'El portal tiene respuestas más nuevas',
  serverKept: (date: string) => `Ves lo más nuevo. Lo de este dispositivo es del ${date}.`,
  /** What is here is newer, or somebody was typing when the other came. */
  serverTitle: 'Ya habías guardado este paso',
  localKept: (date: string) => `Ves lo que escribes aquí. Lo guardado es del ${date}.`,
  compare: 'Ver la diferencia',
  hide: 'Ocultar',
  saved: 'Lo que está guardado',
  device: 'Lo de este dispositivo',
  nothing: 'Sin respuesta',
  useSaved: 'Usar lo guardado',
  useDevice: 'Usar lo de este dispositivo',
}

export const otherDeviceTexts = defineTexts(es, () => import('./other-device-texts.en.ts'))
