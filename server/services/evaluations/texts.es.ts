/** Words of the server about evaluations. */
export const evaluationTexts = {
  pending: 'Pendiente',
  done: 'Contestada',
  unknownSurvey: 'Esa encuesta ya no existe. Actualiza la lista.',
  answered: 'Esa encuesta ya está contestada.',
  taken: 'El colaborador seleccionado ya se encuentra registrado en las encuestas. Seleccione uno diferente',
  onlyOthers: 'La encuesta del jefe y la propia no se cambian.',
  noMail: 'Colaborador no cuenta con un correo registrado',
  noMailServer: 'Recibió un aviso en el portal. Este portal no manda correos.',
  alreadyToday: 'Ya recibió hoy un correo. El aviso está en su portal.',
  lastOfAll: 'Deja al menos una encuesta, o extiende su contrato.',
  notYet: 'Todavía no hay resultado.',
  closed: 'Esta evaluación ya cerró. Gracias de todos modos.',
  missing: 'Contesta todas las preguntas antes de enviar.',
  wrongQuestion: 'Las preguntas cambiaron. Abre la evaluación otra vez.',
  twice: 'Ya enviaste esta evaluación.',
  nextStep: (category: string) => `Platica con tu líder sobre ${category}.`,
  letter: {
    subject: 'Te espera una evaluación',
    greeting: (name: string) => `Hola, ${name}:`,
    lead: (count: number) =>
      count === 1 ? 'Te falta contestar una evaluación 360.' : `Te faltan ${count} evaluaciones 360.`,
    due: (day: string) => `Contesta hasta el ${day}.`,
    late: (day: string) => `Venció el ${day}. Todavía puedes contestar.`,
    open: 'Abrir mis evaluaciones',
    title: 'Evaluación 360',
  },
}
