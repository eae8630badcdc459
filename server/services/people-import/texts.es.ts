import { columnName } from '#domain/people-import/fields.ts'

/** Why a file is not read: by the file process's own code. */
const problems: Readonly<Record<string, string>> = {
  neither: 'El archivo no es de Excel ni CSV.',
  oldBook: 'Es un Excel antiguo o con contraseña. Guárdalo como .xlsx sin contraseña.',
  bookBroken: 'El archivo de Excel está dañado o esconde algo.',
  bookLocked: 'El archivo de Excel tiene contraseña.',
  bookBomb: 'El archivo de Excel se hace enorme al abrirlo.',
  heavy: 'El archivo trae demasiado. Divídelo en dos.',
  tooManyRows: 'El archivo trae más de 50,000 filas. Divídelo.',
  tooManyColumns: 'El archivo trae más de 60 columnas. Quita las que sobran.',
  longCell: 'Una celda trae más de 500 letras.',
  openQuote: 'Unas comillas se abren y no se cierran.',
  empty: 'El archivo no trae filas.',
  headings: 'No encontramos los títulos de las columnas.',
  tooLarge: 'El archivo pesa más de 11 MB.',
  unreadable: 'La cuenta del portal no puede leerlo, o no es un archivo.',
  gone: 'El archivo ya no está guardado: mándalo otra vez.',
}

interface OpeningLetter {
  name: string
  number: string
  password: string
  /** Of the portal. */
  address: string
  until: string
}

export const importTexts = {
  problemOf: (problem: string) => problems[problem] ?? 'No se pudo leer.',
  notData: 'El archivo no llegó completo. Intenta otra vez.',
  busy: 'Hay una importación en curso. Termínala o descártala primero.',
  gone: 'Ese archivo ya no está. Súbelo otra vez.',
  notReady: 'El archivo todavía se revisa.',
  running: 'La importación ya empezó.',
  notRunning: 'La importación no está en curso.',
  nothing: 'No hay filas por importar.',
  confirm: (leavers: number) => `Escribe ${leavers} para confirmar las bajas.`,
  missingColumn: 'Elige la columna del número y la del nombre.',
  doubledColumn: 'Dos columnas dicen ser lo mismo.',
  columnCount: 'El archivo trae otras columnas.',
  noErrors: 'No hay filas con error.',
  /** Reason of a closed account, by which a file may open it again; never renamed. */
  leaverReason: 'Baja en el archivo de personas',
  folderSource: 'Carpeta',
  /** Why a file that came by itself waits for an administrator. */
  waitsFor: {
    columns: 'No es seguro qué es cada columna: elígelas en Importar personas.',
    leavers: 'Más del 5 % saldría: confirma las bajas en Importar personas.',
    author: 'Nadie que administre responde por el archivo: impórtalo en Importar personas.',
  },
  letter: (state: string, isWrong: boolean) =>
    state === 'rechazada'
      ? 'Archivo de personas rechazado'
      : state !== 'terminada'
        ? 'Un archivo de personas espera a un administrador'
        : isWrong
          ? 'Personas importadas con errores: revísalas'
          : 'Personas importadas',
  sum: (counts: {
    nuevas: number
    cambian: number
    bajas: number
    regresan: number
    iguales: number
    errores: number
  }) =>
    [
      `${counts.nuevas} nuevas`,
      `${counts.cambian} con cambios`,
      `${counts.bajas} bajas`,
      `${counts.regresan} regresan`,
      `${counts.iguales} sin cambios`,
      `${counts.errores} con error`,
    ].join(' · '),
  noJob: 'SIN PUESTO',
  /** Heading of the column of our own file of errors. */
  errorHeading: 'Qué corregir',
  errorAt: (column: number, row: number, sentence: string) =>
    `${column < 0 ? `Fila ${row}` : `${columnName(column)}${row}`}: ${sentence}`,
  errorFile: (file: string) => `errores-${file.replace(/\.[^.]*$/, '').slice(0, 80)}.csv`,
  slipsFile: (department: string) => `talones-${department.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`,
  noSlips: 'Nadie de ese departamento espera contraseña.',
  noLetters: 'Nadie de ese departamento espera un correo.',
  noMail: 'Este servidor no envía correos. Imprime los talones.',
  openingSubject: 'Tu entrada al portal',
  openingLetter: ({ name, number, password, address, until }: OpeningLetter) =>
    [
      `Hola, ${name}:`,
      '',
      `Entra en ${address} con tu número y esta contraseña.`,
      '',
      `Número: ${number}`,
      `Contraseña de una vez: ${password}`,
      '',
      `Sirve una vez, hasta el ${until}. Al entrar eliges la tuya.`,
      'Si te llega otro correo igual, usa el más nuevo.',
      'Si no esperabas este correo, avisa a recursos humanos.',
    ].join('\n'),
} as const
