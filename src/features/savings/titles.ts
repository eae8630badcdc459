import { inBoth } from '#i18n/in-both.ts'

export const titles = {
  moves: {
    inscribirme: inBoth('Inscribirme', 'Join'),
    cambiar: inBoth('Cambiar mi ahorro', 'Change my savings'),
    retirar: inBoth('Retirar', 'Withdraw'),
    prestamo: inBoth('Pedir préstamo', 'Request a loan'),
    'pago-extra': inBoth('Pago extra', 'Extra payment'),
    liquidar: inBoth('Pagar con mi ahorro', 'Pay with my savings'),
    baja: inBoth('Darme de baja', 'Leave the fund'),
    'cancelar/:movimiento': inBoth('Cancelar movimiento', 'Cancel transaction'),
  },
}
