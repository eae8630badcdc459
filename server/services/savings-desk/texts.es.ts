import type { FundRefusal } from '#domain/savings-moves.ts'

/** What is said at the desk of the savings fund, about somebody else. */
export const savingsDeskTexts = {
  oneHand: 'Quien lo pidió te dio tu contraseña: lo decide otra persona.',
  unknown: 'Esa solicitud ya no existe. Actualiza la lista.',
  needsReason: 'Escribe el motivo. La persona lo va a leer.',
  changed: 'El monto cambió. Revisa la solicitud y decide otra vez.',
  tooLate: 'La prenómina ya cerró: ya no se puede rechazar.',
  closed: 'La prenómina ya cerró: ya no se puede autorizar.',
  noPayday: 'El calendario de nómina no llega a la fecha.',
  noParameters: 'La caja aún no tiene sus tasas.',
  otherPayGroup: 'Su grupo de pago cambió. Pídele que haga otra solicitud.',
  upTo: (maximum: string) => `Hoy le alcanza hasta ${maximum}.`,
  /** Somebody was faster. */
  authorizedBy: (who: string, date: string) => `Ya la autorizó ${who} el ${date}.`,
  refusedBy: (who: string, date: string) => `Ya la rechazó ${who} el ${date}.`,
  cancelled: 'La persona canceló su solicitud.',
  done: 'Ya se fue con la nómina.',
  nobody: 'otra persona',
  /** Which condition is no longer met. */
  refusals: {
    disabled: 'Tiene incapacidad: no puede recibir un préstamo.',
    'not-enrolled': 'Ya no está en la caja de ahorro.',
    'too-new': 'Aún no cumple 3 meses en la caja.',
    pending: 'Tiene un préstamo en proceso.',
    leaving: 'Tiene una baja en proceso.',
    owes: 'Tiene un préstamo por pagar.',
    'social-part': 'Su parte social no está cubierta.',
    'withdrawal-pending': 'Tiene un retiro en proceso.',
    'request-pending': 'Tiene otro movimiento en proceso.',
    enrolled: 'Ya está en la caja de ahorro.',
    joining: 'Su inscripción está en proceso.',
    amount: 'El monto es mayor de lo que le alcanza hoy.',
    'nothing-saved': 'No tiene ahorro.',
    'owes-savings': 'Su préstamo es igual o mayor que su ahorro.',
    'owes-more': 'Su préstamo es mayor que su ahorro.',
    'no-loan': 'No tiene un préstamo por pagar.',
    'not-paid-out': 'Aún no recibe su préstamo.',
    'savings-short': 'Su ahorro no alcanza.',
    'no-maximum': 'Hoy no hay un monto para prestarle.',
    'last-payment': 'Su próximo pago ya liquida el préstamo.',
  } satisfies Record<FundRefusal, string>,
}
