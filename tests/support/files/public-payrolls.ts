import type { LineSide, LineToExplain } from '#domain/pay-lines/pay-line.ts'

/**
 * Facts of public payroll receipts (nómina 1.2), without people, companies and files. `source` is the repository and
 * path where its licence permits it. Each line has: side, SAT type, key, description, taxed and exempt pesos (or the
 * pesos), and the right explanations as a person read them from type and words. A "?" means that the screen must quote
 * the company's own name. "01:9" after the amounts means nine hours of kind 01. Pesos are "-" when the source states
 * none.
 */
interface PublicPayroll {
  source: string
  /** NumDiasPagados, as written; '' where the source states none. */
  days: string
  /** First and last day, YYYY-MM-DD; '' where the source states none. */
  period: string
  lines: string
}

const SAPIEN = 'swsapien/pycfdi-transform tests/Resources/nomina12'
const NODECFDI = 'nodecfdi/cfdi-to-pdf tests/_files'

const payrolls: readonly PublicPayroll[] = [
  {
    source: `${SAPIEN}/nomina12_01.xml`,
    days: '7',
    period: '2019-08-26 2019-09-01',
    lines: `
P 001 | 001 | Sueldos, Salarios  Rayas y Jornales | 1598.66 0.00 | salary
D 002 | 002 | ISR | 58.93 | incomeTax
D 001 | 001 | Seguridad social | 39.68 | socialSecurity
O 002 | 002 | Subsidio para el empleo (efectivamente entregado al trabajador) | 0.01 | subsidy`,
  },
  {
    source: `${SAPIEN}/nomina12_02.xml`,
    days: '15.000',
    period: '2021-07-01 2021-07-15',
    lines: `
P 001 | P001 | Sueldo Normal | 14935.05 0.00 | salary
P 029 | P031 | Vales de Despensa | 0.03 680.97 | groceries
P 029 | P073 | Vales de Despensa Pension Alimencia | 0.00 682.00 | groceries groceries?
D 001 | D002 | Cuota IMSS | 547.72 | socialSecurity
D 002 | ISR8 | ISPT | 2500.67 | incomeTax
D 007 | D026 | Pension Alimenticia Porcentaje | 5943.33 | alimony
O 002 | SEAP | SUBSIDIO PARA EMPLEO APLICADO | 0.00 | subsidy`,
  },
  {
    source: `${SAPIEN}/nomina12_03.xml`,
    days: '1.000',
    period: '2021-07-31 2021-07-31',
    lines: `
P 001 | 408 | PROPORCION DE VACACIONES | 3460.66 0.00 | vacation salary?
P 001 | 409 | VACACIONES PENDIENTES | 1019.34 0.00 | vacation
P 002 | 426 | AGUINALDO | 1751.81 2688.60 | christmasBonus
P 021 | 427 | PRIMA VACACIONAL | 0.00 865.74 | vacationPremium
D 002 | 601 | ISR | 600.99 | incomeTax
D 002 | 604 | ISR LIQUIDACION | 4768.94 | incomeTax
O 002 | 105 | SUBSIDIO AL EMPLEO PAGADO ESP | 0.00 | subsidy
P 025 | 130 | GRAVADO INDEMNIZACION | 39959.24 24197.40 | indemnity`,
  },
  {
    source: `${SAPIEN}/nomina12_04.xml`,
    days: '16.000',
    period: '2021-07-16 2021-07-31',
    lines: `
P 029 | 055 | VALES DE DESPENSA | 0.00 521.00 | groceries
P 001 | 201 | SUELDO TIMBRADO | 3028.96 0.00 | salary salary?
P 049 | 418 | PREMIO DE ASISTENCIA | 302.90 0.00 | attendance
P 010 | 419 | PREMIO POR PUNTUALIDAD | 302.90 0.00 | punctuality
P 020 | 421 | PRIMA DOMINICAL | 0.00 94.66 | sundayPremium
P 038 | 488 | COMPENSACION C | 248.55 0.00 | otherIncome?
D 107 | 115 | AJUSTE AL SUBSIDIO CAUSADO | 107.40 | subsidyCorrection
D 002 | 601 | ISR | 391.07 | incomeTax
D 004 | 625 | DESC VALES DESPENSA | 1.00 | otherDeduction?
D 001 | 644 | IMSS | 86.11 | socialSecurity
D 004 | 694 | SERVICIO COMEDOR | 248.55 | canteen
O 006 | 160 | SERVICIO COMEDOR | 3.00 | companyMeals
O 007 | 161 | ISR AJUSTADO POR SUBSIDIO | 100.40 | taxAdjusted
O 008 | 162 | SUBSIDIO EFECTIVAMENTE ENTREGADO QUE NO CORRESPONDÍA | 3.00 | subsidyNotDue
O 009 | 163 | REEMBOLSO DE DESCUENTOS EFECTUADOS PARA EL CRÉDITO DE VIVIENDA | 1.00 | housingRefund`,
  },
  {
    source: `${SAPIEN}/nomina12_05.xml`,
    days: '8.000',
    period: '2021-07-23 2021-07-23',
    lines: `
P 001 | 201 | SUELDO TIMBRADO | 40409.92 0.00 | salary salary?
P 001 | 408 | PROPORCION DE VACACIONES | 32134.19 0.00 | vacation salary?
P 001 | 409 | VACACIONES PENDIENTES | 90922.35 0.00 | vacation
P 049 | 418 | PREMIO DE ASISTENCIA | 4040.99 0.00 | attendance
P 010 | 419 | PREMIO POR PUNTUALIDAD | 4040.99 0.00 | punctuality
P 002 | 426 | AGUINALDO | 39658.78 2688.60 | christmasBonus
P 021 | 427 | PRIMA VACACIONAL | 14722.79 1344.30 | vacationPremium
D 002 | 601 | ISR | 68245.79 | incomeTax
D 002 | 604 | ISR LIQUIDACION | 158758.86 | incomeTax
D 001 | 644 | IMSS | 488.79 | socialSecurity
P 025 | 130 | GRAVADO INDEMNIZACION | 542070.83 8075.31 | indemnity`,
  },
  {
    source: `${SAPIEN}/nomina12_2_complements_dias_pagados.xml`,
    days: '7.000',
    period: '2022-07-04 2022-07-10',
    lines: `
P 001 | 1010 | Salario Semanal | 1771.00 0.00 | salary
P 005 | 5002 | Fondo de Ahorro Compañía | 0.00 56.93 | fundCompanyPart
P 029 | _422 | ExImp previsión social | 0.00 960.00 | groceries groceries?
P 038 | 2075 | Bono Producc Staff 1 y 2 | 46.02 0.00 | productionBonus otherIncome?
D 001 | _391 | Aportación trabaj  IMSS | 28.81 | socialSecurity
D 004 | 5000 | Fondo de Ahorro Empleado | 56.93 | fund
D 004 | 5004 | Ret Fondo Ahorro Compañia | 56.93 | fundCompanyKept otherDeduction?
D 004 | 6045 | Ded Vales de Despensa | 960.00 | otherDeduction?
D 004 | 6060 | Cuota Sindical | 7.59 | union
D 004 | 6062 | Fideicomiso Sindicato | 10.00 | otherDeduction?
D 004 | 7052 | Donación Teleton | 2.00 | otherDeduction?
D 006 | 5060 | Incapacidad General | 1012.00 | incapacityDiscount
O 002 | _481 | Subsidio al empleo efvo | 45.55 | subsidy
P 014 | 3080 | Compe  subs Incapacidad | 759.00 0.00 | incapacityPay`,
  },
  {
    source: `${SAPIEN}/nomina12_40.xml`,
    days: '15',
    period: '2023-05-09 2023-05-24',
    lines: `
P 001 | 00500 | Sueldos, Salarios Rayas y Jornales | 2808.80 2191.20 | salary
D 001 | 00301 | Seguridad Social | 200.00 | socialSecurity
D 002 | 00302 | ISR | 100.00 | incomeTax`,
  },
  {
    source: `${SAPIEN}/nomina12_tipo_percepcion_046.xml`,
    days: '7',
    period: '2019-08-26 2019-09-01',
    lines: `
P 046 | 133 | Anticipo a Cuenta de Utilidades extraordin | 16953.21 0.00 | assimilated assimilated?`,
  },
  {
    source: `${SAPIEN}/nomina12_tipo_percepcion_047.xml`,
    days: '7',
    period: '2019-08-26 2019-09-01',
    lines: `
P 047 | 047 | Alimentación | 16953.21 0.00 | food`,
  },
  {
    source: `${SAPIEN}/nomina12_efisco_core_formatter_legacy_02.xml`,
    days: '1.000',
    period: '2020-08-24 2020-08-24',
    lines: `
P 022 | 039 | Prima por antigüedad | 0.00 8458.63 | seniorityPremium
P 023 | 040 | Pagos por separación | 37325.14 14998.97 | separation
P 023 | 041 | Pagos por separación | 33258.06 0.00 | separation
D 002 | 103 | ISR | 7467.70 | incomeTax`,
  },
  {
    source: `${SAPIEN}/cfdi32_nomina12_01.xml`,
    days: '15',
    period: '2016-10-16 2016-10-31',
    lines: `
P 001 | 001 | Sueldos, Salarios Rayas y Jornales | 6250.05 0.00 | salary
P 049 | 014 | Premios de asistencia | 625.00 0.00 | attendance
P 010 | 013 | Premios por puntualidad | 625.00 0.00 | punctuality
D 002 | 001 | ISR | 1054.75 | incomeTax
D 001 | 012 | Seguridad social | 179.34 | socialSecurity`,
  },
  {
    source: `${NODECFDI}/cfdi40-nomina-valid.xml`,
    days: '15.000',
    period: '2026-04-16 2026-04-30',
    lines: `
P 001 | 001 | Sueldo | 5186.10 0.00 | salary
D 099 | 099 | Ajuste al neto | 0.10 | adjustment?
D 001 | 052 | I.M.S.S. | 130.09 | socialSecurity
D 002 | 045 | I.S.R. mes | 122.82 | incomeTax
D 009 | 016 | Préstamo infonavit CF | 488.09 | infonavit
O 002 | 035 | Subs al Empleo mes | 0.00 | subsidy`,
  },
  {
    source: `${NODECFDI}/cfdi40-nomina-complex-valid.xml`,
    days: '10.000',
    period: '2025-07-01 2025-07-10',
    lines: `
P 001 | 001 | Sueldo | 2788.10 0.00 | salary
P 029 | 032 | Despensa | 0.00 1000.00 | groceries
P 005 | 131 | Fondo de ahorro aportación Empresa | 0.00 83.64 | fundCompanyPart
D 001 | 052 | I.M.S.S. | 69.48 | socialSecurity
D 009 | 059 | Préstamo infonavit PORC | 731.40 | infonavit
D 011 | 061 | Préstamo FONACOT | 248.93 | fonacot
D 004 | 067 | Fondo de ahorro trabajador | 83.64 | fund
D 002 | 045 | I.S.R. mes | 42.79 | incomeTax
D 009 | 014 | Seguro de vivienda Infonavit | 15.00 | housingInsurance infonavit?
D 009 | 178 | Ajuste Infonavit | 563.69 | infonavit infonavit?
D 004 | 179 | Fondo de ahorro aportación Empresa D | 83.64 | fundCompanyKept otherDeduction?
O 999 | 099 | Ajuste al neto | 0.83 | rounding
O 002 | 035 | Subs al Empleo mes | 0.00 | subsidy`,
  },
  {
    source: `${NODECFDI}/cfdi40-nomina-compensacion-valid.xml`,
    days: '15.000',
    period: '2026-01-01 2026-01-15',
    lines: `
P 001 | 001 | Sueldo | 15000.00 0.00 | salary
D 001 | 052 | I.M.S.S. | 416.98 | socialSecurity
D 002 | 045 | I.S.R. mes | 2272.25 | incomeTax
O 999 | 099 | Ajuste al neto | 0.13 | rounding
O 002 | 035 | Subs al Empleo mes | 0.00 | subsidy
O 004 | 055 | I.S.R. a compensar | 263.50 | yearBalance`,
  },
  {
    source: 'SAT-CFDI/python-satcfdi tests/test_create_cfdi40/invoice_nomina.xml',
    days: '16.000',
    period: '2020-01-16 2020-01-31',
    lines: `
P 001 | 001 | SUELDO | 1200.00 400.00 | salary
D 002 | 300 | ISR A CARGO | 1234.73 | incomeTax
D 004 | 204 | FONDO DE AHORRO EMPLEADOS | 521.10 | fund
O 999 | 046 | REEMBOLSO DE GASTOS | 456.00 | expenses
O 002 | 002 | SUBSIDIO EMPLEO | 0.00 | subsidy`,
  },
  {
    source: 'public sample: every optional node',
    days: '15',
    period: '2020-02-01 2020-02-15',
    lines: `
P 001 | 001 | Sueldo Quincenal de Prueba | 4005.35 0.00 | salary salary?
P 010 | 006 | Premio por Asistencia | 160.21 0.00 | punctuality?
P 005 | 007 | Fondo de Ahorro | 0.00 160.21 | fundPayout
P 053 | 054 | Prueba de nodos hijos | 50.00 0.00 | rulingRetirement rulingRetirement?
D 002 | 011 | Retencion ISR | 375.58 | incomeTax
D 001 | 012 | Descuento IMSS | 116.18 | socialSecurity
D 004 | 016 | Aportación Fondo de Ahorro | 320.43 | fund
O 002 | 002 | Subsidio para el empleo | 0.00 | subsidy
O 999 | 999 | Prueba de nodos hijos | 0.00 | otherPaid?`,
  },
  {
    source: 'public sample: week with capital letters and a spelling mistake',
    days: '7.000',
    period: '2017-02-10 2017-02-10',
    lines: `
P 001 | 001 | SUELDO | 1.00 0.00 | salary
P 020 | 020 | PRIMA DOMINICAL | 0.00 1.00 | sundayPremium
D 001 | 204 | IMSS | 1.00 | socialSecurity
D 003 | 003 | CENSATIA Y VEJEZ | 1.00 | retirement
D 010 | 010 | INFONAVIT | 1.00 | infonavit housingLoan
O 002 | 002 | SUBSIDIO AL EMPLEO | 1.00 | subsidy`,
  },
  {
    source: 'public sample: fund of savings as perception, deduction and other payment; repeated overtime',
    days: '15.000',
    period: '2026-06-16 2026-06-30',
    lines: `
P 001 | 001 | Sueldo | 8759.70 0.00 | salary
P 005 | 031 | Fondo ahorro empresa | 0.00 500.00 | fundCompanyPart
P 019 | 019 | Horas extra | 300.00 0.00 | overtime
P 019 | 019 | Horas extra | 450.00 0.00 | overtime
D 001 | 052 | I.M.S.S. | 200.00 | socialSecurity
D 002 | 045 | I.S.R. mes | 391.10 | incomeTax
D 004 | 067 | Fondo de ahorro Empresa | 500.00 | fundCompanyKept otherDeduction?
O 002 | 035 | Subs al Empleo mes | 0.00 | subsidy
O 999 | 099 | Fondo ahorro | 500.00 | otherPaid?`,
  },
  {
    source: 'public sample: end of a year with severance and a balance in favour',
    days: '30.5',
    period: '2026-12-01 2026-12-31',
    lines: `
P 001 | P01 | Sueldo | 10000.00 0.00 | salary
P 002 | P02 | Aguinaldo | 0.00 2000.00 | christmasBonus
P 003 | P03 | PTU | 4000.00 5000.00 | profitSharing
D 001 | D01 | IMSS | 300.00 | socialSecurity
D 002 | D02 | ISR | 2200.00 | incomeTax
O 002 | O01 | Subsidio para el empleo | 200.00 | subsidy
O 004 | O02 | Reembolso | 0.00 | yearBalance yearBalance?
O 004 | O03 | Compensación | 150.00 | yearBalance yearBalance?`,
  },
  {
    source: 'public sample: overtime of a week as a payroll program stamps it',
    days: '',
    period: '',
    lines: `
P 019 | P003 | HORAS EXTRAS DOBLES | 373.28 373.28 01:9 | overtimeDouble
P 046 | P018 | INGRESOS ASIMILADOS A SALARIOS | 8620.62 0.00 | assimilated
P 002 | 002 | Gratificación anual (aguinaldo) | 6480.70 3519.30 | christmasBonus
D 002 | D001 | ISR | 620.62 | incomeTax`,
  },
  {
    source: 'public sample: a program that uses wrong types',
    days: '',
    period: '',
    lines: `
P 001 | 001 | SUELDO | - | salary
P 019 | 019 | HORAS EXTRA | - | overtime
P 002 | 002 | PRIMA DOMINICAL | - | christmasBonus?
P 021 | 021 | BONO PRODUCTIVIDAD | - | vacationPremium?
D 001 | 001 | SEGURIDAD SOCIAL | - | socialSecurity`,
  },
]

interface PublicLine {
  source: string
  key: string
  line: LineToExplain
  topics: readonly string[]
}

const sides: Readonly<Record<string, LineSide>> = { P: 'perception', D: 'deduction', O: 'otherPayment' }
const centavos = (pesos: string) => Math.round(Number(pesos) * 100)

function readLine(source: string, text: string): PublicLine {
  const [head = '', key = '', description = '', numbers = '', topics = ''] = text.split(' | ')
  const [letter = '', satType = ''] = head.split(' ')
  const side = sides[letter]
  if (side === undefined || topics === '') throw new Error(`not a line: ${text}`)
  const amounts = numbers.split(' ').filter((one) => /^\d/.test(one) && !one.includes(':'))
  const [taxed = 0, exempt = 0] = amounts.map(centavos)
  const overtime = numbers.split(' ').flatMap((one) => {
    const [kind = '', hours] = one.split(':')
    return hours === undefined ? [] : [{ kind, days: 3, hours: Number(hours), paid: taxed + exempt }]
  })
  const line: LineToExplain = {
    side,
    satType,
    description,
    ...(amounts.length > 0 && { amount: taxed + exempt }),
    ...(side === 'perception' && { facts: { taxed, exempt, overtime } }),
  }
  return { source, key, line, topics: topics.split(' ') }
}

export const PUBLIC_PAYROLLS = payrolls.length

/** Paid days of the receipts that state a period of more than a day. Days of the period are YYYY-MM-DD. */
export function publicPeriods(): { source: string; start: string; end: string; daysPaid: number }[] {
  return payrolls.flatMap(({ source, days, period }) => {
    const [start = '', end = ''] = period.split(' ')
    return start < end ? [{ source, start, end, daysPaid: Number(days) }] : []
  })
}

export function publicLines(): PublicLine[] {
  return payrolls.flatMap(({ source, lines }) =>
    lines
      .trim()
      .split('\n')
      .map((text) => readLine(source, text)),
  )
}
