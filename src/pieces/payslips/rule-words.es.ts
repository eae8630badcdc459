import type { RuleName } from '#domain/pay-check/facts.ts'

export const ruleWords = {
  net: {
    name: 'La suma del recibo',
    about: 'Percepciones más otros pagos, menos deducciones, dan lo que recibes.',
  },
  days: { name: 'Los días pagados', about: 'Te pagan los días del periodo, menos los que faltaste.' },
  absences: { name: 'Las faltas descontadas', about: 'Cada falta descontada está en tu kardex.' },
  overtime: { name: 'El tiempo extra', about: 'Las horas dobles y triples tienen un pago mínimo por ley.' },
  restDays: {
    name: 'El descanso trabajado',
    about: 'Un descanso o festivo autorizado se paga aparte.',
  },
  sundayPremium: {
    name: 'La prima dominical',
    about: 'Un domingo trabajado suma al menos la cuarta parte de tu día.',
  },
  savings: { name: 'Tu ahorro de la caja', about: 'Lo descontado entra a tu estado de cuenta de la caja.' },
  loan: { name: 'Tu préstamo de la caja', about: 'Lo descontado es el pago de tu plan.' },
  deductions: {
    name: 'Créditos, pensión y sindicato',
    about: 'Son como en el recibo anterior, o cambian igual que tu pago.',
  },
  vacation: {
    name: 'Vacaciones y prima',
    about: 'La ley pide una prima mínima sobre el pago de vacaciones.',
  },
  christmasBonus: { name: 'Tu aguinaldo', about: 'La ley da un mínimo de días de salario por año.' },
  profitSharing: { name: 'Tu PTU', about: 'Depende de las ganancias de la empresa.' },
} satisfies Record<RuleName, { name: string; about: string }>
