/**
 * Check digits of CURP, RFC and NSS, and construction of CURP and RFC from personal data. RENAPO, SAT and IMSS
 * assign the real ids; constructed ids serve invented people only.
 */

export interface NamedPerson {
  firstName: string
  paternalName: string
  /** '' without one. */
  maternalName: string
  /** YYYY-MM-DD. */
  birthDate: string
}

export interface CurpPerson extends NamedPerson {
  sex: 'H' | 'M'
  /** Two-letter state of birth: CL Coahuila, NL Nuevo León, NE born abroad … */
  state: string
  /** Position 17: a digit for births before 2000, a letter for later births. */
  differentiator: string
}

const curpAlphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const rfcAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const homoclaveAlphabet = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ'

/** Offensive words that four initials must not form: the RFC's list, and the CURP's additions. */
const rfcWords = (
  'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA ' +
  'KAGO KAKA KOGE KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN'
).split(' ')
const curpWords = rfcWords.concat(
  (
    'BACA BAKA COGI COLA FALO GETA GUEI JETA KAKO KOGI KOJA KOJE KOJI KOLA LILO LOCA LOCO LOKA LOKO MIAR MOKO MULO ' +
    'NACA NACO PIPI PITO POPO ROBA ROBE ROBO SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
  ).split(' '),
)

const particles = new Set('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y'.split(' '))
const commonFirstNames = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J'])

/** Converts to upper case without accents, keeping Ñ and dropping other signs: "Núñez  Peña" → "NUÑEZ PEÑA". */
function plainLetters(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('Ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'Ñ')
    .replace(/[^A-ZÑ ]/g, '')
    .trim()
    .replace(/ +/g, ' ')
}

/** Returns the first word that is no particle: "DE LA TORRE" → "TORRE". */
function significantWord(name: string): string {
  const words = plainLetters(name).split(' ')
  return words.find((word) => !particles.has(word)) ?? words.at(-1) ?? ''
}

function significantFirstName(firstName: string): string {
  const words = plainLetters(firstName)
    .split(' ')
    .filter((word) => !particles.has(word))
  const second = words[1]
  return second && commonFirstNames.has(words[0] ?? '') ? second : (words[0] ?? '')
}

function innerLetter(word: string, kind: RegExp): string {
  const found =
    word
      .slice(1)
      .split('')
      .find((letter) => kind.test(letter)) ?? 'X'
  return found === 'Ñ' ? 'X' : found
}

const vowel = /[AEIOU]/
const consonant = /[^AEIOU]/

function dateDigits(date: string): string {
  return date.replaceAll('-', '').slice(2, 8)
}

/** Computes digit 18 of a CURP from its first 17 characters. @throws RangeError on an invalid character */
export function curpCheckDigit(curp: string): string {
  let sum = 0
  for (let place = 0; place < 17; place++) sum += valueIn(curpAlphabet, curp, place) * (18 - place)
  return String((10 - (sum % 10)) % 10)
}

export function isCurpCheckDigitRight(curp: string): boolean {
  return /^[0-9A-ZÑ]{17}\d$/.test(curp) && curpCheckDigit(curp) === curp[17]
}

function curpHead({ paternalName, maternalName, firstName }: Omit<NamedPerson, 'birthDate'>): string {
  const paternal = significantWord(paternalName)
  const maternal = significantWord(maternalName)
  const first = significantFirstName(firstName)
  const initial = (word: string) => (word[0] ?? 'X').replace('Ñ', 'X')
  const head = initial(paternal) + innerLetter(paternal, vowel) + initial(maternal) + initial(first)
  return curpWords.includes(head) ? `${head[0]}X${head.slice(2)}` : head
}

/**
 * Whether the first letters of a CURP fit a name. The order of surnames and given names is unknown, so every
 * split of the words is tried. True for a name of one word, which cannot be checked.
 */
export function isCurpOfName(curp: string, name: string): boolean {
  const words = plainLetters(name).split(' ')
  if (words.length < 2) return true
  const head = curp.slice(0, 4)
  const part = (from: number, to?: number) => words.slice(from, to).join(' ')
  const isHead = (paternalName: string, maternalName: string, firstName: string) =>
    curpHead({ paternalName, maternalName, firstName }) === head
  return words.some((_, one) =>
    words.some((__, two) => {
      if (one === 0 || two < one) return false
      // Equal indexes mean a single surname.
      if (two === one) return isHead(part(one), '', part(0, one)) || isHead(part(0, one), '', part(one))
      return (
        isHead(part(one, two), part(two), part(0, one)) || isHead(part(0, one), part(one, two), part(two))
      )
    }),
  )
}

/** Builds all 18 characters (DOF, instructions for the CURP). */
export function buildCurp(person: CurpPerson): string {
  const paternal = significantWord(person.paternalName)
  const maternal = significantWord(person.maternalName)
  const first = significantFirstName(person.firstName)
  const head = curpHead(person)
  const tail = [paternal, maternal, first].map((word) => innerLetter(word, consonant)).join('')
  const body = head + dateDigits(person.birthDate) + person.sex + person.state + tail + person.differentiator
  return body + curpCheckDigit(body)
}

/**
 * Computes an RFC's last character from the characters before it: 12 for a person, 11 for a company.
 * @throws RangeError on an invalid character
 */
export function rfcCheckDigit(rfc: string): string {
  const isCompany = /^.{3}\d{6}/.test(rfc)
  const body = isCompany ? ` ${rfc.slice(0, 11)}` : rfc.slice(0, 12)
  let sum = 0
  for (let place = 0; place < 12; place++) sum += valueIn(rfcAlphabet, body, place) * (13 - place)
  const rest = sum % 11
  if (rest === 0) return '0'
  return rest === 1 ? 'A' : String(11 - rest)
}

export function isRfcCheckDigitRight(rfc: string): boolean {
  return /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{2}[0-9A]$/.test(rfc) && rfcCheckDigit(rfc) === rfc.at(-1)
}

/** Computes the two characters that distinguish namesakes, from the full name (SAT, annexes 1 and 2). */
function homoclave(person: NamedPerson): string {
  const name = plainLetters(`${person.paternalName} ${person.maternalName} ${person.firstName}`)
  const digits = `0${name.split('').map(homoclaveValue).join('')}`
  let sum = 0
  for (let place = 0; place + 1 < digits.length; place++) {
    sum += Number(digits.slice(place, place + 2)) * Number(digits[place + 1])
  }
  const rest = sum % 1000
  return `${homoclaveAlphabet[Math.floor(rest / 34)]}${homoclaveAlphabet[rest % 34]}`
}

function homoclaveValue(letter: string): string {
  if (letter === ' ') return '00'
  if (letter === 'Ñ') return '40'
  const index = letter.charCodeAt(0) - 65
  if (index < 9) return String(11 + index)
  return String(index < 18 ? 12 + index : 14 + index)
}

export function buildRfc(person: NamedPerson): string {
  const paternal = significantWord(person.paternalName)
  const maternal = significantWord(person.maternalName)
  const first = significantFirstName(person.firstName)
  let head: string
  if (paternal === '' || maternal === '') head = (paternal || maternal).slice(0, 2) + first.slice(0, 2)
  else if (paternal.length < 3) head = `${paternal[0]}${maternal[0]}${first.slice(0, 2)}`
  else head = `${paternal[0]}${innerLetter(paternal, vowel)}${maternal[0]}${first[0]}`
  if (rfcWords.includes(head)) head = `${head.slice(0, 3)}X`
  const body = head + dateDigits(person.birthDate) + homoclave(person)
  return body + rfcCheckDigit(body)
}

/**
 * Computes digit 11 of an NSS from its first ten (Luhn).
 * @throws RangeError if a character is no digit
 */
export function nssCheckDigit(nss: string): string {
  let sum = 0
  for (let place = 0; place < 10; place++) {
    const product = valueIn('0123456789', nss, place) * (place % 2 === 0 ? 1 : 2)
    sum += product > 9 ? product - 9 : product
  }
  return String((10 - (sum % 10)) % 10)
}

export function isNssCheckDigitRight(nss: string): boolean {
  return /^\d{11}$/.test(nss) && nssCheckDigit(nss) === nss[10]
}

function valueIn(alphabet: string, text: string, place: number): number {
  const letter = text[place] ?? ''
  const value = letter === '' ? -1 : alphabet.indexOf(letter)
  if (value < 0) throw new RangeError(`character ${place + 1} is not valid here`)
  return value
}
