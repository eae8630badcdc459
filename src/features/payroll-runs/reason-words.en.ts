import type { FaultCode, FaultShape } from '#domain/cfdi/fault-words.es.ts'
import { fileFaultWords } from '#domain/cfdi/file-fault-words.en.ts'
import type { StoppedCode, WaitingCode } from '#domain/cfdi/file-fault-words.es.ts'
import { type ReasonWords, reasonSentence } from '#domain/cfdi/reason-sentence.ts'
import type { CodedText, CodedFault } from './coded-text.ts'

type Words<Code extends string> = Record<Code, ReasonWords[string]>

const shapes: Record<FaultShape, string> = {
  rfc: 'an RFC',
  curp: 'a CURP',
  nss: 'a social security number',
  uuid: 'a fiscal folio (UUID)',
  certificate: 'a certificate number of 20 digits',
  seal: 'a seal in base 64',
  code2: 'a code of 2 digits',
  code3: 'a code of 3 digits',
  number: 'an employee number',
}

/** English version of fault-words.es.ts; quotes from the document are not translated. */
const faults: Words<FaultCode> = {
  missing: 'The element is missing.',
  tooMany: (count) => `It may come only once and comes ${count} times.`,
  missingAttribute: 'The attribute is missing.',
  notPayroll: 'It is no payroll receipt: TipoDeComprobante has to be N.',
  version: (found, wanted) => `The version is ${found}, and only ${wanted} is read.`,
  formerVersion: 'It is of a former version: only CFDI 4.0 with nómina 1.2 is read.',
  notCfdi: 'It is neither a CFDI 4.0 nor an answer to a cancellation.',
  severalPeople: 'Its payroll complements are of different people.',
  notStamped: 'It is not stamped: the TimbreFiscalDigital is missing.',
  badAmount: 'It is no amount in pesos with two decimals.',
  tooMuch: 'The amount is too large.',
  badDate: 'It is no date YYYY-MM-DD that exists.',
  badInstant: 'It is no date and time YYYY-MM-DDThh:mm:ss that exists.',
  badDays: 'It is no number of days with three decimals at most.',
  badCount: 'It is no whole number.',
  badShape: (shape = '') => `It does not look like ${shapes[shape as FaultShape] ?? shape}.`,
  badKind: 'The value has to be O (ordinary) or E (extraordinary).',
  tooLong: (most) => `It has more than ${most} letters.`,
  emptyAttribute: 'It is empty.',
  unknownCode: (code) => `The code ${code} is not in the SAT’s list that the portal knows.`,
  datesTurned: 'The period ends before it begins.',
  otherSeal: 'The seal of the stamp is not that of the document.',
  replacesItself: 'The receipt replaces itself.',
  tooManyReplaced: (most) => `It replaces more than ${most} receipts.`,
  notPesos: 'The currency has to be MXN.',
  sum: (says, makes) => `It says ${says}, and its parts make ${makes}.`,
  sumMissing: (makes) => `The total is missing; its parts make ${makes}.`,
}

const waiting: Words<WaitingCode> = {
  person: 'There is nobody with that employee number.',
  identity: 'RFC or CURP are not those of the person with that number.',
  noCurp: 'The portal has no CURP of theirs: add it with Import people.',
  company: 'The person with that number is of another company.',
  period: 'That period has 26 receipts, neither replaced nor cancelled.',
}

const stopped: Words<StoppedCode> = {
  failed: 'The reading broke off several times. Go on later, or divide the file.',
}

export function englishFault({ texto, clave = '', valores = [] }: CodedFault): string {
  return reasonSentence(faults, clave, valores) ?? reasonSentence(fileFaultWords, clave, valores) ?? texto
}

/** Translates "línea N"; other places are element names of the document and stay as they are. */
export function englishPlace({ lugar, valores = [] }: CodedFault): string {
  return lugar.startsWith('línea ') && valores[0] !== undefined ? `line ${valores[0]}` : lugar
}

export function englishRunReason({ motivo, motivoClave = '' }: CodedText): string {
  return reasonSentence(fileFaultWords, motivoClave) ?? reasonSentence(stopped, motivoClave) ?? motivo
}

export function englishWaiting({ motivo, motivoClave = '' }: CodedText): string {
  return reasonSentence(waiting, motivoClave) ?? motivo
}
