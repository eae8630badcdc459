export const serviceTexts = {
  noPeriod: 'No hay datos de nómina de ese periodo.',
  noneStamped: 'Todavía no tienes nóminas timbradas.',
  /** LEGPAY-10, for which the spec gives no text. */
  notOut: (date: string) => `La prenómina de este periodo estará disponible el ${date}.`,
}
