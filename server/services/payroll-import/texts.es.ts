import { faultWords } from '#domain/cfdi/fault-words.es.ts'
import { fileFaultWords, waitingWords } from '#domain/cfdi/file-fault-words.es.ts'
import { reasonSentence } from '#domain/cfdi/reason-sentence.ts'

const notRead = 'No se pudo leer.'

export const importTexts = {
  line: (line: number) => `línea ${line}`,
  problemOf: (problem: string) => reasonSentence(fileFaultWords, problem) ?? notRead,
  faultOf: (code: string, values: readonly string[]) =>
    reasonSentence(faultWords, code, values) ?? reasonSentence(fileFaultWords, code, values) ?? notRead,
  usage: 'Uso: npm run import:payroll -- ARCHIVO.xml|ARCHIVO.zip',
  unreadable: (file: string) => `No se puede leer ${file}.`,
  progress: (done: number) => `${done} documentos…`,
  again: 'Este archivo ya se había importado: no cambió nada.',
  unfinished: 'La lectura se cortó. Lo ya importado se conserva; repite con el mismo archivo.',
  refusedWhole: (why: string) => `El archivo no se aceptó: ${why}`,
  sum: (counts: {
    taken: number
    waiting: number
    known: number
    superseded: number
    cancellations: number
    refused: number
    papers: number
    noReceipts: number
  }) =>
    [
      `${counts.taken} recibos importados`,
      `${counts.waiting} en espera`,
      `${counts.known} ya estaban`,
      `${counts.superseded} sustituidos o cancelados`,
      `${counts.cancellations} acuses`,
      `${counts.refused} rechazados`,
      ...(counts.papers > 0 ? [`${counts.papers} PDF`] : []),
      ...(counts.noReceipts > 0 ? [`${counts.noReceipts} no son recibos`] : []),
    ].join(' · '),
  unprovenSeals: (count: number) =>
    count === 1
      ? 'El sello de 1 recibo no se pudo comprobar.'
      : `El sello de ${count} recibos no se pudo comprobar.`,
  fault: (document: string, place: string, text: string) =>
    [document || 'XML', place, text].filter(Boolean).join(' · '),
  sumAway: 'El total no es la suma de sus partes.',
  letter: (isWrong: boolean) => (isWrong ? 'Nómina importada con rechazos: revísala' : 'Nómina importada'),
  noRun: 'Esa importación no existe.',
  noFile: 'El archivo ya no está guardado. Pídelo a quien lo mandó.',
  noDocument: 'Ese documento no se puede descargar.',
  done: 'Esta importación ya terminó.',
  noKey: 'Esa llave no existe.',
  keyNeedsRole: 'Para esta llave necesitas también el rol de nómina.',
  keyKnown: 'Ya hay una llave activa con ese nombre.',
  noKind: 'Esta llave no sirve para ese tipo de archivo.',
  keyTooOften: 'Esta llave mandó demasiados archivos. Intenta más tarde.',
  notToConfirm: 'Ese recibo ya no espera tu confirmación.',
  otherPerson: 'Los datos de esa persona cambiaron: revísalos y toca Intentar ahora.',
  fullPeriod: waitingWords.period,
  noXml: 'El XML de este recibo no está en el portal.',
  /** Suffix of a line's name if one receipt pays several periods. withoutPart() recognizes the suffix. */
  part: (isOrdinary: boolean, start: string, end: string) =>
    isOrdinary ? `${start} al ${end}` : 'extraordinario',
  xmlName: (endDate: string) => `recibo_${endDate}.xml`,
}
