import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { fieldMessages, stepMessages } from '#domain/data-form/data-form-texts.ts'
import { defineTexts } from '#i18n/texts.ts'

/** The texts of spec 000 §2, §5 and §8 stay byte for byte. */
export const es = {
  title: 'Actualización de datos',
  loading: 'Buscando tus datos…',
  slow: basic.slow,
  again: basic.tryAgain,
  back: basic.back,
  close: basic.close,
  checkFailed: 'Ocurrió un error: ',
  saved: 'Datos guardados correctamente',
  notSaved: 'Algo salió mal',
  notKept: 'No se pudo guardar aquí. Revisa el espacio e intenta otra vez.',
  unexplained: shared.refusedReasonLater,
  changed: 'El portal ya tenía otras respuestas de un paso. Elige con cuáles te quedas.',
  seen: (date: string) => `Datos del portal: ${date}`,
  yes: (server: string | undefined) => server ?? 'Sí',
  no: (server: string | undefined) => server ?? 'No',
  unnamed: phrases.optionNumber,

  failures: {
    offline: 'Sin internet.',
    expired: shared.sessionEnded,
    unavailable: shared.noResponseLater,
    malformed: 'El portal no respondió bien.',
    rejected: 'No se pudo guardar.',
  },

  steps: [
    'Domicilio y contacto',
    'Datos personales',
    'Identificación',
    'Escolaridad',
    'Idiomas y cursos',
    'Salud',
    'Familiares',
  ],

  states: {
    notBegun: 'Sin empezar',
    begun: 'En proceso',
    rejected: shared.errorTapToCorrect,
  },

  list: {
    label: 'Los 7 pasos',
    lead: 'Son 7 pasos cortos. Puedes parar y seguir después.',
    ready: 'Ten a la mano',
    readyWhat: 'INE, CURP, RFC y NSS. Y el celular de un familiar.',
    parts: (count: number) => (count === 1 ? '1 paso' : `${count} pasos`),
    refused: (count: number) => (count === 1 ? '1 paso con error' : `${count} pasos con error`),
    synced: (count: number) => `${count} de 7 pasos listos`,
    goOn: (step: number) => `Seguir con el paso ${step}`,
    begin: 'Empezar con el paso 1',
    correct: (step: number) => `Corregir el paso ${step}`,
    choose: (step: number) => `Elegir en el paso ${step}`,
    review: 'Revisar y terminar',
    allWaiting: (count: number) =>
      count === 1 ? 'Falta enviar 1 paso; se envía solo.' : `Falta enviar ${count} pasos; se envían solos.`,
    allSent: 'Enviamos tus 7 pasos. Falta que el portal los confirme.',
    seeWaiting: shared.seeWhatsWaiting,
    kept: 'Lo que escribes se queda en este teléfono.',
    mayGo: 'Si falta espacio, el teléfono puede borrarlo. Instala Turno para que no se borre.',
    notKept: 'Este navegador no guarda nada. Termina cada paso con internet.',
  },

  step: {
    of: (step: number) => `Paso ${step} de 7`,
    screenOf: (step: number, screen: number, screens: number) =>
      `Paso ${step} de 7 · pantalla ${screen} de ${screens}`,
    next: shared.next,
    back: 'Anterior',
    toReview: 'Revisar mis datos',
    saveChange: 'Guardar cambio',
    saving: basic.saving,
    retry: basic.tryAgain,
  },

  /** The spec's texts, and this project's for the rules after 'lastStepIncomplete' (data-form-rules.ts). */
  rules: stepMessages,
  fieldRules: fieldMessages,

  fieldErrors: {
    incomplete: 'Falta esta respuesta.',
    notNumeric: 'Solo números.',
    postalCodeLength: 'Deben ser 5 números.',
    mobileLength: 'Deben ser 10 números.',
    mailInvalid: 'Escribe un correo con @.',
    mailOfCompany: 'Usa tu correo personal.',
    phoneNotNumeric: 'Solo números.',
    ineLength: 'Deben ser 10 números.',
    rfcLength: 'Deben ser 13 letras y números.',
    nssLength: 'Deben ser 11 números.',
    curpLength: 'Deben ser 18 letras y números.',
    countNotNumeric: 'Solo números.',
    emergencyLength: 'Deben ser 10 números.',
    familyIncomplete: 'Falta esta respuesta.',
    lastStepIncomplete: 'Agrega a tu familia.',
    choice: 'Elige una opción.',
    dateInvalid: shared.noSuchDate,
    birthRange: 'Entre el 01/01/1950 y hoy.',
    yearsRange: 'De 0 a 99 años.',
    monthsRange: 'De 1 a 11 meses.',
    schoolMonthRange: 'Entre 1956 y este año.',
    phoneTooLong: '15 números o menos.',
    weightRange: 'Entre 20 y 300 kg.',
    ageRange: 'De 1 a 99 años.',
    tooMany: '30 como máximo.',
    tooLong: '120 letras o menos.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
