import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  review: {
    title: 'Revisa tus datos',
    lead: 'Revisa que todo esté bien antes de terminar.',
    change: (name: string) => `Cambiar ${name}`,
    nothing: phrases.noAnswer,
    missing: (step: number, name: string) => `Paso ${step}: ${name}`,
    doubts: 'Revisa esto otra vez',
    doubtsLead: 'Si está bien, continúa.',
    finish: 'Guardar registro',
  },

  /** Prescribed by spec 000 §2. */
  confirm: {
    title: shared.warning,
    question: 'Estás seguro de continuar con el registro',
    reminder: 'Recuerda agregar a todos tus familiares cercanos (puedes agregar hermanos e hijos).',
    cancel: basic.cancel,
    accept: shared.proceed,
    busy: basic.saving,
  },

  done: {
    title: 'Terminaste tus 7 pasos',
    lacking: 'Falta algo en tus datos',
    lackingText: 'Revisa lo que está marcado abajo.',
    stuck: {
      rejected: {
        title: (count: number) => (count === 1 ? 'Corrige 1 paso' : `Corrige ${count} pasos`),
        link: (name: string) => `Corregir ${name}`,
      },
      conflict: {
        title: (count: number) => (count === 1 ? 'Elige en 1 paso' : `Elige en ${count} pasos`),
        link: (name: string) => `Elegir en ${name}`,
      },
      stray: {
        title: (count: number) => (count === 1 ? 'Haz otra vez 1 paso' : `Haz otra vez ${count} pasos`),
        link: (name: string) => `Hacer otra vez ${name}`,
      },
    },
    documents: 'Sube tus documentos',
    missing: (count: number) => (count === 1 ? 'Falta 1 documento.' : `Faltan ${count} documentos.`),
    complete: 'Ya están tus 6 documentos.',
    seeDocuments: shared.seeMyDocuments,
    next: shared.whatsNext,
    nextDocuments: 'Sube tus documentos con la cámara.',
    nextReview: 'Recursos Humanos revisa todo.',
    nextTold: 'Si falta algo, te avisamos.',
  },

  data: {
    title: 'Tus datos',
    lead: 'Puedes cambiar un dato: cuenta desde que lo guardas; Recursos Humanos lo verá.',
    notKnown: 'Conéctate para ver si puedes cambiar un dato.',
    askThem: 'Para cambiar un dato, pide ayuda a Recursos Humanos.',
    changed: (date: string) => `Lo cambiaste el ${date}; Recursos Humanos lo verá.`,
    unfinished: 'Tienes un cambio sin guardar. Por ahora cuenta lo de arriba.',
    unfinishedOver: 'Tienes un cambio por enviar. Lo que escribiste después no está guardado.',
    undecidedOver: 'Falta decidir entre dos versiones. Lo que escribiste después no está guardado.',
    decide: 'Elegir',
    seeWaiting: shared.seeWhatsWaiting,
    goOn: (name: string) => `Seguir con ${name}`,
    giveUp: phrases.discard,
    notGivenUp: 'No se pudo descartar. Lo que escribiste sigue aquí.',
    lacking: 'Falta un dato o ya no es válido. Revísalo.',
    notHere: 'Conéctate para ver aquí tus datos.',
    doubtsLead: 'Si está bien, déjalo así.',
    show: shared.showIt,
    hide: basic.hide,
    showLabel: 'Ver tus números',
    hideLabel: 'Ocultar tus números',
    covered: (end: string) => `Oculto, termina en ${end}`,
  },
}

export const reviewTexts = defineTexts(es, () => import('./review-texts.en.ts'))
