import { unknownOperationTexts } from '#contract/protocol/unknown-operation.ts'
/** Texts of the transport. 'Token inválido' is the contract's own (GRAL-16). */
export const transportTexts = {
  invalidToken: 'Token inválido',
  unreadable: 'La solicitud no se puede leer.',
  invalidJson: 'La solicitud no es un JSON válido.',
  notAnObject: 'La solicitud debe ser un objeto JSON.',
  /** A newer app shows this text unchanged when it calls an older server. */
  unknownOperation: unknownOperationTexts.es,
  unknownPath: unknownOperationTexts.es,
  wrongMethod: 'Método no permitido en esta ruta.',
  tooLarge: 'La solicitud es demasiado grande.',
  largeWithoutSession: 'Cierra el portal, ábrelo otra vez y vuelve a enviar.',
  foreignPage: 'La solicitud viene de otra página.',
  unsupportedEncoding: 'La solicitud usa una codificación que no se admite.',
  operationIdTaken: 'Este número de envío ya se usó en otra solicitud.',
  notSealed: 'Esta operación no se puede enviar después.',
  tooBusy: 'Hay muchos envíos en este momento. Intenta otra vez en unos segundos.',
  piecesMissing: 'Faltan partes del envío. Envíalas otra vez.',
  wrongPiece: 'La parte del envío no es válida.',
  tooSlow: 'La solicitud tardó demasiado en llegar.',
  incomplete: 'A la solicitud le faltan datos.',
  missingField: (field: string) => `Falta el campo ${field}.`,
  invalidField: (field: string) => `El campo ${field} no es válido.`,
  forbidden: 'No tienes permiso para esta acción.',
  mustChangePassword: 'Cambia tu contraseña para continuar.',
  mustSetSecondStep: 'Activa la verificación en dos pasos. Está en Más.',
  manyPeople: 'Mucha gente está entrando. Intenta otra vez en unos segundos.',
  starting: 'El servidor está arrancando. Intenta otra vez en unos segundos.',
  startingPage: 'El portal está arrancando. Esta página se abre sola en unos segundos.',
  unavailable: 'El servicio no está disponible por el momento. Intenta otra vez en unos minutos.',
}

/**
 * Refusals because of the person concerned: the data are another person's, or the request is the caller's
 * own.
 */
export const ownDataTexts = {
  notYours: 'Solo puedes ver tu propia información.',
  outOfReach: 'Tu rol no incluye a esta persona.',
  otherImports: 'Tu rol no puede importar esos datos.',
  ownRequest: 'Es tu propia solicitud. Pide a otra persona de nómina que la atienda.',
  ownDocument: 'Es tu propio documento. Pide a otra persona de Recursos Humanos que lo revise.',
  ownChange: 'Es tu propio cambio. Pide a otra persona de Recursos Humanos que lo vea.',
  ownSavings: 'Es tu propia solicitud. Pide a otra persona de la caja que la decida.',
  ownAlert: 'Es tu propia alerta. Pide a otra persona de Recursos Humanos que la registre.',
  oneHand: 'Pídelo a otra persona: esta te dio tu contraseña.',
  evaluatedHand: 'La persona que evalúas te dio tu contraseña. Pide una nueva a alguien más.',
  issuedByDecider: 'Debe decidir otra persona: hace menos de 7 días le diste su contraseña.',
  ownSurvey: 'Tu propio número está en la lista. Quítalo: debe registrarte otra persona.',
}

export const validDaysTexts = {
  day: 'Ese día no existe.',
  end: 'El último día no puede ser antes del primero.',
  later: 'Solo puedes adelantar el último día.',
}

export const recordTexts = { noSuchDay: 'La fecha no existe. Escríbela otra vez.' }

export const ptuTexts = { noCount: 'No hay días de PTU de ese año.' }

/** Text of NODE-14 (CERT-06). */
export const reminderTexts = { noExpress: 'Sin solicitudes express' }

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Formats "2024-03-15" as "15 de marzo de 2024", the format of FLARGA. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} de ${months[(month ?? 1) - 1]} de ${year}`
}

export const pageTexts = {
  diskFull: 'Al disco le queda poco espacio: no se reciben archivos.',
  databaseAway: 'La base de datos no responde.',
  databaseShut: 'La base de datos no puede guardar cambios.',
  filesShut: 'No se puede escribir en la carpeta de archivos.',
  metricsClosed: 'Las métricas se leen con METRICS_TOKEN.',
  notFound: 'No encontrado.',
}

/** Errors of settings at start-up. Each names the variable, never a secret value. */
export const environmentTexts = {
  whole: (name: string, least: number, most: number) =>
    `${name} debe ser un número entero de ${least} a ${most}.`,
  oneOf: (name: string, options: readonly string[]) => `${name} debe ser uno de: ${options.join(', ')}.`,
  listOf: (name: string, options: readonly string[]) =>
    `${name} debe ser una lista separada por comas. Opciones: ${options.join(', ')}.`,
  address: (name: string, protocols: readonly string[]) =>
    `${name} debe ser una dirección que empiece con ${protocols.map((each) => (each === 'mailto:' ? each : `${each}//`)).join(' o ')}.`,
  mail: (name: string) => `${name} debe ser una dirección de correo.`,
  timeOfDay: (name: string) => `${name} debe ser una hora del día como 03:30.`,
  neededWith: (name: string, other: string) => `Falta ${name}: va junto con ${other}.`,
  tlsPair: 'TLS_CERT y TLS_KEY van juntos: falta uno de los dos.',
  tlsUnreadable: 'No se pueden leer los archivos de TLS_CERT y TLS_KEY.',
  certificatesUnreadable: (name: string) => `No se pueden leer los certificados del archivo de ${name}.`,
  secretTooShort: 'SECRET_KEY debe tener al menos 32 caracteres.',
}

export const startTexts = {
  folderTaken: (folder: string, pid: number) =>
    `La carpeta de datos ${folder} ya la usa otro servidor (proceso ${pid}). ` +
    'Detén ese servidor o usa otra carpeta con DATA_DIR.',
  notStarted: 'El servidor no pudo arrancar:',
  diskFull:
    'El disco está lleno y la base de datos ya no puede escribir. Libera espacio y arranca otra vez: lo confirmado está guardado.',
  restoring: (folder: string) =>
    `En ${folder} quedó una restauración a medias. Repite npm run restore hasta que diga Listo.`,
  databaseNewer:
    'La base de datos ya la usó una versión más nueva de Turno. Instala esa versión, o restaura un respaldo anterior.',
  noBuild: 'Falta compilar la aplicación (carpeta dist). Ejecuta primero: npm run build',
  portTaken: (port: number) => `El puerto ${port} ya está en uso. Elige otro con PORT.`,
  ready: (address: string) => `Turno está listo en ${address}`,
  demoTitle: (password: string) => `Datos de demostración. Contraseña de todas las cuentas: ${password}`,
  demoPublic:
    'Atención: estas cuentas son públicas y el servidor acepta conexiones de otras máquinas. Usa DEMO=0 en producción.',
  stopping: 'Cerrando: se terminan las solicitudes en curso…',
  stopped: 'Turno se detuvo.',
}

export const secretTexts = {
  unreadable: (file: string) =>
    `No se puede leer la llave del servidor en ${file}. Recupera ese archivo de un respaldo.`,
  wrongSecret:
    'SECRET_KEY no es la clave con la que se guardaron las llaves del servidor. Usa la clave anterior.',
}

export const loginTexts = {
  /** The contract's own words (P-01): the same for an unknown person and a wrong password. */
  wrong: 'Usuario o contraseña incorrectos',
  wait: (seconds: number) =>
    seconds > 90
      ? `Espera ${Math.ceil(seconds / 60)} minutos e intenta otra vez.`
      : `Espera ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} e intenta otra vez.`,
  wrongCurrent: 'La contraseña actual no es correcta.',
  wrongCode: 'El código no es correcto o ya venció.',
  tooShort: (least: number) => `La contraseña nueva debe tener al menos ${least} letras o números.`,
  tooLong: (most: number) => `La contraseña nueva puede tener hasta ${most} letras o números.`,
  sameAsBefore: 'La contraseña nueva debe ser distinta de la actual.',
  isTheUserName: 'La contraseña nueva no puede ser tu usuario.',
  personalPassword: 'No uses tus datos ni el nombre de la empresa. Junta 2 o 3 palabras.',
  commonPassword: 'Esa contraseña es fácil de adivinar. Junta 2 o 3 palabras.',
  confirmMail: 'Si es tuyo, entra una vez con él. Si no, avisa a Recursos Humanos.',
  tellHumanResources: 'Si no fuiste tú, avisa a Recursos Humanos.',
  otherPersonsMenu: 'El correo no corresponde a tu sesión.',
  unknownPerson: 'No encontramos a esa persona.',
  /**
   * Reveals whether an account exists, like the next text. Sent only to callers who may know that, for
   * example because they may help the person (accountFault).
   */
  withoutAccount: 'Esa persona no tiene cuenta en el portal.',
  closedAccount: 'La cuenta de esa persona está cerrada. Un administrador puede reabrirla.',
  ownPassword: 'Cambia tu propia contraseña en Cambiar contraseña.',
}

export const secondStepTexts = {
  /** Sent with status SEGUNDO of P-01, for clients that show any text they receive. */
  asked: 'Tu cuenta usa verificación en dos pasos. Entra con la aplicación Turno.',
  over: 'Se acabó el tiempo. Escribe otra vez tu contraseña.',
  wrong: 'El código no es correcto o ya se usó. Espera el siguiente.',
  codeNeeded: 'Escribe también un código de tu verificación actual.',
  notBegun: 'Se acabó el tiempo para activar esta llave. Empieza otra vez.',
  wrongNew: 'El código no corresponde a esta llave. Escribe el que muestra tu app ahora.',
  isOff: 'No tienes verificación en dos pasos.',
  isOffOf: 'Esa persona no tiene verificación en dos pasos.',
  demanded: 'Tu rol pide la verificación en dos pasos. No se puede quitar, solo cambiar.',
  own: 'No puedes quitar aquí tu propia verificación en dos pasos.',
  told: {
    set: 'Se activó. Si no fuiste tú, avisa a un administrador.',
    codes: 'Hay códigos de respaldo nuevos. Si no fuiste tú, avisa a un administrador.',
    removed: 'Se quitó. Si no fuiste tú, avisa a un administrador.',
    removedByOther: 'Un administrador la quitó. Si no lo pediste, avisa.',
    recovery: 'Se usó un código de respaldo. Si no fuiste tú, avisa a un administrador.',
  },
}

export const personFields: Readonly<Record<string, string>> = {
  numero: 'el número de empleado',
  nombre: 'el nombre',
  paterno: 'el apellido paterno',
  puesto: 'el puesto',
  nacimiento: 'la fecha de nacimiento',
  ingreso: 'la fecha de ingreso',
  curp: 'la CURP',
  rfc: 'el RFC',
  nss: 'el NSS',
  lider: 'el número de su líder',
  correo: 'el correo',
  usuario: 'el usuario',
}
const fieldName = (field: string) => personFields[field] ?? field

export const peopleTexts = {
  own: 'No puedes cambiar tu propia cuenta. Pide ayuda a otro administrador.',
  unknown: 'No encontramos a esa persona.',
  alreadyClosed: 'Esta cuenta ya está cerrada.',
  alreadyOpen: 'Esta cuenta está abierta.',
  nobodyAnyMore: 'Sus datos ya se borraron al vencer su plazo. Da de alta una cuenta nueva.',
  closedNoRole: 'Abre la cuenta antes de dar un rol.',
  candidateNoRole: 'Un candidato no puede tener roles.',
  auditorAlone: 'Un auditor no puede tener otro rol. Quita primero el otro.',
  needsAdministrator: 'Esta persona tiene un rol. Pide la contraseña a un administrador.',
  numberTaken: 'Ese número de empleado ya está en uso.',
  userTaken: 'Ese usuario ya está en uso. Elige otro.',
  mailTaken: 'Ese correo ya está en uso.',
  taken: 'Alguien acaba de usar esos datos. Actualiza la lista.',
  unknownLeader: 'No encontramos a su líder. Revisa el número.',
  companyTaken: 'Esa clave de compañía ya está en uso.',
  candidateJob: 'CANDIDATO',
  candidateGroup: 'CANDIDATOS',
  workerGroup: 'OPERATIVOS',
  staffGroup: 'ADMINISTRATIVOS',
  faults: {
    empty: (field: string) => `Escribe ${fieldName(field)}.`,
    number: (field: string) => `Revisa ${fieldName(field)}: usa solo números, hasta 10.`,
    date: (field: string) => `Revisa ${fieldName(field)}: ese día no existe.`,
    ahead: (field: string) => `Revisa ${fieldName(field)}: no puede ser ese día.`,
    length: (field: string) => `Revisa ${fieldName(field)}: le faltan o sobran letras o números.`,
    mail: () => 'Revisa el correo: le falta algo.',
    user: () => 'El usuario empieza con letra y lleva de 3 a 40 letras o números.',
  },
}

export const firstStartTexts = {
  wrongCode: 'El código no es correcto. Está en la ventana del servidor.',
  numberTaken: (number: string) =>
    `El número ${number} ya existe. En la ventana del servidor: npm run admin -- crear ${number}`,
  /**
   * The number belongs to an employee without an account. Another account with this number would mix two
   * people up.
   */
  numberOfEmployee: (number: string) => `El número ${number} es de una persona sin cuenta. Usa otro número.`,
  mailTaken: 'Ese correo ya está en uso.',
  noCompany: 'Falta la compañía.',
  departments: { administration: 'ADMINISTRACIÓN', recruiting: 'RECLUTAMIENTO' },
  invitation: (address: string, code: string) => [
    'Este portal todavía no tiene administrador. Abre en este mismo equipo:',
    `  ${address}/#/PrimeraVez`,
    `Código de un solo uso: ${code}`,
    'O detén el servidor y ejecuta: npm run admin -- crear NÚMERO',
  ],
  onTerminal: [
    'Este portal todavía no tiene administrador. Detén el servidor y ejecuta en este equipo:',
    '  npm run admin -- crear NÚMERO',
  ],
}

/**
 * Texts of data form and documents, in addition to the errors of the form's rules
 * (domain/data-form/data-form-rules.ts).
 */
export const documentTexts = {
  noRecord: 'Tu usuario no tiene expediente. Pide ayuda a Recursos Humanos.',
  stepsMissing: (steps: readonly number[]) =>
    `Responde las preguntas para guardar el registro: ${steps.map((step) => `paso ${step}`).join(', ')}.`,
  yes: 'Sí',
  no: 'No',
}

export const fileTexts = {
  diskFull: 'El portal se quedó sin espacio para archivos. Intenta más tarde.',
  tooMuchADay: (mb: number, from: string) =>
    `Llegaste al límite de ${mb} MB por día. Sigue desde el ${from}.`,
  tooManyWaiting: (files: number) =>
    `Ya hay ${files} archivos en espera. Sigue cuando se importen o alguien los descarte.`,
  refused: {
    empty: 'El archivo está vacío. Elige otro.',
    tooLarge: 'El archivo pesa más de 10 MB. Elige uno más ligero.',
    notAllowed: 'Sube un PDF o una foto JPG, PNG o HEIC.',
    otherName: 'El archivo no es lo que dice su nombre. Elige otro.',
    mixed: 'El archivo mezcla 2 formatos y no se puede guardar. Elige otro.',
    brokenImage: 'La foto está dañada o incompleta. Tómala otra vez.',
    tooManyPixels: 'La foto es demasiado grande. Tómala con menos calidad.',
    brokenPdf: 'El PDF está dañado y no se puede abrir. Elige otro.',
    lockedPdf: 'El PDF tiene contraseña. Quítala y súbelo otra vez.',
    activePdf: 'El PDF trae acciones o archivos adentro. Sube una foto en su lugar.',
    infected: 'El archivo trae un virus y no se guardó.',
    noPicture: 'Sube fotos JPG, PNG, HEIC o WebP.',
    tooHeavy: 'No alcanzamos a revisar tu archivo. Intenta otra vez o usa uno más ligero.',
    noRoom: 'Ya no tienes espacio para más archivos. Pide ayuda a Recursos Humanos.',
    tooManyAtOnce: 'Subiste muchos archivos seguidos. Espera un minuto e intenta otra vez.',
  },
  name: {
    empty: 'Escribe un nombre para el archivo.',
    path: 'El nombre del archivo no puede tener carpetas. Cámbialo.',
    tooLong: 'El nombre del archivo es muy largo. Usa 100 letras o menos.',
    characters: 'El nombre del archivo tiene símbolos. Usa solo letras y números.',
  },
  notData: 'El archivo no llegó completo. Súbelo otra vez.',
  viewOnly: 'Estos documentos son solo de consulta.',
  otherCompany: 'Tu compañía no carga documentos aquí.',
  missing: 'No se encontró el archivo.',
  unknownPerson: 'No encontramos a esa persona.',
  unknownDocument: 'Ese documento ya no existe. Actualiza la lista.',
  notReached: 'No alcanzamos a revisar tu archivo. Intenta otra vez.',
  tooOften: (minutes: number) =>
    `Subiste muchos archivos en una hora. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e intenta otra vez.`,
  scannerAway: 'No se pudo revisar el archivo. Intenta otra vez en unos minutos.',
}

export const disputeTexts = {
  day: {
    noDay: 'La fecha no existe. Escríbela otra vez.',
    ahead: 'Elige una fecha que ya pasó.',
    tooOld: 'Elige una fecha de los últimos 5 años.',
  },
  picture: (number: number, text: string) => `Foto ${number}: ${text}`,
  unknown: 'Esa inconformidad no existe. Actualiza la lista.',
  notAnswered: 'Espera la respuesta para calificar.',
  alreadyRated: 'Ya calificaste esta inconformidad.',
  otherAnswer: 'Cambió la respuesta de esta inconformidad. Léela y califica otra vez.',
  tooMany: (most: number) => `Ya tienes ${most} inconformidades abiertas. Espera su respuesta.`,
  alreadyAnswered: 'Esta inconformidad ya tiene respuesta. Ábrela otra vez para cambiarla.',
  notClosed: 'Esta inconformidad sigue abierta.',
}

export const standardReasons = [
  'Falta de pago de tiempo extra',
  'Descuento no reconocido',
  'Día trabajado que no se pagó',
  'Bono de puntualidad',
  'Prima dominical',
  'Vales de despensa',
  'Vacaciones o prima vacacional',
]

export const timeAlertTexts = {
  unknownPerson: 'No encontramos a esa persona.',
  noSuchDay: 'La fecha de la alerta no existe.',
  ahead: 'La fecha de la alerta aún no llega.',
}

/** Letters with accents and their search equivalents, in the same order. */
export const accents = { written: 'ÁÉÍÓÚÜÑáéíóúüñ', plain: 'AEIOUUNaeiouun' }

export const demoFileTexts = {
  demo: 'DEMO',
  number: (number: string) => `Número de empleado: ${number}`,
  body: ['Documento inventado para la demostración.', 'No tiene ninguna validez.'],
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
}

export const postalTexts = {
  usage: 'Indica el archivo: npm run import:postal -- CPdescarga.txt',
  unreadable: (file: string) => `No se puede leer el archivo ${file}.`,
  reading: (lines: number, percent: number) => `Leyendo: ${lines} renglones (${percent} %)`,
  writing: (codes: number, all: number) => `Guardando: ${codes} de ${all} códigos`,
  done: (codes: number, colonies: number, seconds: string) =>
    `Listo: ${codes} códigos postales con ${colonies} colonias en ${seconds} s.`,
  broken: (line: number, why: string) => `Renglón ${line}: ${why} No se cambió nada.`,
  wrongHeader: 'no están los nombres de las 15 columnas del archivo oficial.',
  wrongColumns: (count: number) => `tiene ${count} columnas y deben ser 15.`,
  wrongCode: 'el código postal no tiene 5 dígitos.',
  missing: (column: string) => `falta ${column}.`,
  twoStates: (code: string) => `el código ${code} aparece en dos estados.`,
  notLatin1: 'el archivo no está en Latin-1, la codificación del archivo oficial.',
  noRows: 'no hay códigos postales después de los encabezados.',
}

export const mailTexts = {
  sender: 'Turno',
  recoverySubject: 'Tu código para cambiar la contraseña',
  recovery: (code: string, minutes: number) =>
    `Tu código es ${code}.\n\nVence en ${minutes} minutos y sirve una sola vez.\n` +
    'Si no lo pediste, ignora este mensaje: tu contraseña no cambia.\n',
  secondStepSubject: 'Cambió tu verificación en dos pasos',
  secondStep: (what: string) => `${what}\n`,
  mailChangedSubject: 'Tu correo en el portal cambió',
  mailChanged:
    'Desde ahora el portal manda los mensajes a otro correo, ya no a este.\n\nSi no lo pediste, avisa a Recursos Humanos.\n',
  passwordChangedSubject: 'Tu contraseña cambió',
  passwordChanged: 'Tu contraseña de Turno cambió.\n\nSi no fuiste tú, avisa a Recursos Humanos.\n',
}
