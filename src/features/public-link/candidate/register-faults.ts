import { isMail } from '#domain/text/mail-address.ts'
import { PASSWORD_MIN, passwordProblem } from '#domain/identity/password.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'
import type { CandidateInput } from './candidate-input.ts'

export type RegisterField = 'curp' | 'mail' | 'password' | 'repeated' | 'accepts'
export interface RegisterFault {
  field: RegisterField
  text: string
}

export type RegisterValues = Omit<CandidateInput, 'comment' | 'mail'> & { mail: string }

export function curpOf(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** @param isCurp null while loading; the server then checks the CURP */
export function registerFaults(
  { curp, mail, password, repeated, accepts }: RegisterValues,
  isCurp: ((curp: string) => boolean) | null,
  words: Translation<typeof es>['register']['faults'],
): RegisterFault[] {
  const code = curpOf(curp)
  const problem = passwordProblem(password, '', code)
  const found: [RegisterField, string | null][] = [
    ['curp', curpFault(code, isCurp, words)],
    ['mail', mail.trim() === '' ? words.noMail : isMail(mail.trim()) ? null : words.mail],
    ['password', problem === null ? null : problem === 'too-long' ? words.long : words.short(PASSWORD_MIN)],
    ['repeated', password === repeated ? null : words.repeat],
    ['accepts', accepts ? null : words.accepts],
  ]
  return found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
}

function curpFault(
  code: string,
  isCurp: ((curp: string) => boolean) | null,
  words: Translation<typeof es>['register']['faults'],
): string | null {
  if (code === '') return words.noCurp
  if (Array.from(code).length !== 18) return words.curpLength
  return isCurp === null || isCurp(code) ? null : words.curpWrong
}
