import type { Tone } from '#ui/theme/tone.ts'

const tones: readonly Tone[] = ['pink', 'teal', 'primary', 'warn', 'neutral']

/**
 * Returns a colour that helps to tell neighbours apart; always the same for one person.
 * @param number employee number
 */
export function toneOf(number: string): Tone {
  return tones[Number(number.slice(-2)) % tones.length] ?? 'primary'
}
