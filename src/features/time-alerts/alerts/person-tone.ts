import type { Tone } from '#ui/theme/tone.ts'

const tones: readonly Tone[] = ['primary', 'teal', 'pink', 'warn', 'neutral']

/** Tells neighbours apart at a glance; the same person has the same one everywhere. */
export function personTone(number: string): Tone {
  return tones[Number(number.slice(-2)) % tones.length] ?? 'primary'
}
