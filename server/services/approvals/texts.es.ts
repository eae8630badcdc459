import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { WorkLimit } from '#domain/approvals/work-law.ts'

/** Server texts about requests and decisions. The contract prescribes some texts byte for byte. */
export const approvalTexts = {
  oneHand: 'Quien lo pidió te dio tu contraseña: debe decidir otra persona.',
  oneHandByMail: 'Quien lo pidió registró tu correo: entra con tu cuenta para decidir.',
  until: 'al',
  unknown: 'No encontramos esa solicitud entre las tuyas.',
  nobodyDecides: 'No encontramos quién autoriza tu solicitud. Pregunta en Recursos Humanos.',
  own: 'No puedes decidir sobre tu propia solicitud.',
  authorizedBy: (name: string, at: string) => `Ya la autorizó ${name} el ${at}.`,
  refusedBy: (name: string, at: string) => `Ya la rechazó ${name} el ${at}.`,
  withdrawn: 'Se retiró. Ya no hay nada que decidir.',
  lapsed: 'Ya pasó su fecha. Ya no hay nada que decidir.',
  someone: 'otra persona',
  needsReason: 'Escribe el motivo del rechazo.',
  needsPlace: 'Escribe dónde se recoge la carta.',
  itemUsed: 'Esta solicitud cambió. Actualiza la lista.',
  needsFits: 'Responde cada requisito del puesto.',
  otherFits: 'Ya se guardaron tus primeras respuestas. No se cambiaron.',
  otherCall: 'Esta solicitud se autoriza en su propia lista.',
  leadersOnly: 'Solo quien tiene personas a su cargo puede pedirlo.',
  notOfTeam: 'Ese número no es de tu equipo. Revísalo.',
  notADay: 'La fecha no existe. Escríbela otra vez.',
  pastDay: 'La fecha ya pasó. Elige hoy o después.',
  tooFar: 'La fecha está a más de un año. Revísala.',
  endsBefore: 'La fecha final no puede ser antes de la inicial.',
  leavesBefore: 'La salida debe ser después de la entrada.',
  beyondLaw: {
    age: (age: number, article: string) => `Los menores de ${age} años no trabajan horas extra (${article}).`,
    restAge: (age: number, article: string) =>
      `Los menores de ${age} años no trabajan domingos ni festivos (${article}).`,
    dailyHours: (hours: number, article: string) =>
      `La ley permite ${hours} horas extra al día (${article}).`,
    days: (days: number, article: string) =>
      `La ley permite ${days} días con horas extra por semana (${article}).`,
    weekHours: (hours: number, article: string) =>
      `La ley permite ${hours} horas extra por semana (${article}).`,
  } satisfies Record<WorkLimit['rule'], (value: number, article: string) => string>,
  halfHours: 'Escribe horas enteras o medias, como 2 o 2.5.',
  alreadyAsked: 'Ya pediste eso para ese día.',
  alreadyWaits: 'Ya pediste eso. Espera la respuesta.',
  tooMany: 'Tienes muchas solicitudes sin respuesta. Espera o retira alguna.',
  notWaiting: 'Ya tiene respuesta. No se puede retirar.',
  substituteUnknown: 'No encontramos ese número de empleado.',
  substituteSelf: 'Elige a otra persona.',
  substituteLeft: 'Esa persona ya no puede entrar al portal.',
  substitutesFull: 'Hoy ya nombraste a muchas personas. Intenta mañana.',
  substituteOverlaps: 'Ya tienes suplente en esas fechas. Termina esa suplencia primero.',
  kinds: {
    incidencia: 'Día libre',
    vacante: 'Vacante',
    visita: 'Visita',
    tiempo_extra: 'Tiempo extra',
    descanso_laborado: 'Descanso laborado',
    pase_salida: 'Pase de salida',
    pase_ingreso: 'Pase de ingreso',
    ingreso_material: 'Ingreso de material',
    apego: 'Requisitos del puesto',
    candidato: 'Candidato',
    carta: 'Carta de Recursos Humanos',
  } satisfies Record<ApprovalKind, string>,
}
