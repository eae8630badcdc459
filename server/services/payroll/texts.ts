export const serviceTexts = {
  noPeriod: 'No hay datos de nómina de ese periodo.',
  noneStamped: 'Todavía no tienes nóminas timbradas.',
  /** The spec gives no text for LEGPAY-10. */
  notOut: (date: string) => `La prenómina de este periodo estará disponible el ${date}.`,
}
