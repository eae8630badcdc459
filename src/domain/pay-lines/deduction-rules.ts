import { FUND, FUND_OF_COMPANY, FUND_PART, ROUNDING_UNDER, type WordRule } from './word-rules.ts'

const LOAN = '(?:cred(?:ito)?|prest(?:amos?)?|ptmo|adeudo)'
/** SAT type 004 ("Otros") does not say which deduction it is, so the words of the description refine it. */
export const deductionRules: readonly WordRule[] = [
  {
    topic: 'incomeTax',
    words: /\bisr\b|\bispt\b|\bimpuesto sobre (?:la )?renta\b/,
    not: /anterior/,
    beside: /^(?:isr|impuesto|sp|cargo|art|sueldos?|salarios?)$/,
    agrees: '101',
  },
  { topic: 'lastYearTax', words: /\b(?:isr|impuesto) (?:\w+ ){0,3}anterior\b/ },
  {
    topic: 'localTax',
    words: /\bimpuestos? (?:local(?:es)?|estatal(?:es)?|cedular)\b/,
    not: /\bnominas?\b/,
    refines: '004',
  },
  {
    topic: 'socialSecurity',
    words: /\bimss\b|\bseg(?:uro)? soc(?:ial)?\b|\bseguridad social\b|\bissste\b/,
    not: /\brcv\b|cesant|vejez|obrero patronal|prest|ptmo|cred|adeudo|hipotec|renta|solidario/,
    beside: /^(?:imss|obrero|trabajador|empleado)$/,
    refines: '004',
    agrees: '021',
  },
  {
    topic: 'retirement',
    words: /\brcv\b|\bcesantia\b|\bvejez\b/,
    beside: /^(?:retiro|edad|avanzada|vejez|imss|obrero|trabajador)$/,
    refines: '001 004 021',
  },
  { topic: 'workerDues', words: /\bobrero patronal(?:es)?\b/, beside: /^imss$/, agrees: '001' },
  {
    topic: 'housingInsurance',
    words:
      /\bseg(?:uro)? (?:de |por )?(?:danos? )?(?:de |a )?(?:la )?(?:viv(?:ienda)?|infonavit|fovissste)\b|\binfonavit seg(?:uro)?\b/,
    beside: /^(?:vivienda|infonavit|fovissste|danos)$/,
    refines: '004 009 010',
  },
  { topic: 'housingInsurance', words: /\bseg(?:uro)? (?:de )?danos?\b/, isVague: true },
  {
    topic: 'infonavit',
    words: new RegExp(`\\b(?:${LOAN} (?:de |del )?)?infonavit\\b`),
    not: /\bseg|aport/,
    beside: /^(?:cf|vsm|fd|uma|umi|cuota|fija|fijo|pesos|porcentaje|vivienda)$/,
    refines: '004 010',
    agrees: '010',
  },
  {
    topic: 'housingLoan',
    words: new RegExp(`\\b${LOAN} (?:de |para )?(?:la )?(?:viv(?:ienda)?|hipotecario)\\b|\\bhipoteca\\b`),
    not: /infonavit|fovissste|\bseg/,
    refines: '004',
    agrees: '009',
  },
  {
    topic: 'housingLoan',
    words: new RegExp(`\\b(?:${LOAN} (?:de |del )?)?fovissste\\b`),
    not: /\bseg|aport/,
    beside: /^(?:hipotecario|vivienda)$/,
    refines: '004',
  },
  { topic: 'fonacot', words: new RegExp(`\\b(?:${LOAN} (?:de |del )?)?(?:in)?fonacot\\b`), refines: '004' },
  {
    topic: 'alimony',
    words: /\bpens(?:ion)? (?:de )?alim(?:enticia|entos)?\b|\bp alim(?:enticia)?\b/,
    beside: /^(?:judicial|provisional|definitiva)$/,
    refines: '004',
  },
  {
    topic: 'advance',
    words: /\b(?:anticipos?|antic|adelantos?)\b/,
    beside: /^(?:sueldos?|salarios?|nomina)$/,
    refines: '004',
  },
  {
    topic: 'savingsLoan',
    words:
      /\b(?:prest(?:amos?)?|ptmo) (?:de )?(?:la )?caja(?: (?:de )?aho(?:rros?)?)?\b|\bcaja (?:de )?aho(?:rros?)? (?:prest(?:amo)?|ptmo)\b/,
    not: /interes/,
    refines: '004',
  },
  {
    topic: 'loan',
    words: /\b(?:prest(?:amos?)?|ptmos?)\b/,
    not: /fonacot|infonavit|fovissste|hipotec|viv|\bcaja\b|interes|\bseg/,
    beside: /^(?:empresa|emp|personal(?:es)?|corto|mediano|plazo)$/,
    refines: '004',
  },
  {
    topic: 'union',
    words: /\b(?:cuotas?|ctas?|aport(?:acion)?) (?:del? )?sindica(?:l(?:es)?|to)\b/,
    not: /\bext(?:ra|raord\w*)?\b/,
    beside: /^(?:abonos?|pagos?|cobros?|cargos?)$/,
    refines: '004',
  },
  {
    topic: 'unionExtraordinary',
    words:
      /\b(?:cuotas?|ctas?|aport(?:acion)?) (?:ext(?:ra|raord\w*)? (?:del? )?sind\w*|(?:del? )?sind\w* ext(?:ra|raord\w*)?)\b/,
    refines: '004 019',
  },
  {
    topic: 'savings',
    words: /\bcaja (?:de |d )?aho(?:rros?)?\b/,
    not: /prest|ptmo|interes|adeudo/,
    beside: /^(?:ahorro|aportacion)$/,
    refines: '004',
  },
  { topic: 'fundCompanyKept', words: new RegExp(FUND_OF_COMPANY), refines: '004 018' },
  {
    topic: 'fund',
    words: new RegExp(`\\b${FUND}\\b`),
    not: FUND_PART,
    beside: /^(?:empleados?|trabajador(?:es)?|obrero|aportacion)$/,
    refines: '004 018',
  },
  {
    topic: 'canteen',
    words: /\b(?:(?:serv(?:icio)?|consumos?) (?:de |del |en )*)?comedor\b/,
    refines: '004',
  },
  {
    topic: 'lifeInsurance',
    words: /\bseg(?:uro)? (?:de )?vida\b/,
    beside: /^(?:individual|adicional|colectivo|grupo)$/,
    refines: '004',
  },
  {
    topic: 'medicalInsurance',
    words: /\b(?:seg(?:uro)? (?:de )?)?gastos medicos(?: (?:mayores|menores))?\b|\bs?gmm\b/,
    refines: '004',
  },
  {
    topic: 'absence',
    words: /\b(?:faltas?|ausencias?|ausentismos?|inasistencias?)\b/,
    not: /\bfalt(?:as?) (?:de |en |al )*(?:la |el |los )?(?:caja|invent|mercanc|efectivo|dinero|material|product|herram|fondo)/,
    beside: /^(?:injustificad[oa]s?|justificad[oa]s?|dias?|asistencia)$/,
    refines: '004',
  },
  {
    topic: 'losses',
    words:
      /\bfaltas? (?:de |en |al )*(?:la |el |los )?(?:caja|inventarios?|mercancias?|efectivo|dinero|materiales|material|productos?|herramientas?|fondo)\b|\bfaltantes?\b/,
    agrees: '013 014 016 017',
    isVague: true,
  },
  {
    topic: 'lateness',
    words: /\bretardos?\b/,
    not: /\bfaltas?\b/,
    beside: /^minutos$/,
    refines: '004 020',
  },
  { topic: 'incapacityDiscount', words: /\bincap(?:acidad(?:es)?)?\b/, refines: '004' },
  {
    topic: 'rent',
    words: /\brenta (?:de )?(?:casa(?: habitacion)?|vivienda|habitacion|dep(?:arta)?to|departamento)\b/,
    refines: '004',
  },
  {
    topic: 'rounding',
    words: /\bredondeo\b|\baj(?:uste)? (?:al )?neto\b/,
    refines: '004',
    under: ROUNDING_UNDER,
  },
  {
    topic: 'voluntary',
    words:
      /\bahorro solidario\b|\baport(?:acion(?:es)?)? vol(?:unt(?:arias?)?)? (?:(?:a|al|de|del|la|el|su|para) )*(?:afore|retiro)\b/,
    beside: /^(?:aport(?:acion(?:es)?)?|issste|afore|retiro)$/,
    refines: '001 003 004',
  },
  {
    topic: 'voluntary',
    words: /\baport(?:acion(?:es)?)? vol(?:unt(?:arias?)?)?\b/,
    needsType: true,
  },
  { topic: 'subsidyCorrection', words: /\b(?:ajuste|aj) (?:al |en |del )?subs(?:idio)?\b/ },
  {
    topic: 'subsidyCorrection',
    words: /\bsubs(?:idio)?\b/,
    not: /\bisr\b|\baj|incap/,
    isVague: true,
  },
  {
    topic: 'otherDeduction',
    words:
      /\b(?:celular(?:es)?|telefonos?|telefonia|uniformes?|herramientas?|auto|autos|automovil|vehiculos?|gafetes?|credencial(?:es)?|multas?|sancion(?:es)?|mercancia|tienda|optica|lentes|farmacia|gimnasio|gym|tanda|rifa|donativos?|estacionamiento|gasolina|transporte|laptop|computadora|capacitacion|curso|intereses?|muebleria)\b/,
    agrees: '013 014 015 016 017',
    isVague: true,
  },
]
