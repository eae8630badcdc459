import type * as es from './texts.ts'
import { data, type English, fixed, letter, printed } from './english.ts'

export const transportTexts: English<typeof es.transportTexts> = {
  // GRAL-16: clients recognize the end of a session by this text.
  invalidToken: fixed,
  unreadable: 'The request can’t be read.',
  invalidJson: 'The request is not valid JSON.',
  notAnObject: 'The request has to be a JSON object.',
  unknownOperation: 'Your portal does not have this yet. Everything else still works.',
  unknownPath: 'Your portal does not have this yet. Everything else still works.',
  wrongMethod: 'This path does not take that method.',
  tooLarge: 'The request is too large.',
  largeWithoutSession: 'Close the portal, open it again and send once more.',
  foreignPage: 'The request comes from another page.',
  unsupportedEncoding: 'The request is encoded in a way that is not accepted.',
  operationIdTaken: 'This was already used for another request.',
  notSealed: 'This can’t be sent later.',
  tooBusy: 'Many people are sending right now. Try again in a few seconds.',
  piecesMissing: 'Parts of it are missing. Send them again.',
  wrongPiece: 'This part is not valid.',
  tooSlow: 'The request took too long to arrive.',
  missingField: [['Falta el campo {0}.', 'The field {0} is missing.']],
  invalidField: [['El campo {0} no es válido.', 'The field {0} is not valid.']],
  forbidden: 'You may not do this.',
  mustChangePassword: 'Change your password to go on.',
  mustSetSecondStep: 'Turn on your second step at sign-in. It is under More.',
  manyPeople: 'Many people are signing in. Try again in a few seconds.',
  starting: 'The server is starting. Try again in a few seconds.',
  startingPage: printed,
  unavailable: 'The service is not available right now. Try again in a few minutes.',
}

export const ownDataTexts: English<typeof es.ownDataTexts> = {
  notYours: 'You can only see your own information.',
  outOfReach: 'Your role does not reach this person.',
  otherImports: 'Your role does not import that data.',
  ownRequest: 'It is your own request. Ask somebody else in payroll to answer it.',
  ownDocument: 'It is your own document. Ask somebody else in human resources to review it.',
  ownChange: 'It is your own change. Ask somebody else in human resources to see it.',
  ownSavings: 'It is your own request. Ask somebody else in the fund to decide it.',
  ownAlert: 'It is your own alert. Ask somebody else in human resources to record it.',
  ownSurvey: 'Your own number is in the list. Remove it: somebody else records it.',
}

export const recordTexts: English<typeof es.recordTexts> = {
  noSuchDay: 'That date does not exist. Write it again.',
}

export const ptuTexts: English<typeof es.ptuTexts> = {
  noCount: 'There are no profit-sharing days of that year.',
}

export const reminderTexts: English<typeof es.reminderTexts> = { noExpress: 'No express requests' }

export const pageTexts: English<typeof es.pageTexts> = {
  diskFull: 'The disk is almost full: no files are taken.',
  databaseAway: printed,
  databaseShut: printed,
  filesShut: printed,
  metricsClosed: printed,
  notFound: printed,
}

export const loginTexts: English<typeof es.loginTexts> = {
  wrong: 'Wrong user or password',
  wait: [
    ['Espera {0#} minutos e intenta otra vez.', 'Wait {0#} minutes and try again.'],
    ['Espera {0#} segundos e intenta otra vez.', 'Wait {0#} seconds and try again.'],
    ['Espera {0#} segundo e intenta otra vez.', 'Wait {0#} second and try again.'],
  ],
  wrongCurrent: 'The current password is not correct.',
  wrongCode: 'The code is not correct or has ended.',
  tooShort: [
    [
      'La contraseña nueva debe tener al menos {0#} caracteres.',
      'The new password needs at least {0#} characters.',
    ],
  ],
  tooLong: [
    [
      'La contraseña nueva puede tener hasta {0#} caracteres.',
      'The new password can have up to {0#} characters.',
    ],
  ],
  sameAsBefore: 'The new password has to differ from the current one.',
  isTheUserName: 'The new password can’t be your user.',
  personalPassword: 'Don’t use your data or the company’s name. Put 2 or 3 words together.',
  commonPassword: 'That password is easy to guess. Put 2 or 3 words together.',
  confirmMail: 'If it is yours, sign in with it once. If not, tell Human Resources.',
  tellHumanResources: 'If it was not you, tell Human Resources.',
  otherPersonsMenu: 'The email is not that of your session.',
  unknownPerson: 'We did not find that person.',
  ownPassword: 'For your own password, use the change of password.',
}

export const secondStepTexts: English<typeof es.secondStepTexts> = {
  asked: 'Your account asks for a second step. Sign in with the Turno app.',
  over: 'Time ran out. Write your password again.',
  wrong: 'The code is not correct or was used. Wait for the next one.',
  codeNeeded: 'Write a code of your present second step, too.',
  notBegun: 'Time ran out to turn on this key. Start again.',
  wrongNew: 'The code is not of this key. Write what your app shows now.',
  isOff: 'You have no second step.',
  isOffOf: 'That person has no second step.',
  demanded: 'Your position asks for a second step. Change it; it can’t be removed.',
  own: 'Nobody removes their own second step here.',
  told: letter,
}

export const peopleTexts: English<typeof es.peopleTexts> = {
  own: 'You can’t change your own account. Ask another administrator.',
  unknown: 'We did not find that person.',
  alreadyClosed: 'This account is closed already.',
  alreadyOpen: 'This account is open.',
  nobodyAnyMore: 'Their data was erased when its time was over. Add a new account.',
  closedNoRole: 'Open the account before you give a role.',
  candidateNoRole: 'A candidate can’t have roles.',
  auditorAlone: 'Whoever audits can’t have another role. Remove that one first.',
  needsAdministrator: 'This person has a role. Ask an administrator for the password.',
  numberTaken: 'That employee number is in use already.',
  userTaken: 'That user is in use already. Choose another.',
  mailTaken: 'That email is in use already.',
  taken: 'Somebody has just used that data. Refresh the list.',
  unknownLeader: 'We did not find their leader. Check the number.',
  companyTaken: 'That company code is in use already.',
  candidateJob: data,
  candidateGroup: data,
  workerGroup: data,
  staffGroup: data,
  faults: {
    empty: [['Escribe {0}.', 'Write {0}.']],
    number: [['Revisa {0}: usa solo dígitos, hasta 10.', 'Check {0}: use digits only, up to 10.']],
    date: [['Revisa {0}: ese día no existe.', 'Check {0}: that day does not exist.']],
    ahead: [['Revisa {0}: no puede ser en ese día.', 'Check {0}: it can’t be on that day.']],
    length: [
      [
        'Revisa {0}: le faltan o sobran letras o números.',
        'Check {0}: letters or digits are missing or too many.',
      ],
    ],
    mail: [['Revisa el correo: le falta algo.', 'Check the email: something is missing.']],
    user: [
      [
        'El usuario empieza con letra y lleva de 3 a 40 letras o números.',
        'The user starts with a letter and has 3 to 40 letters or digits.',
      ],
    ],
  },
}

/** Field names within the texts above; the Spanish ones are in server/texts.ts. */
export const personFields: English<typeof es.personFields> = {
  numero: 'the employee number',
  nombre: 'the first name',
  paterno: 'the first last name',
  puesto: 'the position',
  nacimiento: 'the date of birth',
  ingreso: 'the start date',
  curp: 'the CURP',
  rfc: 'the RFC',
  nss: 'the NSS',
  lider: 'the number of their leader',
  correo: 'the email',
  usuario: 'the user',
}

export const firstStartTexts: English<typeof es.firstStartTexts> = {
  wrongCode: 'The code is not correct. It stands in the server’s window.',
  numberTaken: [
    [
      'El número {0} ya existe. En la ventana del servidor: npm run admin -- crear {1}',
      'The number {0} exists already. In the server’s window: npm run admin -- crear {1}',
    ],
  ],
  mailTaken: 'That email is in use already.',
  noCompany: 'The company is missing.',
  departments: data,
  invitation: printed,
  onTerminal: printed,
}

export const documentTexts: English<typeof es.documentTexts> = {
  noRecord: 'Your user has no employee file. Ask human resources for help.',
  stepsMissing: [
    [
      'Responde las preguntas para guardar el registro: {0}.',
      'Answer the questions to save the registration: {0}.',
    ],
    ['paso {0#}', 'step {0#}'],
    ['paso {0#}, {1}', 'step {0#}, {1}'],
  ],
  yes: data,
  no: data,
}

export const fileTexts: English<typeof es.fileTexts> = {
  diskFull: 'The portal ran out of room for files. Try again later.',
  tooMuchADay: [
    [
      'Se pasa de los {0#} MB de un día. Sigue desde el {1}.',
      'It is more than the {0#} MB of one day. Go on from {1}.',
    ],
  ],
  tooManyWaiting: [
    [
      'Ya esperan {0#} archivos. Sigue cuando se importen o alguien los descarte.',
      '{0#} files wait already. Go on when they are imported or somebody discards them.',
    ],
  ],
  refused: {
    empty: 'The file is empty. Choose another.',
    tooLarge: 'The file is over 10 MB. Choose a lighter one.',
    notAllowed: 'Upload a PDF or a JPG, PNG or HEIC photo.',
    otherName: 'The file is not what its name says. Choose another.',
    mixed: 'The file mixes 2 formats and can’t be kept. Choose another.',
    brokenImage: 'The photo is damaged or incomplete. Take it again.',
    tooManyPixels: 'The photo is too large. Take it with a lower resolution.',
    brokenPdf: 'The PDF is damaged and can’t be opened. Choose another.',
    lockedPdf: 'The PDF has a password. Remove it and upload it again.',
    activePdf: 'The PDF has actions or files in it. Upload a photo instead.',
    infected: 'The file has a virus and was not kept.',
    noPicture: 'Upload JPG, PNG, HEIC or WebP photos.',
    tooHeavy: 'We could not check your file in time. Try again or use a lighter one.',
    noRoom: 'You have no room for more files. Ask human resources for help.',
    tooManyAtOnce: 'You uploaded many files in a row. Wait a minute and try again.',
  },
  name: {
    empty: 'Write a name for the file.',
    path: 'The file’s name can’t have folders. Change it.',
    tooLong: 'The file’s name is too long. Use 100 letters or fewer.',
    characters: 'The file’s name has symbols. Use letters and digits only.',
  },
  notData: 'The file did not arrive whole. Upload it again.',
  viewOnly: 'These documents are for viewing only.',
  otherCompany: 'Your company does not upload documents here.',
  missing: 'The file was not found.',
  unknownPerson: 'We did not find that person.',
  unknownDocument: 'That document is no longer there. Refresh the list.',
  notReached: 'We could not check your file in time. Try again.',
  tooOften: [
    [
      'Subiste muchos archivos en una hora. Espera {0#} minutos e inténtalo de nuevo.',
      'You uploaded many files within an hour. Wait {0#} minutes and try again.',
    ],
    [
      'Subiste muchos archivos en una hora. Espera {0#} minuto e inténtalo de nuevo.',
      'You uploaded many files within an hour. Wait {0#} minute and try again.',
    ],
  ],
  scannerAway: 'The file could not be checked. Try again in a few minutes.',
}

export const disputeTexts: English<typeof es.disputeTexts> = {
  day: {
    noDay: 'That date does not exist. Write it again.',
    ahead: 'Choose a date that has passed.',
    tooOld: 'Choose a date of the last 5 years.',
  },
  picture: [['Foto {0#}: {1}', 'Photo {0#}: {1}']],
  unknown: 'That dispute does not exist. Refresh the list.',
  notAnswered: 'Wait for the answer before you rate it.',
  alreadyRated: 'You have rated this dispute already.',
  otherAnswer: 'The answer to this dispute has changed. Read it and rate it again.',
  tooMany: [
    [
      'Ya tienes {0#} inconformidades abiertas. Espera su respuesta.',
      'You have {0#} open disputes already. Wait for their answers.',
    ],
  ],
  alreadyAnswered: 'This dispute has an answer already. Reopen it to change it.',
  notClosed: 'This dispute is still open.',
}

export const timeAlertTexts: English<typeof es.timeAlertTexts> = {
  unknownPerson: 'We did not find that person.',
  noSuchDay: 'The date of the alert does not exist.',
  ahead: 'The date of the alert has not come yet.',
}

/** Texts that no response contains. */
export const others: Readonly<Record<string, typeof letter | typeof printed | typeof data>> = {
  mailTexts: letter,
  environmentTexts: printed,
  startTexts: printed,
  secretTexts: printed,
  postalTexts: printed,
  demoFileTexts: printed,
  standardReasons: data,
  accents: data,
}
