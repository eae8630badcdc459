import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { MAX_BENEFIT, MAX_IDEA, MAX_PLACE } from '#domain/improvements/limits.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  failure: {
    ...failures.later,
    offline: shared.needsInternet,
    rejected: 'El portal no lo aceptó. Revisa los datos.',
  },
  offline: { title: 'Aún no cargan las ideas', text: shared.loadedOnlineThem },
  states: {
    1: 'Registrada',
    2: shared.inReview,
    3: 'Asignada',
    4: 'En marcha',
    5: 'Implementada',
    6: 'No procede',
  } as Readonly<Record<number, string>>,
  card: {
    folio: phrases.folioNumber,
    where: 'Dónde',
    benefit: 'Qué se gana',
    engineer: (name: string) => `La atiende ${name}`,
    steps: 'Avance de la idea',
    said: 'Te respondieron',
    photo: 'Ver la foto',
    photoOf: (folio: number) => `Foto de la idea con folio ${folio}`,
    photoLoading: 'Buscando la foto…',
  },
  own: {
    loading: 'Buscando tus ideas…',
    new: 'Registrar una idea',
    none: 'Aún no tienes ideas registradas',
    noneText: 'Cuéntanos qué se puede mejorar en tu trabajo.',
    old: 'No pudimos actualizar tus ideas',
    list: 'Tus ideas',
    unexplained: shared.refusedReasonLater,
    delivered: 'Tu idea quedó registrada.',
  },
  form: {
    lead: 'Una idea pequeña también cuenta.',
    leadText: 'La leen ingeniería de mejora y Recursos Humanos. Te avisamos cuando avance.',
    what: '¿Qué se puede mejorar?',
    whatHint: 'Di qué pasa hoy y qué harías tú.',
    where: '¿Dónde?',
    whereHint: 'Área, línea o máquina.',
    benefit: '¿Qué se gana?',
    benefitHint: 'Tiempo, seguridad, comodidad, dinero…',
    count: phrases.countOf,
    photo: 'Foto',
    photoHint: 'Solo si ayuda a entender.',
    addPhoto: shared.addAPhoto,
    photoAlt: 'Foto de tu idea',
    photoUnseen: 'No podemos mostrar la foto, pero sí se envía.',
    retake: phrases.change,
    remove: shared.remove,
    captureLabel: 'Idea de mejora',
    photoUnread: 'No pudimos leer la foto. Tómala otra vez.',
    photoNotKept: 'No hay espacio para guardar la foto. Envíala antes de cerrar.',
    send: 'Registrar idea',
    sending: basic.saving,
    draft: shared.savedOnThisDevice,
    notKept: 'Este dispositivo no guarda lo que escribes. No cierres la página.',
    queued: shared.savedHereAndSent,
    rejectedTitle: 'No se registró tu idea',
    noRoom: 'No hay espacio en el dispositivo. Quita la foto e intenta otra vez.',
    missing: shared.requiredField,
    long: {
      what: `Pasa de ${MAX_IDEA} letras. Acórtala.`,
      where: `Pasa de ${MAX_PLACE} letras. Acórtalo.`,
      benefit: `Pasa de ${MAX_BENEFIT} letras. Acórtalo.`,
    },
    problemCount: (count: number) =>
      count === 1 ? 'Falta 1 dato. Tócalo para ir ahí.' : `Faltan ${count} datos. Toca uno para ir ahí.`,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
