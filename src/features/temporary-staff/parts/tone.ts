import type { Tone } from '#ui/theme/tone.ts'

const tones: readonly Tone[] = ['pink', 'teal', 'primary', 'warn', 'neutral']

/** Tells neighbours apart at a glance; the same person has the same colour everywhere. @param number of the employee */
export function toneOf(number: string): Tone {
  return tones[Number(number.slice(-2)) % tones.length] ?? 'primary'
}
