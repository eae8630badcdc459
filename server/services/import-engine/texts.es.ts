/** Reasons why a file cannot be read, by code of the file worker. */
export const problems: Readonly<Record<string, string>> = {
  neither: 'El archivo no es de Excel ni CSV.',
  oldBook: 'Es un Excel antiguo o con contraseña. Guárdalo como .xlsx sin contraseña.',
  page: 'Es una página web con nombre de Excel. Ábrela en Excel y guárdala como .xlsx.',
  xmlBook: 'Es una hoja XML. Ábrela en Excel y guárdala como .xlsx.',
  otherXml: 'Es un archivo XML, no una hoja. Guarda la lista como .xlsx.',
  receipt: 'Es un recibo timbrado (CFDI). Súbelo en Importar nómina.',
  binaryBook: 'Es un Excel binario (.xlsb). Guárdalo como .xlsx.',
  numbers: 'Es una hoja de Numbers. Expórtala como .xlsx.',
  document: 'Es un documento, no una hoja. Guarda la lista como .xlsx.',
  archive: 'Es un ZIP. Ábrelo y sube la hoja que trae.',
  openDocument: 'Es una hoja de OpenDocument (.ods). Guárdala como .xlsx.',
  bookBroken: 'El archivo de Excel está dañado o esconde algo.',
  bookLocked: 'El archivo de Excel tiene contraseña.',
  bookBomb: 'El archivo de Excel crece demasiado al abrirlo.',
  heavy: 'El archivo trae demasiados datos. Divídelo en dos.',
  tooManyRows: 'El archivo trae más de 50,000 filas. Divídelo.',
  tooManyColumns: 'El archivo trae más de 60 columnas. Quita las que sobran.',
  openQuote: 'Faltan unas comillas de cierre.',
  empty: 'El archivo no trae filas.',
  emptySheet: 'Esa hoja no trae filas. Elige otra.',
  noSheet: 'El archivo no trae esa hoja. Elige otra.',
  headings: 'No encontramos los títulos de las columnas.',
  tooLarge: 'El archivo pesa más de 11 MB.',
  unreadable: 'La cuenta del portal no puede leerlo, o no es un archivo.',
  gone: 'El archivo ya no está guardado: mándalo otra vez.',
  revoked: 'Su llave se revocó antes de leerlo: mándalo con otra.',
  discarded: 'Una persona lo descartó, o nadie lo revisó en 30 días.',
}

/** Texts for all kinds of files. */
export const fileTexts = {
  problemOf: (problem: string) => problems[problem] ?? 'No se pudo leer.',
  /** Refusal of a file that did not arrive whole (FileNotTaken). */
  problemOfFile: (why: string): string => fileTexts.problemOf(why === 'large' ? 'tooLarge' : why),
  /** Source of the files in the watched folder. */
  folderSource: 'Carpeta',
  notData: 'El archivo no llegó completo. Intenta otra vez.',
  busy: 'Hay una importación en curso. Termínala o descártala primero.',
  gone: 'Ese archivo ya no está. Súbelo otra vez.',
  notReady: 'Todavía estamos revisando el archivo.',
  running: 'La importación ya empezó.',
  notRunning: 'La importación no está en curso.',
  nothing: 'No hay filas por importar.',
  doubledColumn: 'Hay dos columnas con el mismo dato.',
  columnCount: 'El archivo trae otras columnas.',
  noErrors: 'No hay filas con error.',
  /** Heading of the column that the server adds to a file of errors. */
  errorHeading: 'Qué corregir',
  rowPlace: (row: number) => `Fila ${row}`,
  sameFile: (name: string) => `Es el mismo archivo que ${name}. Ahí está su informe.`,
  errorFile: (file: string) => `errores-${file.replace(/\.[^.]*$/, '').slice(0, 80)}.csv`,
} as const
