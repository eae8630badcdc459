import { unknownOperationTexts } from '#contract/protocol/unknown-operation.ts'
import type * as es from './texts.ts'
import { data, type English, fixed, letter, printed } from './english.ts'

export const transportTexts: English<typeof es.transportTexts> = {
  // Not translated: clients recognize the end of a session by this text (GRAL-16).
  invalidToken: fixed,
  unreadable: 'The request can’t be read.',
  invalidJson: 'The request isn’t valid JSON.',
  notAnObject: 'The request must be a JSON object.',
  unknownOperation: unknownOperationTexts.en,
  unknownPath: unknownOperationTexts.en,
  wrongMethod: 'This path doesn’t accept that method.',
  tooLarge: 'The request is too large.',
  largeWithoutSession: 'Close the portal, open it again and resend.',
  foreignPage: 'The request comes from another page.',
  unsupportedEncoding: 'The request uses an encoding that isn’t accepted.',
  operationIdTaken: 'This was already used for another request.',
  notSealed: 'This can’t be sent later.',
  tooBusy: 'Many people are sending right now. Try again in a few seconds.',
  piecesMissing: 'Parts of what you sent are missing. Send them again.',
  wrongPiece: 'This part isn’t valid.',
  tooSlow: 'The request took too long to arrive.',
  incomplete: 'The request lacks data.',
  missingField: [['Falta el campo {0}.', 'The field {0} is missing.']],
  invalidField: [['El campo {0} no es válido.', 'The field {0} isn’t valid.']],
  forbidden: 'You’re not allowed to do this.',
  mustChangePassword: 'Change your password to continue.',
  mustSetSecondStep: 'Turn on two-step verification. It’s under More.',
  manyPeople: 'Many people are signing in. Try again in a few seconds.',
  starting: 'The server is starting. Try again in a few seconds.',
  startingPage: printed,
  unavailable: 'The service isn’t available right now. Try again in a few minutes.',
}

export const ownDataTexts: English<typeof es.ownDataTexts> = {
  notYours: 'You can only see your own information.',
  outOfReach: 'Your role doesn’t include this person.',
  otherImports: 'Your role can’t import that data.',
  ownRequest: 'It’s your own request. Ask someone else in payroll to answer it.',
  ownDocument: 'It’s your own document. Ask someone else in Human Resources to review it.',
  ownChange: 'It’s your own change. Ask someone else in Human Resources to see it.',
  ownSavings: 'It’s your own request. Ask someone else in the fund to decide it.',
  ownAlert: 'It’s your own alert. Ask someone else in Human Resources to record it.',
  oneHand: 'Ask someone else: this person gave you your password.',
  evaluatedHand: 'The person you evaluate gave you your password. Ask someone else for a new one.',
  issuedByDecider: 'Someone else must decide: you gave them their password less than 7 days ago.',
  ownSurvey: 'Your own number is on the list. Remove it: someone else must record it.',
}

export const validDaysTexts: English<typeof es.validDaysTexts> = {
  day: 'That day doesn’t exist.',
  end: 'The last day can’t be before the first one.',
  later: 'You can only move the last day to an earlier one.',
}

export const recordTexts: English<typeof es.recordTexts> = {
  noSuchDay: 'That date doesn’t exist. Enter it again.',
}

export const ptuTexts: English<typeof es.ptuTexts> = {
  noCount: 'There are no profit-sharing days for that year.',
}

export const reminderTexts: English<typeof es.reminderTexts> = { noExpress: 'No express requests' }

export const pageTexts: English<typeof es.pageTexts> = {
  diskFull: 'The disk is almost full: files can’t be accepted.',
  databaseAway: printed,
  databaseShut: printed,
  filesShut: printed,
  metricsClosed: printed,
  notFound: printed,
}

export const loginTexts: English<typeof es.loginTexts> = {
  wrong: 'Wrong username or password',
  wait: [
    ['Espera {0#} minutos e intenta otra vez.', 'Wait {0#} minutes and try again.'],
    ['Espera {0#} segundos e intenta otra vez.', 'Wait {0#} seconds and try again.'],
    ['Espera {0#} segundo e intenta otra vez.', 'Wait {0#} second and try again.'],
  ],
  wrongCurrent: 'The current password is incorrect.',
  wrongCode: 'The code is incorrect or has expired.',
  tooShort: [
    [
      'La contraseña nueva debe tener al menos {0#} letras o números.',
      'The new password needs at least {0#} characters.',
    ],
  ],
  tooLong: [
    [
      'La contraseña nueva puede tener hasta {0#} letras o números.',
      'The new password can have up to {0#} characters.',
    ],
  ],
  sameAsBefore: 'The new password must be different from the current one.',
  isTheUserName: 'The new password can’t be your username.',
  personalPassword: 'Don’t use your personal data or the company’s name. Combine 2 or 3 words.',
  commonPassword: 'That password is easy to guess. Combine 2 or 3 words.',
  confirmMail: 'If it’s yours, sign in with it once. If not, tell Human Resources.',
  tellHumanResources: 'If it wasn’t you, tell Human Resources.',
  otherPersonsMenu: 'That isn’t the email of your session.',
  unknownPerson: 'We couldn’t find that person.',
  withoutAccount: 'That person doesn’t have a portal account.',
  closedAccount: 'That person’s account is closed. An administrator can reopen it.',
  ownPassword: 'Change your own password in Change password.',
}

export const secondStepTexts: English<typeof es.secondStepTexts> = {
  asked: 'Your account requires two-step verification. Sign in with the Turno app.',
  over: 'Time ran out. Enter your password again.',
  wrong: 'The code is incorrect or was already used. Wait for the next one.',
  codeNeeded: 'Also enter a code from your current two-step verification.',
  notBegun: 'Time ran out to turn on this key. Start again.',
  wrongNew: 'That code isn’t from this key. Enter the one your app shows now.',
  isOff: 'You don’t have two-step verification.',
  isOffOf: 'That person doesn’t have two-step verification.',
  demanded: 'Your role requires two-step verification. You can change it, not remove it.',
  own: 'You can’t remove your own two-step verification here.',
  told: letter,
}

export const peopleTexts: English<typeof es.peopleTexts> = {
  own: 'You can’t change your own account. Ask another administrator.',
  unknown: 'We couldn’t find that person.',
  alreadyClosed: 'This account is already closed.',
  alreadyOpen: 'This account is already open.',
  nobodyAnyMore: 'Their data was erased after the retention period. Add a new account.',
  closedNoRole: 'Open the account before giving it a role.',
  candidateNoRole: 'A candidate can’t have roles.',
  auditorAlone: 'An auditor can’t have another role. Remove that one first.',
  needsAdministrator: 'This person has a role. Ask an administrator for the password.',
  numberTaken: 'That employee number is already in use.',
  userTaken: 'That username is already taken. Choose another.',
  mailTaken: 'That email is already in use.',
  taken: 'Someone just used that data. Refresh the list.',
  unknownLeader: 'We couldn’t find their leader. Check the number.',
  companyTaken: 'That company code is already in use.',
  candidateJob: data,
  candidateGroup: data,
  workerGroup: data,
  staffGroup: data,
  faults: {
    empty: [['Escribe {0}.', 'Enter {0}.']],
    number: [['Revisa {0}: usa solo números, hasta 10.', 'Check {0}: use digits only, up to 10.']],
    date: [['Revisa {0}: ese día no existe.', 'Check {0}: that day doesn’t exist.']],
    ahead: [['Revisa {0}: no puede ser ese día.', 'Check {0}: it can’t be on that day.']],
    length: [
      [
        'Revisa {0}: le faltan o sobran letras o números.',
        'Check {0}: it has missing or extra letters or digits.',
      ],
    ],
    mail: [['Revisa el correo: le falta algo.', 'Check the email: something is missing.']],
    user: [
      [
        'El usuario empieza con letra y lleva de 3 a 40 letras o números.',
        'The username starts with a letter and has 3 to 40 letters or digits.',
      ],
    ],
  },
}

export const personFields: English<typeof es.personFields> = {
  numero: 'the employee number',
  nombre: 'the first name',
  paterno: 'the father’s surname',
  puesto: 'the position',
  nacimiento: 'the date of birth',
  ingreso: 'the start date',
  curp: 'the CURP',
  rfc: 'the RFC',
  nss: 'the NSS',
  lider: 'the number of their leader',
  correo: 'the email',
  usuario: 'the username',
}

export const firstStartTexts: English<typeof es.firstStartTexts> = {
  wrongCode: 'The code is incorrect. It’s in the server’s window.',
  numberTaken: [
    [
      'El número {0} ya existe. En la ventana del servidor: npm run admin -- crear {1}',
      'Number {0} already exists. In the server’s window: npm run admin -- crear {1}',
    ],
  ],
  numberOfEmployee: [
    [
      'El número {0} es de una persona sin cuenta. Usa otro número.',
      'Number {0} belongs to a person without an account. Use another number.',
    ],
  ],
  mailTaken: 'That email is already in use.',
  noCompany: 'The company is missing.',
  departments: data,
  invitation: printed,
  onTerminal: printed,
}

export const documentTexts: English<typeof es.documentTexts> = {
  noRecord: 'Your account has no employee file. Ask Human Resources for help.',
  stepsMissing: [
    [
      'Responde las preguntas para guardar el registro: {0}.',
      'Answer the questions to save your record: {0}.',
    ],
    ['paso {0#}', 'step {0#}'],
    ['paso {0#}, {1}', 'step {0#}, {1}'],
  ],
  yes: data,
  no: data,
}

export const fileTexts: English<typeof es.fileTexts> = {
  diskFull: 'The portal ran out of space for files. Try again later.',
  tooMuchADay: [
    [
      'Llegaste al límite de {0#} MB por día. Sigue desde el {1}.',
      'You reached the limit of {0#} MB per day. Continue from {1}.',
    ],
  ],
  tooManyWaiting: [
    [
      'Ya hay {0#} archivos en espera. Sigue cuando se importen o alguien los descarte.',
      '{0#} files are already waiting. Continue when they’re imported or someone discards them.',
    ],
  ],
  refused: {
    empty: 'The file is empty. Choose another.',
    tooLarge: 'The file is over 10 MB. Choose a smaller one.',
    notAllowed: 'Upload a PDF or a JPG, PNG or HEIC photo.',
    otherName: 'The file isn’t what its name says. Choose another.',
    mixed: 'The file mixes 2 formats and can’t be saved. Choose another.',
    brokenImage: 'The photo is damaged or incomplete. Take it again.',
    tooManyPixels: 'The photo is too large. Take it at a lower resolution.',
    brokenPdf: 'The PDF is damaged and can’t be opened. Choose another.',
    lockedPdf: 'The PDF has a password. Remove it and upload it again.',
    activePdf: 'The PDF contains actions or files. Upload a photo instead.',
    infected: 'The file has a virus and wasn’t saved.',
    noPicture: 'Upload JPG, PNG, HEIC or WebP photos.',
    tooHeavy: 'We couldn’t check your file in time. Try again or use a smaller one.',
    noRoom: 'You’re out of space for files. Ask Human Resources for help.',
    tooManyAtOnce: 'You uploaded many files in a row. Wait a minute and try again.',
  },
  name: {
    empty: 'Enter a name for the file.',
    path: 'The file name can’t include folders. Change it.',
    tooLong: 'The file name is too long. Use 100 letters or fewer.',
    characters: 'The file name has symbols. Use only letters and digits.',
  },
  notData: 'The file didn’t arrive complete. Upload it again.',
  viewOnly: 'These documents are for viewing only.',
  otherCompany: 'Your company doesn’t upload documents here.',
  missing: 'The file wasn’t found.',
  unknownPerson: 'We couldn’t find that person.',
  unknownDocument: 'That document is no longer here. Refresh the list.',
  notReached: 'We couldn’t check your file in time. Try again.',
  tooOften: [
    [
      'Subiste muchos archivos en una hora. Espera {0#} minutos e intenta otra vez.',
      'You uploaded many files in an hour. Wait {0#} minutes and try again.',
    ],
    [
      'Subiste muchos archivos en una hora. Espera {0#} minuto e intenta otra vez.',
      'You uploaded many files in an hour. Wait {0#} minute and try again.',
    ],
  ],
  scannerAway: 'The file couldn’t be checked. Try again in a few minutes.',
}

export const disputeTexts: English<typeof es.disputeTexts> = {
  day: {
    noDay: 'That date doesn’t exist. Enter it again.',
    ahead: 'Choose a date that has passed.',
    tooOld: 'Choose a date from the last 5 years.',
  },
  picture: [['Foto {0#}: {1}', 'Photo {0#}: {1}']],
  unknown: 'That dispute doesn’t exist. Refresh the list.',
  notAnswered: 'Wait for the answer before rating it.',
  alreadyRated: 'You’ve already rated this dispute.',
  otherAnswer: 'The answer to this dispute changed. Read it and rate it again.',
  tooMany: [
    [
      'Ya tienes {0#} inconformidades abiertas. Espera su respuesta.',
      'You already have {0#} open disputes. Wait for an answer.',
    ],
  ],
  alreadyAnswered: 'This dispute already has an answer. Reopen it to change it.',
  notClosed: 'This dispute is still open.',
}

export const timeAlertTexts: English<typeof es.timeAlertTexts> = {
  unknownPerson: 'We couldn’t find that person.',
  noSuchDay: 'The date of the alert doesn’t exist.',
  ahead: 'The date of the alert hasn’t come yet.',
}

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
