/** What the service says. */
export const serviceTexts = {
  noPeriod: 'No hay datos de nómina de ese periodo.',
  noneStamped: 'Todavía no tienes nóminas timbradas.',
  /** LEGPAY-10: the spec shows no words of it. */
  notOut: (date: string) => `La prenómina de este periodo estará disponible el ${date}.`,
}
