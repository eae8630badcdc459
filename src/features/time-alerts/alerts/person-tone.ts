import type { Tone } from '#ui/theme/tone.ts'

const tones: readonly Tone[] = ['primary', 'teal', 'pink', 'warn', 'neutral']

/** Returns a colour that helps to tell neighbours apart; always the same for one person. */
export function personTone(number: string): Tone {
  return tones[Number(number.slice(-2)) % tones.length] ?? 'primary'
}
