import type { ProcessStatus, Refusal } from '#domain/temporary/process.ts'
import type { FamilyRefusal } from '#domain/temporary/evaluators.ts'

/** Sources: TEMP-12 … 21, M-109 … 111, K-23. */
export const statusNames: Readonly<Record<ProcessStatus, string>> = {
  1: 'En espera',
  2: 'Captura de evaluadores',
  3: 'En evaluación',
  4: 'Encuesta terminada',
  5: 'Terminada',
  6: 'Planta asignada',
}

export const staffTexts = {
  all: 'Todos',
  unknown: 'No encontramos a esa persona.',
  noView: 'No puedes ver esa lista.',
  refusals: {
    status: 'Algo cambió. Actualiza e intenta otra vez.',
    view: 'Esto lo decide Recursos Humanos.',
    kardex: 'Este puesto se decide con el kardex.',
    surveys: 'Faltan encuestas por contestar.',
    training: 'Su capacitación no está pendiente de confirmar.',
  } satisfies Record<Exclude<Refusal, 'date'>, string>,
  wait: (date: string) => `Espera a que su fecha de evaluación esté disponible. Fecha disponible: ${date}`,
  noResponsible: 'Solicita que te asignen un responsable para continuar',
  activated: 'Evaluación activada',
  assigned: 'Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!',
  notADay: 'La fecha no existe. Escríbela otra vez.',
  earlyPlant: 'La fecha es antes de su ingreso. Elige otra.',
  otherExtension: 'La fecha de extensión no corresponde a los meses. Actualiza la página.',
  absences: 'Tiene faltas en los últimos 90 días.',
  absenceKinds: { 4: 'Falta injustificada', 5: 'Falta administrativa' },
  fewEvaluators: 'Elige al menos un par o un cliente.',
  manyEvaluators: 'Como maximo tres colaboradores',
  wrongPeer: 'Un par no trabaja con el mismo responsable. Actualiza la lista.',
  wrongClient: 'Un cliente no puede ser par, responsable, subordinado ni la misma persona.',
  twice: 'Alguien está dos veces en la lista.',
  family: {
    few: 'Agrega al menos dos personas.',
    noLeader: 'Elige quién es el líder.',
    manyLeaders: 'Elige solo un líder.',
  } satisfies Record<FamilyRefusal, string>,
  unknownMember: (number: string) => `No encontramos el número ${number}.`,
  memberWithoutAccount: (number: string) => `El número ${number} no tiene cuenta en el portal.`,
  ownPeer: 'La persona evaluada no puede ser su propio par.',
  whoseExtension: 'No sabemos de quién es la extensión. Elige a la persona y vuelve a enviar.',
  oneself: 'Pide a otra persona que te registre.',
  leaderWithoutAccount: 'El líder no tiene cuenta en el portal.',
  noDate: 'Escribe desde cuándo se puede evaluar a cada persona.',
  months: (months: number) => (months === 1 ? '1 mes' : `${months} meses`),

  news: {
    registered: 'Avanza su proceso cuando llegue su fecha',
    extended: 'Se extendió un contrato',
    complete: 'Ya contestaron todas las encuestas',
    kardex: 'Falta confirmar su planta',
  },
}
