/** Words of the printed offer, always in Spanish because the offer is a document of the company. */
export const offerWords = {
  title: 'Oferta de trabajo',
  folio: (folio: number) => `Oferta ${folio}`,
  for: 'Para',
  position: 'Puesto',
  salary: 'Sueldo bruto al mes',
  gross: 'Antes de impuestos y descuentos.',
  starts: 'Primer día',
  hours: 'Horario de trabajo',
  place: 'Lugar',
  sent: 'Enviada',
  answerBy: 'Fecha límite para responder',
  benefits: 'Prestaciones',
  none: 'Las de ley.',
  how: 'Responde esta oferta en el portal, con el enlace que recibiste. Sirve hasta la fecha límite.',
}
