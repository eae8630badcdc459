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
  uuid: 'a tax folio (UUID)',
  certificate: 'a 20-digit certificate number',
  seal: 'a seal in base 64',
  code2: 'a 2-digit code',
  code3: 'a 3-digit code',
  number: 'an employee number',
}

/** English version of fault-words.es.ts. Quotes from the document stay unchanged. */
const faults: Words<FaultCode> = {
  missing: 'The element is missing.',
  tooMany: (count) => `It should appear only once but appears ${count} times.`,
  missingAttribute: 'The attribute is missing.',
  notPayroll: 'It isn’t a payslip: TipoDeComprobante must be N.',
  version: (found, wanted) => `The version is ${found}, but only ${wanted} is read.`,
  formerVersion: 'It’s an earlier version of the standard: only CFDI 4.0 with nómina 1.2 is read.',
  notCfdi: 'It isn’t a CFDI 4.0 or a cancellation receipt.',
  severalPeople: 'Its payroll complements are for different people.',
  notStamped: 'It isn’t stamped: the TimbreFiscalDigital is missing.',
  badAmount: 'It isn’t an amount in pesos with two decimals.',
  tooMuch: 'The amount is too large.',
  badDate: 'It isn’t a valid date (YYYY-MM-DD).',
  badInstant: 'It isn’t a valid date and time (YYYY-MM-DDThh:mm:ss).',
  badDays: 'It isn’t a number of days with at most three decimals.',
  badCount: 'It isn’t a whole number.',
  badShape: (shape = '') => `It doesn’t look like ${shapes[shape as FaultShape] ?? shape}.`,
  badKind: 'The value must be O (ordinary) or E (extraordinary).',
  tooLong: (most) => `It has more than ${most} letters.`,
  emptyAttribute: 'It’s empty.',
  unknownCode: (code) => `Code ${code} isn’t in the SAT catalog the portal knows.`,
  codeNotInForce: (code, date) => `Code ${code} wasn’t in force on ${date} in the SAT catalog.`,
  datesTurned: 'The period ends before it begins.',
  otherSeal: 'The stamp’s seal isn’t the document’s seal.',
  sealWrong: 'The seal doesn’t match the content: ask for the original XML.',
  otherCertificate: 'It isn’t the number of the certificate in the XML.',
  otherHolder: 'The certificate in the XML is from another RFC.',
  certificateNotValid: 'The certificate in the XML wasn’t valid on that day.',
  replacesItself: 'The payslip replaces itself.',
  tooManyReplaced: (most) => `It replaces more than ${most} payslips.`,
  notCancelled: (state) => `The SAT answered "${state}": the payslip stays valid.`,
  notPesos: 'The currency must be MXN.',
  sum: (says, makes) => `It says ${says}, but its parts add up to ${makes}.`,
  sumMissing: (makes) => `The total is missing; its parts add up to ${makes}.`,
}

const waiting: Words<WaitingCode> = {
  person: 'There’s nobody with that employee number.',
  identity: 'The RFC or CURP doesn’t match the person with that number.',
  noCurp: 'The portal doesn’t have their CURP: add it with Import people.',
  company: 'The person with that number is from another company.',
  period: 'That period already has 26 valid payslips.',
  deceased: 'The RFC is generic: it’s how a deceased person’s last payslip is stamped.',
  sameCurp: 'The RFC is generic and several people have that CURP: correct it with Import people.',
}

const stopped: Words<StoppedCode> = {
  failed: 'The reading was interrupted several times. Continue later or split the file.',
}

export function englishFault({ texto, clave = '', valores = [] }: CodedFault): string {
  return reasonSentence(faults, clave, valores) ?? reasonSentence(fileFaultWords, clave, valores) ?? texto
}

/** Translates "línea N". Any other place is the name of an element and stays unchanged. */
export function englishPlace({ lugar, valores = [] }: CodedFault): string {
  return lugar.startsWith('línea ') && valores[0] !== undefined ? `line ${valores[0]}` : lugar
}

export function englishRunReason({ motivo, motivoClave = '' }: CodedText): string {
  return reasonSentence(fileFaultWords, motivoClave) ?? reasonSentence(stopped, motivoClave) ?? motivo
}

export function englishWaiting({ motivo, motivoClave = '' }: CodedText): string {
  return reasonSentence(waiting, motivoClave) ?? motivo
}
