import { basic } from '#i18n/basic-words.es.ts'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import { defineTexts } from '#i18n/texts.ts'
import { letter } from '#pieces/requests/letter-words.es.ts'

function endingOf(kind: ApprovalKind): string {
  return /^([vi]\w+(a|e)|carta)$/.test(kind) ? 'a' : 'o'
}

export const es = {
  language: basic.otherLanguage,
  loading: basic.loading,
  again: basic.tryAgain,
  waiting: 'Abriendo tu enlace',
  enter: 'Entrar al portal',
  leave: 'Salir',
  home: basic.goToHome,

  forWhom: (name: string) => `Enlace para ${name}`,
  forGate: 'Muéstralo en la entrada.',
  asks: 'te lo pide',
  asked: 'lo pidió',
  folio: (name: string, folio: number) => `${name} ${folio}`,
  ends: (day: string) => `Vence el ${day}. Sirve una sola vez.`,
  endsShown: (day: string) => `Sirve hasta el ${day}.`,
  noPassword: 'Aquí nunca te pedimos contraseñas.',
  weAsk: basic.confirmBeforeSave,
  reject: basic.reject,
  authorize: basic.approve,
  signIn: 'Entrar para decidir',
  signInWhy: (name: string) => `Solo ${name} decide, con su cuenta.`,
  code: 'Código para la entrada',

  days: basic.weekdays,
  until: (day: string) => `al ${day}`,
  times: (from: string, to: string) => `${from} a ${to}`,
  inAndOut: 'Entrada y salida',
  at: basic.time,
  from: 'Entrada',
  hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
  begins: (time: string) => `Desde las ${time}`,
  back: (time: string) => `Regresa a las ${time}`,
  noReturn: 'No regresa ese día',
  onPhone: 'Solo se ve en un teléfono',
  week: (authorized: number, limit: number) =>
    `Esa semana tiene ${authorized} h autorizadas. El límite es ${limit} h.`,
  weekOver: (total: number, limit: number) => `Con esto llega a ${total} h. El límite es ${limit} h.`,

  letter,

  labels: {
    reason: 'Razón',
    motive: basic.reason,
    place: 'Ubicación',
    action: basic.action,
    days: basic.days,
    salary: 'Sueldo inicial al mes',
    description: basic.description,
    places: 'Lugares',
    amount: 'Cantidad',
    supplier: basic.supplier,
    plates: basic.licensePlates,
    return: 'Regreso',
    what: 'Qué sale',
    brings: 'Qué trae',
    notes: basic.notes,
    vacancy: basic.vacancy,
    asked: basic.requirements,
  },

  kinds: {
    visita: {
      name: basic.visit,
      title: 'Autoriza una visita',
      shown: 'Visita autorizada',
      ask: '¿Realmente deseas autorizar esta visita?',
      ifYes: 'Si autorizas, vigilancia la recibe ese día.',
      ifNo: 'Si rechazas, no entra y avisamos.',
    },
    vacante: {
      name: basic.vacancy,
      title: 'Autoriza una vacante',
      shown: 'Vacante autorizada',
      ask: '¿Realmente deseas autorizar esta vacante?',
      ifYes: 'Si autorizas, se pueden proponer candidatos.',
      ifNo: 'Si rechazas, no se busca a nadie y avisamos.',
    },
    incidencia: {
      name: basic.absence,
      title: 'Autoriza una incidencia',
      shown: 'Incidencia autorizada',
      ask: '¿Realmente deseas autorizar esta incidencia?',
      ifYes: 'Si autorizas, esos días quedan registrados.',
      ifNo: 'Si rechazas, no se registran y avisamos.',
    },
    tiempo_extra: {
      name: basic.overtime,
      title: 'Autoriza tiempo extra',
      shown: 'Tiempo extra autorizado',
      ask: '¿Realmente deseas autorizar este tiempo extra?',
      ifYes: 'Si autorizas, esas horas cuentan en su semana.',
      ifNo: 'Si rechazas, no se trabajan y avisamos.',
    },
    descanso_laborado: {
      name: basic.workedRestDay,
      title: 'Autoriza un descanso laborado',
      shown: 'Descanso laborado autorizado',
      ask: '¿Realmente deseas autorizar este descanso laborado?',
      ifYes: 'Si autorizas, trabaja ese día de descanso.',
      ifNo: 'Si rechazas, descansa ese día y avisamos.',
    },
    pase_salida: {
      name: basic.exitPass,
      title: 'Autoriza un pase de salida',
      shown: 'Pase de salida autorizado',
      ask: '¿Realmente deseas autorizar este pase de salida?',
      ifYes: 'Si autorizas, vigilancia permite la salida.',
      ifNo: 'Si rechazas, no sale y avisamos.',
    },
    pase_ingreso: {
      name: basic.entryPass,
      title: 'Autoriza un pase de ingreso',
      shown: 'Pase de ingreso autorizado',
      ask: '¿Realmente deseas autorizar este pase de ingreso?',
      ifYes: 'Si autorizas, vigilancia permite la entrada.',
      ifNo: 'Si rechazas, no entra y avisamos.',
    },
    ingreso_material: {
      name: basic.materialEntry,
      title: 'Autoriza un ingreso de material',
      shown: 'Ingreso de material autorizado',
      ask: '¿Realmente deseas autorizar este ingreso de material?',
      ifYes: 'Si autorizas, vigilancia lo recibe ese día.',
      ifNo: 'Si rechazas, no entra y avisamos.',
    },
    apego: {
      name: basic.positionRequirements,
      title: '¿Qué cumple?',
      shown: 'Requisitos revisados',
      ask: '¿Guardas los requisitos que cumple esta persona?',
      ifYes: 'Si guardas, falta autorizar a la persona.',
      ifNo: 'Si la descartas, avisamos a quien la propuso.',
    },
    candidato: {
      name: basic.candidate,
      title: 'Autoriza a un candidato',
      shown: 'Candidato autorizado',
      ask: '¿Realmente deseas autorizar a esta persona?',
      ifYes: 'Si autorizas, Recursos Humanos le prepara una oferta.',
      ifNo: 'Si rechazas, se descarta a la persona y avisamos.',
    },
    carta: {
      name: basic.letter,
      title: 'Prepara una carta',
      shown: 'Carta lista',
      ask: letter.isReady,
      ifYes: 'Si ya está lista, escribe dónde se recoge.',
      ifNo: 'Si rechazas, no se hace y avisamos.',
    },
  },

  fit: {
    save: basic.save,
    notOn: 'Descartar',
    confirm: 'Sí, guardar',
    share: (share: number) => `Cumple ${share} % del perfil`,
    saved: 'Quedó guardado',
    authorized: 'Se autorizó a la persona',
    ended: 'Se descartó a la persona',
    failed: 'No pudimos cargar los requisitos. Revisa tu internet.',
  },

  confirm: {
    close: basic.close,
    cancel: basic.cancel,
    authorize: 'Sí, autorizar',
    reject: 'Sí, rechazar',
    rejectTitle: 'Justifica la acción',
    rejectLead: (name: string) => `${name} lee tu motivo.`,
    reason: 'Motivo del rechazo',
    count: (count: number, limit: number) => `${count} de ${limit}`,
    // @NOTE: the spelling of JUST-06 and JUST-07 is the contract's
    needed: 'Campo requiredo.',
    tooLong: 'el campo debe tener menos de 250 caracteres.',
    sending: basic.saving,
    offline: 'Sin internet. No se guardó nada.',
    offlineReason: 'Sin internet. No se guardó nada. Tu motivo sigue aquí.',
    noAnswer: 'No llegó la respuesta. Toca otra vez: no se duplica.',
  },

  done: {
    authorized: (kind: ApprovalKind) => `Quedó autorizad${endingOf(kind)}`,
    rejected: (kind: ApprovalKind) => `Quedó rechazad${endingOf(kind)}`,
    saved: 'Quedó guardado',
    letter: 'La carta quedó lista',
    told: (name: string) => `Avisamos a ${name}.`,
    again: 'Tu respuesta ya estaba guardada.',
    close: 'Ya puedes cerrar esta página.',
  },
  ended: {
    title: 'Este enlace ya no sirve',
    text: 'Se usó, venció o llegó incompleto. Pide otro a quien te lo mandó.',
  },
  foreign: {
    title: 'Este enlace es para otra persona',
    text: (name: string) =>
      `Aquí está abierta la sesión de ${name}. Ciérrala o abre el enlace en otro teléfono.`,
  },
  away: {
    title: 'Sin internet por ahora',
    text: 'Tu enlace todavía sirve. Inténtalo cuando tengas internet.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
