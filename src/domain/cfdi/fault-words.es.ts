/**
 * Sentences for payroll staff about a rejected or doubtful document, by fault code. The SAT's own names stay
 * untranslated in every language.
 */
export const faultWords = {
  missing: 'Falta el elemento.',
  tooMany: (count: string) => `Debe venir una sola vez y viene ${count} veces.`,
  missingAttribute: 'Falta el atributo.',
  notPayroll: 'No es un recibo de nómina: TipoDeComprobante debe ser N.',
  version: (found: string, wanted: string) => `La versión es ${found} y solo se lee la ${wanted}.`,
  formerVersion: 'Es de una versión anterior del estándar: solo se leen CFDI 4.0 con nómina 1.2.',
  notCfdi: 'No es un CFDI 4.0 ni un acuse de cancelación.',
  severalPeople: 'Sus complementos de nómina son de personas distintas.',
  notStamped: 'No está timbrado: falta el TimbreFiscalDigital.',
  badAmount: 'No es un importe en pesos con dos decimales.',
  tooMuch: 'El importe es demasiado grande.',
  badDate: 'No es una fecha AAAA-MM-DD que exista.',
  badInstant: 'No es una fecha con hora AAAA-MM-DDThh:mm:ss que exista.',
  badDays: 'No es un número de días con tres decimales como máximo.',
  badCount: 'No es un número entero.',
  badShape: (shape: string) => `No tiene el formato de ${shapeWords[shape as FaultShape]}.`,
  badKind: 'El valor debe ser O (ordinaria) o E (extraordinaria).',
  tooLong: (most: string) => `Tiene más de ${most} letras.`,
  emptyAttribute: 'Está vacío.',
  unknownCode: (code: string) => `La clave ${code} no está en el catálogo del SAT que conoce el portal.`,
  codeNotInForce: (code: string, date: string) =>
    `La clave ${code} no estaba vigente el ${date} en el catálogo del SAT.`,
  datesTurned: 'El periodo termina antes de empezar.',
  otherSeal: 'El sello del timbre no es el del comprobante.',
  sealWrong: 'El sello no corresponde al contenido: pide el XML original.',
  otherCertificate: 'No es el número del certificado que trae el XML.',
  otherHolder: 'El certificado que trae el XML es de otro RFC.',
  certificateNotValid: 'El certificado que trae el XML no estaba vigente ese día.',
  replacesItself: 'El recibo se sustituye a sí mismo.',
  tooManyReplaced: (most: string) => `Sustituye a más de ${most} recibos.`,
  notCancelled: (state: string) => `El SAT respondió "${state}": el recibo sigue vigente.`,
  notPesos: 'La moneda debe ser MXN.',
  sum: (says: string, makes: string) => `Dice ${says} y sus partes suman ${makes}.`,
  sumMissing: (makes: string) => `Falta el total; sus partes suman ${makes}.`,
}

const shapeWords = {
  rfc: 'un RFC',
  curp: 'una CURP',
  nss: 'un número de seguridad social',
  uuid: 'un folio fiscal (UUID)',
  certificate: 'un número de certificado de 20 dígitos',
  seal: 'un sello en base 64',
  code2: 'una clave de 2 dígitos',
  code3: 'una clave de 3 dígitos',
  number: 'un número de empleado',
}

export type FaultCode = keyof typeof faultWords
export type FaultShape = keyof typeof shapeWords
