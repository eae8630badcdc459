export const disputeSeedTexts = {
  overtime: {
    reason: 'Tiempo extra sin pagar',
    comment:
      'Me quedé 3 horas extra el sábado en la prensa 4 y en el recibo solo aparece 1. Adjunto la foto del vale que firmó mi supervisora y la hoja de asistencia.',
    slip: 'VALE DE TIEMPO EXTRA',
    sheet: 'HOJA DE ASISTENCIA',
  },
  uniform: {
    reason: 'Descuento de uniforme',
    comment: 'Me descontaron un uniforme que no recibí. Adjunto la nota del almacén.',
    answer: 'Tienes razón: el uniforme no se entregó. El descuento se devuelve en tu próximo pago.',
    note: 'NOTA DEL ALMACÉN',
    voucher: 'COMPROBANTE DE DEVOLUCIÓN',
  },
  bonus: {
    reason: 'Bono de puntualidad',
    comment: 'No me llegó el bono de puntualidad del mes y no tuve retardos.',
    answer: 'El reloj marcó un retardo por error. Ya se corrigió y el bono se pagó con la nómina.',
  },
  rest: {
    reason: 'Día de descanso trabajado',
    comment: 'Trabajé mi día de descanso por inventario y se pagó como un día normal.',
  },
  meal: {
    reason: 'Descuento de comedor',
    comment: 'Me cobraron comedor en la semana que estuve de vacaciones.',
  },
  savings: {
    reason: 'Caja de ahorro',
    comment: 'El descuento de la caja de ahorro salió 2 veces en el mismo recibo.',
  },
  night: {
    reason: 'Prima nocturna',
    comment: 'Cambié al tercer turno y la prima nocturna no aparece en mi pago.',
  },
  done: 'Lo revisamos y se ajusta en el siguiente pago.',
}
