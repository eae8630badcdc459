import { withPlainMinus } from './money.ts'

/** What a payslip on paper is made of, by the server and, where that has no service for it, by the page itself. */

/** Colours of the identity's light theme (tokens.css); paper is always light. */
export const ink = {
  text: '#1A2430',
  second: '#4A5868',
  white: '#FFFFFF',
  line: '#E3DACA',
  sunk: '#FBF8F1',
  primary: '#0B5CAD',
  primarySoft: '#E4EEF9',
  deep: '#0A3D75',
  maiz: '#FFBF47',
  manila: '#FFE0A0',
  manilaEdge: '#F4CB7C',
  teal: '#0B6E6E',
  tealSoft: '#DFF1EF',
  ok: '#1B7A3D',
  okSoft: '#E3F3E8',
  warn: '#7A4B00',
  warnSoft: '#FFF1D0',
} as const

export interface TextStyle {
  /** Points. */
  size: number
  color?: string
  bold?: boolean
  mono?: boolean
  align?: 'left' | 'right' | 'center'
  /** Millimetres: a longer text is written smaller, down to three quarters, and then cut. */
  fit?: number
}

/** Millimetres. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The standard fonts know Western European letters only, and one foreign letter would spoil its whole line: it gives
 * way to its base letter, or to a question mark. The true minus becomes a plain one.
 */
export function printable(text: string): string {
  return withPlainMinus(text)
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\x20-\x7E\u00A1-\u00FF…–—‘’“”•€]/gu, (letter) => {
      const base = letter.normalize('NFD').charAt(0)
      return /[A-Za-z]/.test(base) ? base : '?'
    })
}
