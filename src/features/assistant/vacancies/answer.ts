import type { Applying } from '#domain/jobs/applying.ts'
import { type JobQuestion, NO, YES } from '#domain/jobs/questions.ts'
import { fold } from '#domain/text/fold.ts'
import { soundOf } from '#domain/text/sound-of.ts'

/** Typed text never sends an application. */
export type TypedAnswer =
  | { kind: 'area' | 'vacancy'; id: number }
  | { kind: 'yes' | 'no' | 'back' | 'menu' | 'tap-to-send' | 'unknown' }
  | { kind: 'answer'; text: string }

interface Named {
  id: number
  name: string
}

const said = (text: string) => fold(text).trim().replace(/\p{P}/gu, '')
const YES_WORDS = new Set(
  'si,sip,si claro,claro,claro que si,simon,ok,va,sale,dale,orale,quiero,si quiero,yes,yes please,sure'.split(
    ',',
  ),
)
const NO_WORDS = new Set('no,nop,no gracias,nel,ya no,no quiero,mejor no,no thanks'.split(','))
const BACK_WORDS = new Set(['regresar', 'atras', 'volver', 'back'])
const MENU_WORDS = new Set(['menu', 'menu principal', 'inicio', 'main menu'])

export function typedAnswer(
  text: string,
  state: Applying,
  { areas, jobs }: { areas: readonly Named[]; jobs: readonly Named[] },
): TypedAnswer {
  const word = said(text)
  const question = state.step === 'question' ? state.questions[state.at] : undefined
  // The answer to an open question may be any word, even "regresar".
  if (question?.kind === 'texto') return { kind: 'answer', text }
  if (MENU_WORDS.has(word)) return { kind: 'menu' }
  if (BACK_WORDS.has(word)) return { kind: 'back' }
  if (question) return { kind: 'answer', text: choiceOf(question, text) }
  if (state.step === 'area' || state.step === 'vacancy') {
    const found = nearest(word, state.step === 'area' ? areas : jobs)
    return found === null ? { kind: 'unknown' } : { kind: state.step, id: found }
  }
  if (state.step === 'about') {
    if (YES_WORDS.has(word)) return { kind: 'yes' }
    return NO_WORDS.has(word) ? { kind: 'no' } : { kind: 'unknown' }
  }
  return state.step === 'review' && YES_WORDS.has(word) ? { kind: 'tap-to-send' } : { kind: 'unknown' }
}

/**
 * Maps "sí", "no" or an option to its stored spelling. Any other text stays unchanged for the question's own check.
 */
function choiceOf({ kind, options }: JobQuestion, text: string): string {
  const word = said(text)
  if (kind === 'sino') return YES_WORDS.has(word) ? YES : NO_WORDS.has(word) ? NO : text
  if (kind === 'opcion') return options.find((option) => said(option) === word) ?? text
  return text
}

const soundsOf = (text: string) => text.split(/\s+/).map(soundOf)

/**
 * Returns the id of the only match. Compares words by sound: "kalidad" finds "Calidad". Each typed word must begin
 * a word of the name, or the text must contain every word of the name.
 */
function nearest(word: string, named: readonly Named[]): number | null {
  if (word.length < 3) return null
  const typed = soundsOf(word)
  const found = named.filter(({ name }) => {
    const own = soundsOf(said(name))
    return (
      typed.every((each) => own.some((part) => part.startsWith(each))) ||
      own.every((part) => typed.includes(part))
    )
  })
  return found.length === 1 ? (found[0]?.id ?? null) : null
}
