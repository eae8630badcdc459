import { describe, expect, test } from 'vitest'
import { explainLine } from './explain.ts'
import type { LineSide } from './pay-line.ts'

/**
 * Lines as Mexican payroll systems abbreviate them: key / SAT type / words / topic. "?" means that the screen quotes
 * the company's words. Written by hand from the SAT's catalogue, not from the rules.
 */
const PERCEPTIONS = `
1 / 001 / Sueldo / salary
P001 / 001 / SUELDO BASE / salary
0001 / 001 / SUELDO QUINCENAL / salary
/101 / 001 / Sdo. Tabular / salary
P005 / 001 / PERMISO C/GOCE / salary?
1010 / 001 / GUARDIAS / salary?
P09 / 001 / BONO DE PERMANENCIA / salary?
2 / 001 / Séptimo día / weeklyRest
P014 / 001 / VACACIONES DISFRUTADAS / vacation
P300 / 001 / SUELDO ATRASADO / backPay
P301 / 001 / SUELDOS PENDIENTES / backPay
P302 / 001 / SALARIO DE ENERO ATRASADO / backPay
P303 / 001 / PAGO DE NOMINA ATRASADA / backPay
P304 / 001 / SUELDO ENERO / salary
P305 / 001 / VACACIONES PENDIENTES / vacation
P306 / 038 / SUELDOS PENDIENTES / backPay
P307 / 019 / TIEMPO EXTRA PENDIENTE / overtime
P308 / 023 / SUELDOS PENDIENTES / separation?
P320 / 001 / DESCANSO / weeklyRest
P321 / 001 / DIAS DE DESCANSO / weeklyRest
P322 / 001 / DESCANSO LABORADO / restDayWorked
P323 / 001 / DESCANSO MEDICO / salary?
P324 / 054 / DESCANSO / restDayWorked
P325 / 001 / HORAS TRABAJADAS / salary
P326 / 001 / HRS. LAB. / salary
P327 / 001 / HORAS NO TRABAJADAS / salary?
P328 / 001 / HORAS TRABAJADAS DOBLES / salary?
P329 / 001 / SUELDO POR HORA / salary
P330 / 001 / SALARIO X HORAS / salary
P331 / 001 / VACACIONES NO GOZADAS / vacation
P332 / 001 / VACACIONES PROPORCIONALES / vacation
P333 / 003 / UTILIDADES EJERCICIO 2025 / profitSharing
P334 / 003 / PTU AÑO 2025 / profitSharing
P335 / 006 / DEVOLUCION CAJA DE AHORRO / savingsPayout
P336 / 005 / DEVOLUCION FONDO DE AHORRO / fundPayout
P337 / 006 / PRESTAMO CAJA DE AHORRO / savingsPayout?
P338 / 006 / DEVOLUCION DESCUENTOS / savingsPayout?
P339 / 023 / INDEMNIZACION 3 MESES / indemnityMonths
P340 / 023 / INDEMNIZACION 20 DIAS / indemnityYears
P341 / 025 / 20 DIAS X AÑO / indemnityYears
P342 / 025 / 12 DIAS X AÑO / indemnity?
P343 / 025 / 3 MESES DE SALARIO / indemnityMonths
P344 / 001 / SUELDO NOCTURNO / salary
P309 / 038 / GRATIFICACION ANUAL / otherIncome?
P310 / 038 / GRATIFICACION DE FIN DE ANO / otherIncome?
P311 / 002 / GRATIFICACION ANUAL / christmasBonus
P312 / 002 / GRATIF. FIN DE AÑO / christmasBonus
P313 / 022 / PRIMA ANTIGÜEDAD QUINCENAL / seniorityPremium?
P314 / 022 / PRIMA DE ANTIGÜEDAD MENSUAL / seniorityPremium?
P315 / 022 / PRIMA ANTIG. ANUAL / seniorityPremium?
P080 / 002 / AGUINALDO / christmasBonus
24 / 002 / Aguin. Proporcional / christmasBonus
P081 / 002 / GRATIFICACION / christmasBonus?
P082 / 002 / BONO NAVIDENO / christmasBonus?
P090 / 003 / P.T.U. 2025 / profitSharing
P091 / 003 / REP. UTILIDADES / profitSharing
P092 / 003 / BONO DE RESULTADOS / profitSharing?
P093 / 003 / COMPENSACION GARANTIZADA / profitSharing?
P100 / 004 / REEMB. GTOS. MEDICOS / medicalRefund
P101 / 004 / GASTOS DENTALES / medicalRefund
P102 / 004 / AYUDA LENTES / medicalRefund?
1500 / 005 / FDO AHORRO EMP / fundPayout
P051 / 005 / F.A. EMPRESA / fundPayout
P052 / 005 / FONDO DE PENSIONES / fundPayout?
P053 / 005 / PLAN DE RETIRO / fundPayout?
P060 / 006 / CAJA DE AHORRO ENTREGA / savingsPayout
P061 / 006 / TANDA / savingsPayout?
P062 / 006 / PERMISO PATERNIDAD / savingsPayout?
P070 / 009 / IMSS PAGADO POR PATRON / ownDuesPaid
P071 / 009 / APOYO ECONOMICO / ownDuesPaid?
P072 / 009 / IMSS PATRONAL / ownDuesPaid?
P271 / 027 / IMSS PATRONAL / socialSecurityPaid
P010 / 010 / PREMIO PUNT. / punctuality
43 / 010 / Bono de puntualidad / punctuality
P012 / 010 / PREMIO PUNT Y ASIST / punctuality?
P013 / 010 / BONO DESEMPEÑO / punctuality?
P015 / 010 / CREDITO TIENDA / punctuality?
P110 / 011 / SEG. VIDA GRUPO / lifeInsurancePaid
P111 / 011 / CARESTIA DE VIDA / lifeInsurancePaid?
P120 / 012 / S.G.M.M. / medicalInsurancePaid
P121 / 012 / SEG. GTOS. MED. MAY. / medicalInsurancePaid
P122 / 012 / COMEDOR / medicalInsurancePaid?
P123 / 012 / AYUDA ALIMENTOS / medicalInsurancePaid?
P124 / 012 / TIEMPO EXTRA TRIPLE / medicalInsurancePaid?
P130 / 013 / CUOTA SIND. PATRON / unionDuesPaid
P131 / 013 / BECA / unionDuesPaid?
P132 / 013 / AYUDA SINDICATO / unionDuesPaid?
P133 / 013 / SINDICATO / unionDuesPaid?
P140 / 014 / SUBS. INCAP. ENF. GRAL. / incapacityPay
P141 / 014 / LICENCIA / incapacityPay?
P150 / 015 / BECAS HIJOS / scholarship
P151 / 015 / CAPACITACION / scholarship?
P019 / 019 / H.E. DOBLES / overtimeDouble
3 / 019 / Hrs. Ext. / overtime
1045 / 019 / T. EXTRA TRIPLE / overtimeTriple
P21 / 019 / DOBLES / overtimeDouble
P22 / 019 / HRS DOBLES / overtimeDouble
P23 / 019 / DOBLE TURNO / overtime?
P24 / 019 / TURNO EXTRA / overtime?
P25 / 019 / DOBLETE / overtime?
P26 / 019 / DIA EXTRA / overtime?
P27 / 019 / GUARDIA NOCTURNA / overtime?
P020 / 020 / PMA. DOM. / sundayPremium
P202 / 020 / PRIMA DOMINICAL 25% / sundayPremium
P203 / 020 / DIAS PAGADOS / sundayPremium?
P205 / 020 / DOMINGO / sundayPremium?
P204 / 020 / TURNO NOCTURNO / sundayPremium?
P021 / 021 / PRIMA VAC. / vacationPremium
12 / 021 / Prima de vacaciones a tiempo / vacationPremium
P213 / 021 / BONO ANUAL / vacationPremium?
P214 / 021 / VACACIONES / vacationPremium?
P022 / 022 / PRIMA DE ANTIGUEDAD / seniorityPremium
P221 / 022 / PMA ANTIG / seniorityPremium
P222 / 022 / BONO POR ANTIGUEDAD / seniorityPremium?
P223 / 022 / ESTIMULO 10 ANOS / seniorityPremium?
P224 / 022 / BONO LEALTAD / seniorityPremium?
P225 / 022 / QUINQUENIO 2 / seniorityPremium?
P230 / 023 / SEPARACION / separation
P231 / 023 / FINIQUITO / separation
P232 / 023 / GRATIFICACION ESPECIAL / separation?
P250 / 025 / INDEMNIZACION CONST. 90 DIAS / indemnity
P251 / 025 / COMPENSACION POR BAJA / indemnity?
P028 / 028 / COMIS. VTAS. / commission
P281 / 028 / BONO DE VENTAS / commission?
P282 / 028 / INCENTIVO CALIDAD / commission?
P029 / 029 / DESPENSA / groceries
P290 / 029 / VALES DESP. / groceries
282 / 029 / DESPENSA EN EFECTIVO / groceries
P291 / 029 / MONEDERO / groceries?
P292 / 029 / BONO TRIMESTRAL / groceries?
P030 / 030 / VALES RESTAURANTE / restaurant
P301 / 030 / COMEDOR / restaurant?
P031 / 031 / VALES GASOLINA / fuel
P311 / 031 / USO DE AUTO / fuel?
P312 / 031 / AYUDA GAS / fuel?
P032 / 032 / UNIFORMES / clothing
P321 / 032 / HERRAMIENTA / clothing?
P033 / 033 / AYUDA RENTA / rentHelp
P331 / 033 / APOYO HOME OFFICE / rentHelp?
P034 / 034 / UTILES ESCOLARES / schoolHelp
P035 / 035 / AYUDA ANTEOJOS / glassesHelp
P036 / 036 / AY. TRANSP. / transport
P361 / 036 / GASOLINA / transport?
P362 / 036 / BONO DISTANCIA / transport?
P037 / 037 / AYUDA DEFUNCION / funeralHelp
P371 / 037 / PAGO DE MARCHA / funeralHelp?
P038 / 038 / OTROS INGRESOS / otherIncome?
P381 / 038 / PREMIO PUNTUALIDAD / punctuality
P046 / 046 / HONORARIOS ASIMILADOS / assimilated
P461 / 046 / DIETAS CONSEJO / assimilated?
P047 / 047 / AYUDA DE COMIDA / food
P471 / 047 / BONO NOCTURNO / food?
P048 / 048 / HOSPEDAJE / lodging
P049 / 049 / PREMIO ASIST. / attendance
P491 / 049 / BONO ANUAL / attendance?
P050 / 050 / VIATICOS NACIONALES / travelIncome
P501 / 050 / AYUDA DE GASTOS / travelIncome?
P054 / 054 / DESCANSO LAB. / restDayWorked
P541 / 054 / DOBLE TURNO / restDayWorked?
P055 / 055 / FESTIVO LABORADO / holidayWorked
P551 / 055 / GUARDIA / holidayWorked?
P056 / 056 / PREV. SOCIAL / welfare
P561 / 056 / BENEFICIO FLEXIBLE / welfare?`

const DEDUCTIONS = `
52 / 001 / I.M.S.S. / socialSecurity
D001 / 001 / CUOTA IMSS OBRERO / socialSecurity
/3M0 / 001 / Seg. Soc. / socialSecurity
D011 / 001 / DESCUENTO UNIFORME / socialSecurity?
45 / 002 / I.S.R. (mes) / incomeTax
D002 / 002 / ISR AGUINALDO / incomeTax
D021 / 002 / ISPT / incomeTax
D022 / 002 / DEVOLUCION ISR / incomeTax?
D023 / 002 / AJUSTE NOMINA ANTERIOR / incomeTax?
D003 / 003 / CESANTIA Y VEJEZ / retirement
D031 / 003 / FONDO DE RETIRO / retirement?
D032 / 003 / PLAN PERSONAL DE RETIRO / retirement?
D033 / 003 / PRESTAMO / retirement?
D034 / 003 / SEGURO DE RETIRO / retirement?
4 / 004 / COMEDOR / canteen
D041 / 004 / DESC. TIENDA / otherDeduction?
D005 / 005 / APORTACION INFONAVIT / housingFund
D051 / 005 / RENTA / housingFund?
D006 / 006 / INCAP. ENF. GRAL. / incapacityDiscount
D061 / 006 / PERMISO SIN GOCE / incapacityDiscount?
D062 / 006 / LICENCIA / incapacityDiscount?
D063 / 006 / PERMISO / incapacityDiscount?
D064 / 006 / CAJA DE AHORRO / incapacityDiscount?
D007 / 007 / PENS. ALIM. / alimony
D071 / 007 / PENSION ALIMENTICIA 2 / alimony
D072 / 007 / PLAN DE PENSIONES / alimony?
D073 / 007 / FONDO DE PENSIONES / alimony?
D074 / 007 / PENSION / alimony?
D075 / 007 / PLAN DE RETIRO / alimony?
D008 / 008 / RENTA DEPTO / rent
D081 / 008 / RENTA DE EQUIPO / rent?
D082 / 008 / RETARDOS / rent?
D083 / 008 / CELULAR / rent?
D084 / 008 / IMPUESTO SOBRE LA RENTA / rent?
59 / 009 / Préstamo Infonavit (CF) / infonavit
D091 / 009 / CRED. VIVIENDA / infonavit
D092 / 009 / PRESTAMO PERSONAL / infonavit?
D010 / 010 / CREDITO HIPOTECARIO / housingLoan
D101 / 010 / INFONAVIT FD / infonavit
D102 / 010 / CREDITO TIENDA / housingLoan?
D103 / 010 / CREDITO COPPEL / housingLoan?
D104 / 010 / TIENDA / housingLoan?
D105 / 010 / CREDITO / housingLoan?
D106 / 010 / MUEBLES / housingLoan?
61 / 011 / FONACOT / fonacot
D111 / 011 / CRED. INFONACOT / fonacot
D112 / 011 / TIENDA ELEKTRA / fonacot?
D012 / 012 / ANTICIPO NOMINA / advance
D121 / 012 / COMEDOR / advance?
D122 / 012 / ALIMENTOS / advance?
D123 / 012 / VALES DE COMIDA / advance?
D124 / 012 / LONCHERIA / advance?
D013 / 013 / PAGO EN EXCESO / overpaid
D131 / 013 / PRESTAMO / overpaid?
D132 / 013 / DIAS NO LABORADOS / overpaid?
D014 / 014 / ERROR DE NOMINA / errors
D141 / 014 / MULTA / errors?
D015 / 015 / FALTANTE INVENTARIO / losses
D151 / 015 / CELULAR / losses?
D016 / 016 / DANOS A UNIDAD / damage
D161 / 016 / DEDUCIBLE SEGURO / damage?
D017 / 017 / COMPRA DE PRODUCTO / companyGoods
D171 / 017 / LENTES / companyGoods?
D018 / 018 / CAJA AHORRO / savings
D180 / 018 / AHORRO / savings?
D076 / 007 / ALIMENTOS / alimony?
D181 / 018 / COOP. / savings
D182 / 018 / CAJA POPULAR / savings?
D183 / 018 / SEGURO DE AUTO / savings?
D184 / 018 / PRESTAMO CAJA / savings?
D185 / 018 / INSCRIPCION CLUB / savings?
D019 / 019 / CUOTA SIND. / union
D191 / 019 / CUOTA EXTRAORD. SINDICATO / unionExtraordinary
D192 / 019 / CUOTA EXTRAORDINARIA / union?
D193 / 019 / PRESTAMO SINDICAL / union?
D194 / 019 / AYUDA MUTUA DEFUNCION / union?
D195 / 019 / MULTA SINDICATO / union?
D020 / 020 / FALTAS INJUST. / absence
D201 / 020 / PERMISO S/GOCE / absence
D202 / 020 / DIAS PAGADOS / absence?
D203 / 020 / SUSPENSION / absence?
D204 / 020 / CASTIGO / absence?
D205 / 020 / VACACIONES / absence?
D206 / 020 / HORAS NO TRAB / absence
D021 / 021 / CUOTA OBRERO PATRONAL / workerDues
D211 / 021 / SEGURO DENTAL / workerDues?
D222 / 022 / IMPTO ESTATAL / localTax
D221 / 022 / BONO / localTax?
D223 / 022 / QUINQUENIO / localTax?
D230 / 023 / APORT. VOLUNTARIA AFORE / voluntary
D231 / 023 / DONATIVO / voluntary?
D232 / 023 / AHORRO VOLUNTARIO / voluntary
D107 / 107 / AJ. SUBS. CAUSADO / subsidyCorrection
D999 / 101 / ISR ANUAL / lastYearTax
D420 / 001 / IMSS PATRONAL / socialSecurity?
D421 / 001 / CUOTA PATRONAL IMSS / socialSecurity?
D422 / 001 / ISSSTE PATRONAL / socialSecurity?
D423 / 001 / SEG. SOC. PATRON / socialSecurity?
D424 / 001 / CUOTA OBRERO PATRONAL / socialSecurity
D425 / 021 / IMSS PATRONAL / workerDues?
D426 / 021 / CUOTAS PATRONALES / workerDues?
D427 / 021 / CUOTAS OBRERO PATRONALES IMSS / workerDues
D428 / 003 / RCV PATRONAL / retirement?
D429 / 022 / IMPUESTO ESTATAL NOMINA / localTax?
D430 / 004 / IMPUESTO ESTATAL NOMINA / otherDeduction?
D431 / 004 / CONSUMO COMEDOR / canteen
D432 / 004 / CONSUMOS EN COMEDOR / canteen
D433 / 004 / CONSUMO TIENDA / otherDeduction?
D434 / 013 / PAGO EN DEMASIA / overpaid
D400 / 004 / AMORTIZACION CAJA DE AHORRO / otherDeduction?
D401 / 018 / AMORTIZACION CAJA DE AHORRO / savings?
D402 / 018 / ABONO COOPERATIVA / savings?
D403 / 018 / ABONO / savings?
D404 / 018 / PAGO CAJA DE AHORRO / savings?
D405 / 018 / CUOTA CAJA DE AHORRO / savings
D406 / 004 / AMORTIZACION FONDO DE AHORRO / otherDeduction?
D407 / 018 / ABONO FONDO DE AHORRO / savings?
D408 / 004 / DESC. FONDO DE AHORRO / fund
D409 / 019 / AMORTIZACION SINDICATO / union?
D410 / 019 / ABONO SINDICATO / union?
D418 / 004 / COBRO CAJA DE AHORRO / otherDeduction?
D419 / 004 / PAGO CUOTA SINDICAL / union
D411 / 010 / AMORTIZACION INFONAVIT / infonavit
D412 / 011 / ABONO FONACOT / fonacot
D413 / 004 / ABONO PRESTAMO / loan
D414 / 004 / AMORT. PRESTAMO CAJA DE AHORRO / savingsLoan
D415 / 004 / PAGO PRESTAMO EMPRESA / loan
D416 / 010 / ABONO / housingLoan
D417 / 003 / ABONO RCV / retirement?`

const OTHER_PAYMENTS = `
O001 / 001 / REINTEGRO ISR / taxRefund
O011 / 001 / BONO / taxRefund?
35 / 002 / Subs. al Empleo / subsidy
O021 / 002 / SUBSIDIO / subsidy
O022 / 002 / SUBSIDIO INCAPACIDAD / subsidy?
O023 / 002 / AYUDA ESPECIAL / subsidy?
O003 / 003 / VIATICOS COMPROBADOS / travel
O031 / 003 / GASOLINA / travel?
O004 / 004 / SALDO A FAVOR ISR / yearBalance
O041 / 004 / COMPENSACION / yearBalance?
O005 / 005 / DEVOLUCION ISR EJERCICIO ANTERIOR / lastYearTaxRefund
O006 / 006 / SERVICIO DE COMEDOR / companyMeals
O061 / 006 / DESPENSA / companyMeals?
O007 / 007 / ISR AJUST. POR SUBSIDIO / taxAdjusted
O071 / 007 / AJUSTE NETO / taxAdjusted?
O008 / 008 / SUBS. QUE NO CORRESPONDIA / subsidyNotDue
O009 / 009 / REEMB. CRED. VIVIENDA / housingRefund
O091 / 009 / PRESTAMO / housingRefund?
O999 / 999 / FONDO FIJO / otherPaid?`

const rowsOf = (side: LineSide, text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => [side, ...row.split(' / ')] as unknown as [LineSide, string, string, string, string])

const rows = [
  ...rowsOf('perception', PERCEPTIONS),
  ...rowsOf('deduction', DEDUCTIONS),
  ...rowsOf('otherPayment', OTHER_PAYMENTS),
]

describe('lines of payroll systems', () => {
  test.each(rows)('%s %s of type %s, "%s", is %s', (side, _key, satType, description, topic) => {
    const explanation = explainLine({ side, satType, description })
    expect(explanation && `${explanation.topic}${explanation.isQuoted ? '?' : ''}`).toBe(topic)
  })

  test.each([
    'AMORTIZACION CAJA DE AHORRO',
    'ABONO CAJA DE AHORRO',
    'AMORTIZACION FONDO DE AHORRO',
    'ABONO FONDO DE AHORRO',
    'PAGO CAJA DE AHORRO',
  ])('without a type are no savings when they may repay a loan: "%s"', (description) => {
    expect(explainLine({ side: 'deduction', description })).toBeNull()
  })

  test('are all explained or quoted, and at least 200', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
    for (const [side, , satType, description] of rows)
      expect(explainLine({ side, satType, description }), `${satType} ${description}`).not.toBeNull()
  })
})
