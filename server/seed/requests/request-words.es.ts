export const requestWords = {
  newReason: 'Cambio de mi cuenta bancaria',
  asked: {
    overtime: 'Trabajé 3 horas extra el miércoles y no aparecen en mi recibo.',
    deduction: 'Me descontaron un día que sí trabajé. Mi checada está completa.',
    day: 'El sábado cubrí a un compañero y no veo ese día.',
    punctuality: 'Llegué a tiempo toda la semana y no me dieron el bono.',
    sunday: 'Trabajé el domingo y falta la prima.',
    vouchers: 'Mis vales llegaron incompletos este periodo.',
    vacation: 'Pedí 2 días de vacaciones y solo me pagaron 1.',
    bank: 'Cambié de banco. ¿Cuándo depositan en la cuenta nueva?',
  },
  answered: {
    overtime: 'Tu supervisor confirmó las horas. Se pagan en el siguiente periodo.',
    deduction: 'Revisamos tu checada y tienes razón. Se devuelve en el siguiente periodo.',
    punctuality: 'Hay un retardo de 12 minutos el martes. Por eso no se pagó el bono.',
    vouchers: 'La diferencia se depositó hoy en tu tarjeta de vales.',
    sunday: 'La prima aparece en el recibo con la clave 020, junto con el tiempo extra.',
  },
} as const
