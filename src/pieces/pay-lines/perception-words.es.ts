/** Explanation of each perception: its meaning and its reason. At most fifteen words a sentence. */
export const perceptionWords = {
  salary: {
    what: 'Lo que ganas por tu trabajo en este periodo.',
    why: 'Cuenta los días que trabajaste o que te pagan.',
  },
  vacation: { what: 'Tus días de descanso pagados.', why: 'Aparece cuando tomas vacaciones o te las pagan.' },
  weeklyRest: {
    what: 'El pago de tu día de descanso de la semana.',
    why: 'Lo ganas por trabajar los demás días.',
  },
  backPay: {
    what: 'Dinero que te debían de periodos anteriores.',
    why: 'Aparece cuando algo quedó pendiente o un aumento cuenta desde antes.',
  },
  christmasBonus: {
    what: 'Tu pago de fin de año.',
    why: 'La ley pide un mínimo por año completo.',
  },
  profitSharing: {
    what: 'Tu parte de lo que la empresa ganó el año pasado.',
    why: 'Depende de los días que trabajaste y de lo que ganaste.',
  },
  medicalRefund: {
    what: 'La empresa te devuelve gastos médicos, dentales o de hospital.',
    why: 'Aparece cuando entregas los comprobantes de esos gastos.',
  },
  fundPayout: {
    what: 'Dinero de tu fondo de ahorro.',
    why: 'Es lo que la empresa aporta, o lo que te entrega del fondo.',
  },
  fundOwnPart: {
    what: 'Lo que apartaste para tu fondo de ahorro.',
    why: 'Ahora te lo entregan.',
  },
  fundCompanyPart: {
    what: 'Lo que la empresa suma a tu fondo de ahorro.',
    why: 'La empresa aporta junto contigo.',
  },
  savingsPayout: {
    what: 'Dinero de tu caja de ahorro.',
    why: 'Aparece cuando te entregan algo de la caja.',
  },
  ownDuesPaid: {
    what: 'Contribuciones que te tocaban y que la empresa paga por ti.',
    why: 'Por eso cuentan como algo que ganas.',
  },
  punctuality: {
    what: 'Un premio por llegar a tiempo.',
    why: 'Aparece cuando cumples lo que pide la empresa.',
  },
  lifeInsurancePaid: {
    what: 'La empresa paga un seguro de vida para ti.',
    why: 'Es una prestación que puede aparecer en tu recibo.',
  },
  medicalInsurancePaid: {
    what: 'La empresa paga un seguro de gastos médicos para ti.',
    why: 'Es una prestación que puede aparecer en tu recibo.',
  },
  unionDuesPaid: {
    what: 'La empresa paga tu cuota del sindicato.',
    why: 'Por eso cuenta como algo que ganas.',
  },
  incapacityPay: {
    what: 'Un pago de la empresa por tu incapacidad.',
    why: 'Aparece cuando tienes una incapacidad médica.',
  },
  scholarship: {
    what: 'Una beca para ti o para tus hijos.',
    why: 'Es una prestación de la empresa.',
  },
  overtime: {
    what: 'El pago de tus horas extra.',
    why: 'Aparece cuando trabajas más horas que tu jornada.',
  },
  overtimeDouble: {
    what: 'Horas extra. Cada una se paga al doble.',
    why: 'Son las primeras horas extra de la semana.',
  },
  overtimeTriple: {
    what: 'Horas extra. Cada una se paga al triple.',
    why: 'Son las que pasan del límite de horas dobles.',
  },
  overtimeSimple: {
    what: 'Horas adicionales. Se pagan al valor normal de tu hora.',
    why: 'El recibo las marca como simples, ni dobles ni triples.',
  },
  sundayPremium: {
    what: 'Un pago adicional por trabajar en domingo.',
    why: 'La ley da al menos la cuarta parte de un día.',
  },
  vacationPremium: {
    what: 'Un pago adicional por tus días de vacaciones.',
    why: 'La ley da al menos la cuarta parte de esos días.',
  },
  seniorityPremium: {
    what: 'Un pago por los años que trabajaste en la empresa.',
    why: 'La ley la da al terminar el contrato, en ciertos casos.',
  },
  separation: {
    what: 'Un pago por terminar tu relación de trabajo.',
    why: 'Aparece cuando dejas la empresa.',
  },
  retirementInsurance: {
    what: 'Un seguro para cuando te retires.',
    why: 'Es una prestación de la empresa.',
  },
  indemnity: {
    what: 'Un pago por el término de tu contrato.',
    why: 'Compensa que termine tu trabajo.',
  },
  indemnityMonths: {
    what: '3 meses de sueldo por el término del contrato.',
    why: 'Compensan que termine tu trabajo.',
  },
  indemnityYears: {
    what: '20 días de sueldo por cada año que trabajaste.',
    why: 'Compensan que termine tu trabajo.',
  },
  funeralRefund: {
    what: 'La empresa te devuelve gastos de un funeral.',
    why: 'Aparece cuando entregas los comprobantes.',
  },
  socialSecurityPaid: {
    what: 'Cuotas del seguro social que la empresa paga.',
    why: 'El recibo las muestra como algo que recibes.',
  },
  commission: {
    what: 'Lo que ganas por tus ventas o resultados.',
    why: 'Depende de lo acordado con la empresa.',
  },
  groceries: {
    what: 'Un apoyo de la empresa para tu despensa.',
    why: 'Es una prestación de la empresa.',
  },
  restaurant: {
    what: 'Un apoyo de la empresa para tus comidas en restaurantes.',
    why: 'Es una prestación de la empresa.',
  },
  fuel: { what: 'Un apoyo de la empresa para gasolina.', why: 'Es una prestación de la empresa.' },
  clothing: {
    what: 'Un apoyo de la empresa para ropa o calzado.',
    why: 'Es una prestación de la empresa.',
  },
  rentHelp: {
    what: 'Un apoyo de la empresa para la renta de tu casa.',
    why: 'Es una prestación de la empresa.',
  },
  schoolHelp: {
    what: 'Un apoyo de la empresa para artículos de la escuela.',
    why: 'Es una prestación de la empresa.',
  },
  glassesHelp: {
    what: 'Un apoyo de la empresa para tus lentes.',
    why: 'Es una prestación de la empresa.',
  },
  transport: {
    what: 'Un apoyo de la empresa para ir y volver del trabajo.',
    why: 'Es una prestación de la empresa.',
  },
  funeralHelp: {
    what: 'Un apoyo de la empresa para gastos de un funeral.',
    why: 'Aparece cuando muere un familiar.',
  },
  otherIncome: {
    what: 'Para el SAT es otro ingreso por tu trabajo.',
    why: 'Pregunta en nómina qué paga.',
  },
  productionBonus: {
    what: 'Un premio ligado a la producción o a la productividad.',
    why: 'Aparece cuando se cumple lo que pide la empresa.',
  },
  extraordinaryPay: {
    what: 'Un pago aparte de tu nómina del periodo.',
    why: 'Pregunta en nómina por qué motivo.',
  },
  pensionOnce: {
    what: 'Tu jubilación o pensión en un solo pago.',
    why: 'Aparece cuando te retiras.',
  },
  pensionParts: {
    what: 'Un pago de tu jubilación o pensión.',
    why: 'Se entrega en partes.',
  },
  shares: {
    what: 'Lo que ganas por acciones o títulos de la empresa.',
    why: 'La empresa te los dio o te los vendió.',
  },
  assimilated: {
    what: 'Un ingreso que paga impuesto igual que un sueldo.',
    why: 'No viene de una relación de trabajo.',
  },
  food: {
    what: 'Alimentos, o dinero para alimentos, que te da la empresa.',
    why: 'Cuenta como algo que ganas.',
  },
  lodging: {
    what: 'Un lugar donde vivir, o dinero para él.',
    why: 'Cuenta como algo que ganas.',
  },
  attendance: {
    what: 'Un premio por no faltar.',
    why: 'Aparece cuando cumples lo que pide la empresa.',
  },
  travelIncome: {
    what: 'Dinero para tus gastos de viaje por trabajo.',
    why: 'Aquí cuenta entre tus percepciones.',
  },
  formerStaffPay: {
    what: 'Un pago por tu jubilación en partes.',
    why: 'Es una gratificación, prima o compensación.',
  },
  rulingPension: {
    what: 'Un pago por tu jubilación en partes.',
    why: 'Lo ordena la decisión de un juez o un laudo.',
  },
  rulingRetirement: {
    what: 'Un pago por tu jubilación en un solo pago.',
    why: 'Lo ordena la decisión de un juez o un laudo.',
  },
  restDayWorked: {
    what: 'El pago por trabajar en tu día de descanso.',
    why: 'La ley da el doble además de tu sueldo.',
  },
  holidayWorked: {
    what: 'Un pago adicional por trabajar un día de descanso oficial.',
    why: 'La ley da el doble además de tu sueldo.',
  },
  welfare: {
    what: 'Una prestación de la empresa para tu bienestar.',
    why: 'El SAT la clasifica como previsión social.',
  },
  contestPrize: {
    what: 'Un premio científico, artístico o literario, o de la Federación.',
    why: 'Aparece cuando ganas ese premio.',
  },
}
