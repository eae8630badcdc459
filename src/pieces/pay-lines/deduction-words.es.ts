/** Explanation of each deduction: its meaning and its reason. At most fifteen words a sentence. */
export const deductionWords = {
  socialSecurity: {
    what: 'Tu parte del seguro social, para salud y retiro.',
    why: 'La empresa la descuenta y la paga por ti.',
  },
  incomeTax: {
    what: 'El impuesto sobre lo que ganas.',
    why: 'La empresa lo entrega al gobierno.',
  },
  retirement: {
    what: 'Tu parte del ahorro para tu retiro y vejez.',
    why: 'La empresa la descuenta y la deposita por ti.',
  },
  otherDeduction: {
    what: 'El SAT solo lo clasifica como «otros».',
    why: 'Pregunta en nómina qué descuenta.',
  },
  housingFund: {
    what: 'Una aportación al fondo de vivienda.',
    why: 'Por ley la paga la empresa. Si no pediste aportar más, pregunta en nómina.',
  },
  incapacityDiscount: {
    what: 'Un descuento por tus días de incapacidad.',
    why: 'Esos días no te los paga la empresa como sueldo.',
  },
  alimony: {
    what: 'Dinero para la manutención de tu familia.',
    why: 'La empresa lo entrega a quien indica la orden.',
  },
  rent: {
    what: 'La renta de un lugar donde vives.',
    why: 'Se descuenta de tu pago por acuerdo.',
  },
  infonavit: {
    what: 'El abono a tu crédito de vivienda.',
    why: 'La empresa lo descuenta y lo paga al Infonavit.',
  },
  housingInsurance: {
    what: 'El seguro de daños de tu vivienda.',
    why: 'Va junto con tu crédito de vivienda.',
  },
  housingLoan: {
    what: 'El abono a tu crédito de vivienda.',
    why: 'La empresa lo descuenta y lo paga por ti.',
  },
  fonacot: {
    what: 'El abono a tu crédito Fonacot.',
    why: 'La empresa lo descuenta y lo paga al Fonacot.',
  },
  advance: {
    what: 'Un adelanto que ya habías recibido.',
    why: 'Ahora se descuenta de tu pago.',
  },
  overpaid: {
    what: 'Dinero que antes te pagaron de más.',
    why: 'La empresa lo recupera con este descuento.',
  },
  errors: {
    what: 'Un descuento que el SAT clasifica como errores.',
    why: 'Pregunta en nómina cuál fue el error.',
  },
  losses: {
    what: 'Un descuento por algo que se perdió.',
    why: 'Pregunta en nómina qué se perdió.',
  },
  damage: {
    what: 'Un descuento por algo que se dañó.',
    why: 'Pregunta en nómina qué se dañó.',
  },
  companyGoods: {
    what: 'Productos de la empresa que compraste.',
    why: 'Se pagan con este descuento.',
  },
  savings: {
    what: 'Lo que apartas en cada pago.',
    why: 'Va a tu caja de ahorro o cooperativa.',
  },
  union: { what: 'Tu aportación al sindicato.', why: 'La empresa la descuenta y la entrega.' },
  unionExtraordinary: {
    what: 'Una aportación extraordinaria a tu sindicato.',
    why: 'Pregunta en tu sindicato quién la acordó y para qué.',
  },
  absence: {
    what: 'Los días u horas que no trabajaste.',
    why: 'Ese tiempo no se paga.',
  },
  lateness: {
    what: 'Un descuento por llegar tarde.',
    why: 'La ley prohíbe las multas: pregunta en nómina qué tiempo descuenta.',
  },
  workerDues: {
    what: 'Cuotas del seguro social.',
    why: 'La empresa las descuenta y las paga por ti.',
  },
  localTax: {
    what: 'Un impuesto de tu estado o municipio.',
    why: 'La empresa lo entrega al gobierno local.',
  },
  voluntary: {
    what: 'Un ahorro voluntario que pediste.',
    why: 'Se deposita en cada pago.',
  },
  lastYearTax: {
    what: 'El impuesto que faltó del año anterior.',
    why: 'La empresa hizo la cuenta de todo ese año.',
  },
  subsidyCorrection: {
    what: 'Una corrección del subsidio para el empleo.',
    why: 'Aparece cuando cambia el subsidio que se había registrado.',
  },
  adjustment: {
    what: 'Corrige un pago.',
    why: 'Pregunta en nómina qué cambió.',
  },
  loan: {
    what: 'El abono a un préstamo.',
    why: 'Se descuenta hasta que termines de pagarlo.',
  },
  savingsLoan: {
    what: 'El abono a tu préstamo de la caja de ahorro.',
    why: 'Se descuenta hasta que termines de pagarlo.',
  },
  fund: {
    what: 'Lo que apartas para el fondo de ahorro.',
    why: 'Te lo entregan en la fecha que marcan las reglas del fondo.',
  },
  fundCompanyKept: {
    what: 'La parte de la empresa para tu fondo de ahorro.',
    why: 'Se aparta aquí y se guarda en el fondo.',
  },
  canteen: {
    what: 'Las comidas que tomaste en el comedor.',
    why: 'Se pagan con este descuento.',
  },
  lifeInsurance: {
    what: 'Tu pago de un seguro de vida.',
    why: 'Se descuenta en cada pago.',
  },
  medicalInsurance: {
    what: 'Tu pago de un seguro o de gastos médicos.',
    why: 'Se descuenta de tu pago.',
  },
  rounding: {
    what: 'Centavos que ajustan tu pago.',
    why: 'Así el pago queda en una cantidad cerrada.',
  },
}

/** Explanation of each "otro pago" of a payslip, which is no income. */
export const otherPaymentWords = {
  taxRefund: {
    what: 'Impuesto que antes te descontaron de más.',
    why: 'La empresa te lo devuelve.',
  },
  subsidy: {
    what: 'Una ayuda del gobierno para quienes ganan menos.',
    why: 'Baja el impuesto que te toca pagar.',
  },
  travel: {
    what: 'Dinero para tus gastos de viaje por trabajo.',
    why: 'Aparece cuando viajas por la empresa.',
  },
  yearBalance: {
    what: 'Impuesto que pagaste de más en el año.',
    why: 'La empresa lo usa ahora a tu favor.',
  },
  lastYearTaxRefund: {
    what: 'Impuesto del año anterior que te descontaron de más.',
    why: 'La empresa te lo devuelve.',
  },
  companyMeals: {
    what: 'Comidas que te da la empresa.',
    why: 'El recibo muestra su valor.',
  },
  taxAdjusted: {
    what: 'Corrige tu impuesto por el subsidio del mes.',
    why: 'Aparece cuando se hace la cuenta de todo el mes.',
  },
  subsidyNotDue: {
    what: 'Un subsidio que ya te entregaron y no correspondía.',
    why: 'Aparece cuando se hace la cuenta de todo el mes.',
  },
  housingRefund: {
    what: 'Descuentos de tu crédito de vivienda que te devuelven.',
    why: 'Pregunta en nómina por qué te los devuelven.',
  },
  otherPaid: {
    what: 'Para el SAT es un pago que no es sueldo.',
    why: 'Pregunta en nómina qué paga.',
  },
  expenses: {
    what: 'La empresa te devuelve gastos que hiciste por trabajo.',
    why: 'Aparece cuando entregas los comprobantes.',
  },
}
