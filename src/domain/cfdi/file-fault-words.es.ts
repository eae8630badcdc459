export const fileFaultWords = {
  tooLarge: 'Es demasiado grande para un recibo.',
  encoding: 'No está escrito en UTF-8.',
  doctype: 'Trae un DOCTYPE, y un CFDI no lleva ninguno.',
  instruction: 'Trae una instrucción que un CFDI no lleva.',
  malformed: 'El XML está dañado o incompleto.',
  heavy: 'Trae demasiados elementos, niveles o letras para un recibo.',
  neither: 'El archivo no es un XML, un PDF ni un ZIP.',
  zipBroken: 'El ZIP está dañado o esconde algo.',
  zipTooMany: 'El ZIP trae demasiados archivos.',
  zipPath: 'El ZIP trae un archivo que apunta fuera de su carpeta.',
  zipLink: 'El ZIP trae un enlace en lugar de un archivo.',
  zipLocked: 'El ZIP tiene contraseña.',
  zipMethod: 'El ZIP está comprimido de un modo que el portal no lee.',
  zipBomb: 'El ZIP crece demasiado al abrirlo.',
  zipOverlap: 'El ZIP trae archivos encimados.',
  zipLies: 'Los datos del ZIP no coinciden con uno de sus archivos.',
  zipDamaged: 'Llegó dañado dentro del ZIP: súbelo otra vez.',
  entryLink: 'Es un enlace, no un archivo: no se abrió.',
  entryLocked: 'Tiene contraseña dentro del ZIP: súbelo sin ella.',
  entryMethod: 'Está comprimido de un modo que el portal no lee: súbelo aparte.',
  empty: 'El archivo está vacío.',
  large: 'El archivo pasa de 256 MB: súbelo en partes.',
  gone: 'El archivo ya no está guardado: súbelo otra vez.',
  revoked: 'Su llave se revocó antes de leerlo todo: mándalo con otra.',
  unreadable: 'El portal no tiene permiso para leerlo, o no es un archivo.',
  paperLarge: 'El PDF pasa de 2 MB: se muestra el recibo del portal.',
  paperHeavy: 'El PDF crece demasiado al abrirlo: no se guardó.',
  paperOther: 'No es un PDF, o trae algo más: no se guardó.',
  paperLocked: 'El PDF tiene contraseña: no se guardó.',
  paperActive: 'El PDF trae acciones o archivos adentro: no se guardó.',
  paperBroken: 'El PDF está dañado: no se guardó.',
  paperInfected: 'El PDF trae un virus: no se guardó.',
  zipNested: 'Es un archivo comprimido dentro del ZIP: súbelo por separado.',
  foreignReplaced: (uuid: string) =>
    `Dice que sustituye al recibo ${uuid}, que es de otra persona o empresa.`,
  paperWaits: 'Falta el recibo de este PDF: lo guardamos 30 días.',
  paperUnknown: 'El nombre del PDF no dice de qué recibo es: se guarda 30 días.',
  otherPaper: 'Este recibo ya tiene otro PDF: se conserva el primero.',
  otherContent: 'Ya hay un recibo con este folio fiscal y otro contenido: se conserva el primero.',
}

export const waitingWords = {
  person: 'No hay ninguna persona con ese número de empleado.',
  identity: 'El RFC o la CURP no son los de la persona con ese número.',
  noCurp: 'El portal no tiene su CURP: se agrega con Importar personas.',
  company: 'La persona con ese número es de otra empresa.',
  period: 'Ese periodo ya tiene 26 recibos vigentes.',
  deceased: 'El RFC es genérico: así se timbra el último recibo de una persona fallecida.',
  sameCurp: 'El RFC es genérico y varias personas tienen esa CURP: corrígela con Importar personas.',
}

export const stoppedWords = {
  failed: 'La lectura se cortó varias veces. Sigue más tarde o divide el archivo.',
}

export type FileFaultCode = keyof typeof fileFaultWords
export type WaitingCode = keyof typeof waitingWords
export type StoppedCode = keyof typeof stoppedWords
