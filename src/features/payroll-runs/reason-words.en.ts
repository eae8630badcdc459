import type { FaultCode, FaultShape } from '#domain/cfdi/fault-words.es.ts'
import type { FileFaultCode, StoppedCode, WaitingCode } from '#domain/cfdi/file-fault-words.es.ts'
import { type ReasonWords, reasonSentence } from '#domain/cfdi/reason-sentence.ts'
import type { Told, ToldFault } from './told.ts'

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

/** As fault-words.es.ts; what stands in the document stays in its own words. */
const faults: Words<FaultCode> = {
  missing: 'The element is missing.',
  tooMany: (count) => `It may come only once and comes ${count} times.`,
  missingAttribute: 'The attribute is missing.',
  notPayroll: 'It is no payroll receipt: TipoDeComprobante has to be N.',
  version: (found, wanted) => `The version is ${found}, and only ${wanted} is read.`,
  formerVersion: 'It is of a former version: only CFDI 4.0 with nómina 1.2 is read.',
  notCfdi: 'It is neither a CFDI 4.0 nor an answer to a cancellation.',
  twoComplements: 'It has two payroll complements: each receipt has one.',
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

/** As file-fault-words.es.ts. */
const fileFaults: Words<FileFaultCode> = {
  tooLarge: 'It is larger than any receipt.',
  encoding: 'It is not written in UTF-8.',
  doctype: 'It has a DOCTYPE, and no CFDI has one.',
  instruction: 'It has an instruction that no CFDI has.',
  malformed: 'It is no well-formed XML.',
  heavy: 'It has more elements, levels or letters than any receipt.',
  neither: 'The file is no XML, PDF or ZIP.',
  zipBroken: 'The ZIP is damaged or hides something.',
  zipTooMany: 'The ZIP has too many files.',
  zipPath: 'The ZIP has a name that leads out of its folder.',
  zipLink: 'The ZIP has a link in place of a file.',
  zipLocked: 'The ZIP has a password.',
  zipMethod: 'The ZIP is packed in a way that the portal does not read.',
  zipBomb: 'The ZIP becomes enormous when it is opened.',
  zipOverlap: 'The ZIP has files that lie on each other.',
  zipLies: 'The ZIP says something of a file that is not so.',
  empty: 'The file is empty.',
  large: 'The file is over 256 MB: send it in parts.',
  gone: 'The file is no longer kept: send it again.',
  revoked: 'Its key was revoked before all of it was read: send it with another one.',
  unreadable: 'The portal’s account can’t read it, or it is no file.',
  paperLarge: 'The PDF is over 2 MB: the portal’s own receipt is shown.',
  paperHeavy: 'The PDF becomes enormous when it is opened: it was not kept.',
  paperOther: 'It is no PDF, or more than a PDF: it was not kept.',
  paperLocked: 'The PDF has a password: it was not kept.',
  paperActive: 'The PDF has actions or files in it: it was not kept.',
  paperBroken: 'The PDF is damaged: it was not kept.',
  paperInfected: 'The PDF has a virus: it was not kept.',
  zipNested: 'It is a packed file inside the ZIP: send it by itself.',
  foreignReplaced: (uuid) => `It says that it replaces ${uuid}, which is of another person or company.`,
  paperWaits: 'This PDF has no receipt: it is kept for 30 days until one comes.',
  paperUnknown: 'The PDF’s name does not say whose receipt it is: it is kept for 30 days.',
  otherPaper: 'This receipt has another PDF already: the first one stays.',
  otherContent: 'There is a receipt with this folio and other content: the first one stays.',
}

const waiting: Words<WaitingCode> = {
  person: 'There is nobody with that employee number.',
  identity: 'RFC or CURP are not those of the person with that number.',
  company: 'The person with that number is of another company.',
  period: 'That period has another receipt, neither replaced nor cancelled.',
}

const stopped: Words<StoppedCode> = {
  failed: 'The reading broke off several times. Go on later, or divide the file.',
}

export function englishFault({ texto, clave = '', valores = [] }: ToldFault): string {
  return reasonSentence(faults, clave, valores) ?? reasonSentence(fileFaults, clave, valores) ?? texto
}

/** An element of the document has no other name; its line has. */
export function englishPlace({ lugar, valores = [] }: ToldFault): string {
  return lugar.startsWith('línea ') && valores[0] !== undefined ? `line ${valores[0]}` : lugar
}

export function englishRunReason({ motivo, motivoClave = '' }: Told): string {
  return reasonSentence(fileFaults, motivoClave) ?? reasonSentence(stopped, motivoClave) ?? motivo
}

export function englishWaiting({ motivo, motivoClave = '' }: Told): string {
  return reasonSentence(waiting, motivoClave) ?? motivo
}
