import { describe, expect, test } from 'vitest'
import { explainLine } from './explain.ts'
import type { LineSide } from './pay-line.ts'

/**
 * Expected results, written by reading the lines before running the code: SAT type / words / topic. "?" means
 * that the screen quotes the company's words. "-" means a line without a type, and "null" no explanation.
 */
const PERCEPTIONS = `
001 / SUELDO DIARIO / salary
001 / SUELDO 1A QNA / salary
001 / SUELDO CATORCENAL / salary
001 / SUELDO DIAS LABORADOS / salary
001 / DIFERENCIA DE SUELDO / salary?
001 / AJUSTE SUELDO / salary?
001 / REINTEGRO DE FALTAS / salary?
001 / DEVOLUCION FALTA / salary?
001 / REEMBOLSO DE DIAS / salary?
001 / RETROACTIVO SUELDO / backPay
001 / RETROACTIVO ENE-MAR / backPay
001 / AUMENTO RETROACTIVO / backPay
001 / RETROACTIVO BONO / salary?
001 / RETRO. / backPay
001 / COMPLEMENTO DE SUELDO / salary?
001 / SUELDO INCAPACIDAD / salary?
001 / PERMISO CON GOCE DE SUELDO / salary
001 / LICENCIA CON GOCE / salary?
001 / PERMISO PATERNIDAD / salary?
001 / ANTICIPO DE SUELDO / salary?
001 / SALARIOS CAIDOS / salary?
001 / SUELDO GARANTIA / salary?
001 / DESTAJO / salary?
001 / COMISIONES / salary?
001 / PRIMA DOMINICAL / salary?
001 / DIA DE DESCANSO TRABAJADO / restDayWorked
001 / FESTIVO LABORADO / holidayWorked
001 / FESTIVO / salary?
001 / 7O DIA / weeklyRest
001 / SEPTIMO DIA PROPORCIONAL / weeklyRest
001 / DIAS DE VACACIONES / vacation
001 / VACACIONES A TIEMPO / vacation
001 / VACACIONES VENCIDAS / vacation
001 / VACACIONES PAGADAS NO DISFRUTADAS / vacation
001 / VACACIONES TRABAJADAS / salary?
001 / BONO VACACIONAL / salary?
001 / SUELDO EN ESPECIE / salary?
001 / HORAS EXTRA / salary?
001 / SUELDO Y COMISIONES / salary?
002 / AGUINALDO 2026 / christmasBonus
002 / 1A PARTE AGUINALDO / christmasBonus
002 / AGUINALDO ANTICIPADO / christmasBonus
002 / DIFERENCIA AGUINALDO / christmasBonus?
002 / ANTICIPO AGUINALDO / christmasBonus?
002 / AGUINALDO EXENTO / christmasBonus
003 / PTU EXENTA / profitSharing
003 / PTU NO COBRADA / profitSharing?
003 / ANTICIPO PTU / profitSharing?
003 / REPARTO DE UTILIDADES ADICIONAL / profitSharing?
004 / REEMBOLSO GASTOS MEDICOS / medicalRefund
004 / GASTOS MEDICOS MAYORES / medicalRefund?
005 / FONDO DE AHORRO PATRON / fundCompanyPart
005 / APORT. EMPRESA FONDO AHORRO / fundPayout
005 / INTERESES FONDO DE AHORRO / fundPayout?
005 / PRESTAMO FONDO DE AHORRO / fundPayout?
005 / RETIRO FONDO DE AHORRO / fundPayout?
006 / INTERESES CAJA DE AHORRO / savingsPayout
006 / PRESTAMO / savingsPayout?
010 / INCENTIVO PUNTUALIDAD / punctuality
010 / PUNTUALIDAD Y ASISTENCIA / punctuality?
010 / BONO PUNTUALIDAD MENSUAL / punctuality
010 / BONO ASISTENCIA / punctuality?
011 / SEGURO DE AUTO / lifeInsurancePaid?
014 / COMPLEMENTO INCAPACIDAD / incapacityPay
014 / INCAP. MATERNIDAD / incapacityPay
014 / DESCUENTO INCAPACIDAD / incapacityPay?
015 / BECA / scholarship
019 / HORAS EXTRA DOBLES EXENTAS / overtimeDouble
019 / TIEMPO EXTRA DOMINGO / overtime?
019 / HRS EXTRA FESTIVO / overtime?
019 / TXT / overtime?
019 / TIEMPO EXTRA PENDIENTE SEM 12 / overtime
019 / 3 HRS EXTRAS / overtime
019 / JORNADA EXTRAORDINARIA / overtime?
020 / PRIMA DOM / sundayPremium
020 / DOMINGO TRABAJADO / sundayPremium?
021 / PRIMA VACACIONAL 25% / vacationPremium
021 / P. VAC. FINIQUITO / vacationPremium?
021 / PRIMA VACACIONAL EXENTA / vacationPremium
022 / PRIMA ANTIGUEDAD 12 DIAS / seniorityPremium?
022 / ANTIGUEDAD / seniorityPremium?
023 / LIQUIDACION / separation
023 / GRATIFICACION POR SEPARACION / separation?
025 / INDEMNIZACION CONSTITUCIONAL / indemnity
025 / INDEMNIZACION RIESGO DE TRABAJO / indemnity?
025 / SALARIOS CAIDOS / indemnity?
028 / COMISION MES ANTERIOR / commission?
028 / ANTICIPO COMISIONES / commission?
029 / VALES DE DESPENSA MENSUAL / groceries
029 / DESPENSA TARJETA / groceries
029 / VALES DE GASOLINA / groceries?
029 / DIFERENCIA DESPENSA / groceries?
036 / AYUDA DE PASAJES / transport
038 / BONO DE PRODUCTIVIDAD / productionBonus
038 / BONO / otherIncome?
038 / BONO NAVIDEÑO / otherIncome?
038 / PRIMA VACACIONAL / vacationPremium
038 / COMPENSACION GARANTIZADA / otherIncome?
038 / RETROACTIVO / backPay
038 / RETROACTIVO DESPENSA / otherIncome?
038 / VIATICOS / travelIncome
038 / DEVOLUCION DE PRESTAMO / otherIncome?
038 / DESC. DESPENSA / otherIncome?
046 / ASIMILADOS A SALARIOS / assimilated
047 / COMEDOR / food?
049 / BONO DE ASISTENCIA / attendance
049 / ASISTENCIA PERFECTA / attendance
050 / VIATICOS / travelIncome
001 / SUELDO PROPORCIONAL / salary
001 / NOMINA EXTRAORDINARIA / salary?
001 / SUELDO SEMANA ANTERIOR / salary?
001 / SUELDO NO PAGADO / salary?
001 / ADEUDO DE SUELDO / salary?
001 / DIFERENCIA SUELDO ATRASADO / salary?
001 / SUELDO ATRASADO Y AGUINALDO / salary?
001 / BONO PENDIENTE / salary?
001 / PRIMA VACACIONAL PENDIENTE / salary?
001 / DIAS PENDIENTES / salary?
001 / HORAS TRABAJADAS EN DIA FESTIVO / salary?
001 / HORAS TRABAJADAS DOMINGO / salary?
001 / DIA LABORADO FESTIVO / salary?
001 / DESCANSO OBLIGATORIO / salary?
001 / DESCANSO COMPENSATORIO / salary?
001 / DESCANSO Y FESTIVO / salary?
001 / DIA ECONOMICO / salary?
001 / VACACIONES Y PRIMA VACACIONAL / salary?
001 / ANTICIPO VACACIONES / salary?
002 / AGUINALDO PENDIENTE / christmasBonus
002 / DESCUENTO AGUINALDO / christmasBonus?
003 / UTILIDADES CAJA DE AHORRO / profitSharing?
003 / BONO PTU / profitSharing?
003 / PTU EJERCICIO ANTERIOR / profitSharing?
005 / FONDO DE AHORRO TRABAJADOR / fundOwnPart
005 / DEVOLUCION PRESTAMO FONDO DE AHORRO / fundPayout?
005 / FALTAS FONDO DE AHORRO / fundPayout?
006 / DEVOLUCION / savingsPayout?
006 / DEVOLUCION CAJA CHICA / savingsPayout?
006 / LIQUIDACION CAJA DE AHORRO / savingsPayout
009 / ISR A CARGO DE LA EMPRESA / ownDuesPaid
009 / CUOTA IMSS PATRONAL / ownDuesPaid?
009 / INFONAVIT PATRONAL / ownDuesPaid?
019 / HORAS EXTRA ATRASADAS / overtime
019 / PAGO DE DESCANSO / overtime?
020 / PRIMA DOMINICAL DOBLE / sundayPremium?
021 / PRIMA VACACIONAL PENDIENTE / vacationPremium
022 / PRIMA QUINQUENAL / seniorityPremium?
022 / PRIMA ANTIGUEDAD SEMANAL / seniorityPremium?
022 / PMA. ANTIG. CATORCENAL / seniorityPremium?
023 / INDEMNIZACION / separation
023 / 20 DIAS POR AÑO / indemnityYears
023 / VACACIONES / separation?
025 / VEINTE DIAS POR AÑO DE SERVICIO / indemnityYears
025 / TRES MESES DE SUELDO / indemnityMonths
025 / 6 MESES DE SUELDO / indemnity?
025 / PRIMA DE ANTIGUEDAD / indemnity?
038 / SUELDO / otherIncome?
038 / SUELDO ATRASADO / backPay
038 / DESCANSO / otherIncome?
038 / 20 DIAS POR AÑO / otherIncome?
049 / ASISTENCIA MEDICA / attendance?
054 / DESCANSO OBLIGATORIO / restDayWorked?
055 / DESCANSO / holidayWorked?
- / Sueldos pendientes / backPay
- / Horas trabajadas / salary
- / 3 meses / null
- / Pendientes / null
- / Sueldo base / salary
- / Despensa / groceries
- / Bono / null
- / Vacaciones / vacation
- / Descanso / null
- / 20 días por año / null
- / Finiquito / null`

const DEDUCTIONS = `
001 / IMSS / socialSecurity
001 / IMSS BIMESTRAL / socialSecurity
001 / IMSS DIFERENCIA / socialSecurity?
001 / AJUSTE IMSS / socialSecurity?
001 / IMSS DE FALTAS / socialSecurity?
001 / CREDITO IMSS / socialSecurity?
001 / IMSS CUOTA EMPRESA / socialSecurity?
001 / IMSS OBRERO Y PATRONAL / socialSecurity?
002 / ISR PTU / incomeTax
002 / ISR FINIQUITO / incomeTax
002 / DIFERENCIA ISR / incomeTax?
002 / ISR EJERCICIO ANTERIOR / incomeTax?
002 / ISR ART. 174 / incomeTax
002 / ISR RETENIDO DE MENOS / incomeTax?
002 / IMPUESTO SOBRE NOMINA / incomeTax?
003 / SAR PATRONAL / retirement?
003 / SAR / retirement?
003 / CESANTIA Y VEJEZ SAR / retirement
003 / RETIRO PATRON / retirement?
004 / CAJA DE AHORRO VOLUNTARIA / otherDeduction?
004 / SALDO CAJA DE AHORRO / otherDeduction?
004 / PRESTAMO FONDO DE AHORRO / otherDeduction?
004 / DESC. FONDO DE AHORRO PRESTAMO / otherDeduction?
004 / INT. PRESTAMO / otherDeduction?
004 / PRESTAMO EMPRESA / loan
004 / PRESTAMO SINDICATO / otherDeduction?
004 / PRESTAMO BANCARIO / otherDeduction?
004 / PRESTAMO AUTO / otherDeduction?
004 / ANTICIPO AGUINALDO / otherDeduction?
004 / ANTICIPO DE NOMINA / advance
004 / ANTICIPO VIATICOS / otherDeduction?
004 / FALTA INJUSTIFICADA / absence
004 / FALTAS Y RETARDOS / otherDeduction?
004 / FALTA UNIFORME / otherDeduction?
004 / FALTA DE GAFETE / otherDeduction?
004 / SEGURO DE VIDA / lifeInsurance
004 / SEGURO DE VIDA PATRONAL / otherDeduction?
004 / SEGURO AUTO / otherDeduction?
004 / SGMM DEPENDIENTES / otherDeduction?
004 / COMEDOR PATRONAL / otherDeduction?
004 / INFONAVIT / infonavit
004 / SEGURO INFONAVIT / housingInsurance
004 / INFONAVIT PATRONAL / otherDeduction?
004 / AJUSTE INFONAVIT / otherDeduction?
004 / INFONAVIT BIMESTRE ANTERIOR / otherDeduction?
004 / FONACOT / fonacot
004 / CUOTA SINDICAL / union
004 / CUOTA SINDICAL PATRONAL / otherDeduction?
004 / FONDO DE RESISTENCIA SINDICAL / otherDeduction?
004 / MULTA / otherDeduction?
004 / VALES DE DESPENSA / otherDeduction?
004 / DESPENSA / otherDeduction?
004 / AJUSTE AL NETO / otherDeduction?
004 / RENTA DE UNIFORME / otherDeduction?
004 / SUBSIDIO INCAPACIDAD / otherDeduction?
004 / RETARDOS MINUTOS / lateness
004 / PENSION ALIMENTICIA 20% / alimony
006 / INCAPACIDAD RIESGO TRABAJO / incapacityDiscount
006 / SUBSIDIO INCAPACIDAD / incapacityDiscount?
007 / PENSION ALIMENTICIA ATRASADA / alimony
007 / PENSION JUBILACION / alimony?
008 / RENTA / rent
009 / INFONAVIT VSM / infonavit
009 / SEGURO INFONAVIT / housingInsurance
009 / INFONAVIT PATRONAL / infonavit?
010 / ABONO CREDITO VIVIENDA / housingLoan
010 / APORTACION INFONAVIT / housingLoan?
011 / FONACOT MES ANTERIOR / fonacot?
012 / ADELANTO / advance
012 / ANTICIPO AGUINALDO / advance?
013 / PAGO INDEBIDO / overpaid
013 / SUELDO PAGADO DE MAS / overpaid
013 / DIAS PAGADOS DE MAS / overpaid
014 / ERROR EN NOMINA / errors
015 / PERDIDA DE GAFETE / losses
016 / DAÑO VEHICULO / damage
017 / COMPRA DE PRODUCTOS / companyGoods
018 / APORTACION CAJA DE AHORRO / savings
018 / CAJA DE AHORRO ABONO / savings?
019 / CUOTAS SINDICALES / union
019 / CUOTA SINDICAL PATRON / union?
019 / RIFA SINDICATO / union?
020 / FALTA / absence
020 / RETARDO / lateness
020 / FALTA DE UNIFORME / absence?
020 / DIAS NO LABORADOS / absence
020 / FALTAS PERIODO ANTERIOR / absence?
020 / HORAS FALTA / absence
021 / CUOTA OBRERA / workerDues
022 / IMPUESTO ESTATAL / localTax
022 / ISN / localTax?
023 / AHORRO VOLUNTARIO AFORE / voluntary
023 / APORT VOL FONDO DE AHORRO / voluntary?
071 / AJUSTE SUBSIDIO / subsidyCorrection
101 / ISR A CARGO EJERCICIO / lastYearTax
107 / AJUSTE AL SUBSIDIO CAUSADO / subsidyCorrection
001 / IMSS OBRERO / socialSecurity
001 / CUOTAS IMSS TRABAJADOR / socialSecurity
001 / ABONO IMSS / socialSecurity?
003 / CESANTIA Y VEJEZ PATRONAL / retirement?
003 / CEAV OBRERO / retirement
003 / AFORE / retirement?
003 / PRESTAMO AFORE / retirement?
003 / AHORRO VOLUNTARIO / retirement?
003 / AHORRO SOLIDARIO 2% / voluntary
004 / AHORRO SOLIDARIO / voluntary
004 / AHORRO SOLIDARIO CAJA / otherDeduction?
004 / APORTACION VOLUNTARIA FONDO DE AHORRO / otherDeduction?
004 / APORT. VOLUNTARIA AFORE / voluntary
004 / ABONO CAJA DE AHORRO / otherDeduction?
004 / AMORT. CAJA AHORRO / otherDeduction?
004 / COBRO FONDO DE AHORRO / otherDeduction?
004 / CARGO FONDO AHORRO / otherDeduction?
004 / DESCUENTO CAJA DE AHORRO / savings
004 / RET. CAJA DE AHORRO / savings
004 / APORTACION CAJA DE AHORRO / savings
004 / ABONO AHORRO / otherDeduction?
004 / ABONO SINDICATO / otherDeduction?
004 / ABONO CUOTA SINDICAL / union
004 / ABONO PRESTAMO PERSONAL / loan
004 / AMORTIZACION PRESTAMO / loan
004 / AMORTIZACION / otherDeduction?
004 / ABONO ANTICIPO NOMINA / advance
004 / PAGO SEGURO DE VIDA / lifeInsurance
004 / PAGO COMEDOR / canteen
004 / CONSUMO / otherDeduction?
004 / CONSUMO CAFETERIA / otherDeduction?
004 / FONDO DE AHORRO PATRONAL / fundCompanyKept
004 / ABONO FONDO DE AHORRO EMPRESA / otherDeduction?
004 / IMPUESTO SOBRE NOMINA / otherDeduction?
004 / RETENCION IMPUESTO ESTATAL / localTax
005 / INFONAVIT PATRONAL / housingFund?
005 / APORTACION INFONAVIT 5% / housingFund
007 / ABONO PENSION ALIMENTICIA / alimony?
008 / ABONO RENTA / rent?
009 / AMORTIZACION CREDITO INFONAVIT / infonavit
010 / AMORTIZACION VIVIENDA / housingLoan
010 / ABONO TIENDA / housingLoan?
011 / AMORT. FONACOT / fonacot
012 / ABONO ANTICIPO / advance
012 / PAGO ANTICIPADO / advance?
013 / SUELDO / overpaid?
013 / DIAS / overpaid?
013 / ABONO PAGO EN EXCESO / overpaid
017 / ABONO PRODUCTOS / companyGoods
018 / PAGO COOPERATIVA / savings?
018 / AMORTIZACION / savings?
018 / DESC. COOPERATIVA / savings
018 / PRESTAMO COOPERATIVA / savings?
018 / COOPERATIVA DE CONSUMO / savings?
019 / PAGO CUOTA SINDICAL / union
019 / AMORTIZACION PRESTAMO SINDICATO / union?
019 / SINDICATO NACIONAL / union?
021 / CUOTA PATRONAL / workerDues?
021 / IMSS EMPRESA / workerDues?
021 / CUOTAS OBRERO PATRONALES / workerDues
022 / IMPUESTO ESTATAL SOBRE NOMINAS / localTax?
022 / IMPUESTO CEDULAR / localTax
023 / ABONO AHORRO VOLUNTARIO / voluntary?
- / Ahorro solidario / voluntary
- / Abono a préstamo / loan
- / Abono caja de ahorro / null
- / Cuota patronal / null
- / IMSS / socialSecurity
- / IMSS patronal / null
- / Infonavit / infonavit
- / Préstamo / loan
- / Abono / null
- / Faltas / absence
- / Caja / null`

const OTHER_PAYMENTS = `
001 / DEV. ISR / taxRefund
001 / AJUSTE ISR / taxRefund?
002 / SUBSIDIO PARA EL EMPLEO / subsidy
002 / SUBSIDIO AL SALARIO / subsidy?
003 / VIATICOS ENTREGADOS AL TRABAJADOR / travel
003 / VIATICOS NO COMPROBADOS / travel?
004 / COMPENSACION ANUAL / yearBalance
999 / AJUSTE / otherPaid?
999 / PRESTAMO PERSONAL / otherPaid?
999 / SALDO A FAVOR / otherPaid?
999 / VIATICOS / travel
999 / REEMBOLSO INFONAVIT / otherPaid?`

const rowsOf = (side: LineSide, text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => [side, ...row.split(' / ')] as unknown as [LineSide, string, string, string])

const rows = [
  ...rowsOf('perception', PERCEPTIONS),
  ...rowsOf('deduction', DEDUCTIONS),
  ...rowsOf('otherPayment', OTHER_PAYMENTS),
]

describe('lines judged by reading', () => {
  test.each(rows)('%s of type %s, "%s", is %s', (side, satType, description, topic) => {
    const explanation = explainLine({ side, description, ...(satType !== '-' && { satType }) })
    expect(String(explanation && `${explanation.topic}${explanation.isQuoted ? '?' : ''}`)).toBe(topic)
  })
})
