import type { Finding } from '#domain/pay-check/facts.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import { ruleWords } from '#pieces/payslips/rule-words.es.ts'

export const es = {
  title: 'Revisión de tu pago',
  close: basic.close,
  lead: 'Comparamos este recibo con lo que guarda este dispositivo.',
  hidden: shared.amountHidden,
  ask: 'Pedir aclaración de la diferencia',
  ok: 'Cuadra',
  difference: 'Diferencia',
  differenceOf: 'Diferencia de',
  days: phrases.days,
  partly: 'Cuadra en parte',
  unknown: 'No lo podemos saber',
  notYet: 'Aún no podemos revisar este recibo.',
  none: 'ninguno',

  rules: ruleWords,

  /** Sentence about a difference. */
  found: {
    otherNet: 'Los conceptos no suman lo que recibes.',
    fewerDays: 'Faltan días, y tu kardex no los explica.',
    lessSalary: 'El sueldo es menor que el de tus días. Un paro acordado lo explicaría.',
    absenceNotInKardex: 'El recibo descuenta una falta que no está en tu kardex.',
    aboveAbsences: 'El descuento es mayor que tus faltas por descontar.',
    belowLegalOvertime: 'El pago es menor que el mínimo de ley.',
    hoursNotPaid: 'No vemos el pago de estas horas autorizadas. Si las trabajaste, pide aclaración.',
    restDayNotPaid: 'No vemos todo el pago autorizado. Si trabajaste ese día, pide aclaración.',
    aboveStatement: 'Te descontaron más de lo que entró a tu estado de cuenta.',
    abovePlan: 'Te descontaron más que el pago de tu plan.',
    belowLegalBonus: 'Tu aguinaldo es menor que el mínimo de ley.',
  } satisfies Record<Finding, string>,

  missing: {
    cash: 'El recibo no dice cuánto recibes.',
    cashMeaning: 'No sabemos qué incluye el total de este recibo.',
    inKind: 'Una parte puede pagarse en vales o en especie.',
    daysPaid: 'El recibo no dice los días pagados.',
    moreDays: 'Te pagaron más días que los del periodo.',
    periodLength: 'Este periodo no es semana, decena, quincena ni mes.',
    schedule: 'No sabemos cuántos días trabajas.',
    seventhDay: 'El séptimo día puede ir en otro concepto.',
    payOfDays: 'El sueldo y los días del recibo no coinciden.',
    absenceLine: 'El día puede ser la falta que te descontaron.',
    absenceDays: 'No sabemos qué días te descontaron.',
    partDays: 'Tu kardex tiene días, y aquí puede haber horas.',
    otherReceipt: 'Hay otro recibo de los mismos días.',
    hiring: 'Aquí no hay un recibo anterior para comparar.',
    hireDay: 'No sabemos desde qué día trabajas este año.',
    leaving: 'Hay un finiquito cerca de este periodo.',
    contract: 'Tu contrato pudo empezar o terminar en este periodo.',
    incapacity: 'Una incapacidad puede seguir en este periodo.',
    leave: 'Un permiso sin goce puede seguir en este periodo.',
    kardex: 'Desde el día de pago, abre este recibo con internet.',
    kardexDates: 'No pudimos leer una fecha de tu kardex.',
    swap: 'Pudo cambiarse por otro día u horas libres.',
    coverage: 'Tu kardex no muestra datos de todos esos días.',
    requests: 'Aquí no vemos las horas que te autorizaron.',
    hours: 'El recibo no dice cuántas horas te pagaron.',
    hoursWorked: 'No sabemos cuántas horas trabajaste esos días.',
    nextPayslip: 'Puede venir en un pago posterior.',
    whichPeriod: 'No sabemos de qué periodo es ese pago.',
    otherLines: 'Puede estar en otro concepto del recibo.',
    statement: 'Abre tu estado de cuenta con internet y regresa.',
    statementLine: 'Este pago todavía no está igual en tu estado de cuenta.',
    whichFund: 'No sabemos si es la caja de tu empresa.',
    fee: 'Puede ser una comisión o el IVA de los intereses.',
    premiumPayday: 'La prima puede pagarse en tu aniversario.',
    vacationLine: 'Tus vacaciones pueden estar dentro del sueldo.',
    vacationDays: 'Tu kardex no tiene vacaciones en estos días.',
    salary: 'No tenemos tu salario diario.',
    salaryThen: 'No sabemos qué salario tenías ese día.',
    repeated: 'Una deducción viene dos veces con el mismo importe.',
    ownBonus: 'Cumple el mínimo de ley. No sabemos si tu empresa da más.',
    otherBonus: 'Puede haber otra parte en otro recibo.',
    profit: 'El portal no tiene las ganancias de la empresa.',
  },

  facts: {
    linesNet: 'Según los conceptos',
    cashTotal: 'Según el recibo, recibes',
    fullDays: 'Días del periodo completo',
    daysPaid: 'Días que te pagaron',
    periodPay: 'Sueldo del periodo',
    payOfDays: 'Sueldo de esos días',
    daysOff: 'Días sin pago en tu kardex',
    noDaysOff: 'Días sin pago en tu kardex',
    deducted: 'Te descontaron en el recibo',
    credited: 'Está en tu estado de cuenta',
    planned: 'Según tu plan de pagos',
    vacationDays: 'Vacaciones en tu kardex',
    vacationPay: 'Pago de vacaciones',
    premium: 'Prima pagada',
    leastPremium: 'Prima mínima',
    hoursAuthorized: 'Horas autorizadas',
    hoursPaid: 'Horas pagadas',
    overtimePaid: 'Tiempo extra pagado',
    leastOvertime: 'Tiempo extra mínimo',
    restDays: 'Días autorizados',
    restPay: 'Pago del descanso o festivo',
    bonus: 'Aguinaldo pagado',
    leastBonus: 'Aguinaldo mínimo',
  },

  comment: {
    lead: (period: string) => `Revisé mi pago de ${period} y hay una diferencia:`,
    of: (name: string, amount: string) => `${name}: diferencia de ${amount}.`,
    without: (name: string) => `${name}.`,
    fact: (name: string, value: string) => `${name}: ${value}.`,
    /** Replaces a long list of dates. */
    dates: (count: number, from: string, to: string) => `${count}, del ${from} al ${to}`,
    /** Last line of a comment in which not all facts fit. */
    more: (count: number) =>
      count === 1 ? 'Falta 1 dato: no cupo aquí.' : `Faltan ${count} datos: no cupieron aquí.`,
  },
}

/** Loaded with the check, after the payslip's lines. */
export const texts = defineTexts(es, () => import('./texts.en.ts'))
