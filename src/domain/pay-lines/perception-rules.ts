import { FUND, FUND_OF_COMPANY, FUND_PART, MONTH, type WordRule } from './word-rules.ts'

const BONUS = '(?:premios?|prem|bonos?|incentivos?|estimulos?)'
const HELP = '(?:ayudas?|ay|apoyos?|vales?)'
const OF = '(?:de |del |por |para |x |p |a la |la )*'

/** Perceptions. Types 038 and 056 say little, so certain words refine them. */
export const perceptionRules: readonly WordRule[] = [
  {
    topic: 'vacationPremium',
    words: /\b(?:prima|pma|p) (?:de )?vac(?:aciones|acional)?\b|\bpvac\b/,
    beside: /^(?:tiempo|reportadas?|dias)$/,
    refines: '038',
  },
  {
    topic: 'vacation',
    words: /\bvac(?:aciones)?(?: pagadas)?(?: no (?:gozadas|disfrutadas|tomadas))?\b/,
    not: /\b(?:prima|pma|p|bono|premio|ayuda|apoyo|estimulo)\b/,
    beside:
      /^(?:tiempo|reportadas|pagadas|pendientes|vencidas|disfrutadas|gozadas|tomadas|proporcionales|prop|finiquito|dias?)$/,
    refines: '001 038',
  },
  {
    topic: 'sundayPremium',
    words: /\b(?:prima|pma|p) dom(?:inical|ingo)?\b/,
    not: /descanso/,
    refines: '038',
  },
  {
    topic: 'seniorityPremium',
    words: /\b(?:prima|pma|p) (?:de |por )?antig(?:uedad)?\b/,
    not: /\b(?:quin|qna|mens|mes\b|sem|catorc|decen|bimes|trimes|anual)/,
  },
  {
    topic: 'restDayWorked',
    words: /\b(?:dias? (?:de )?)?descansos? (?:semanal(?:es)? )?(?:trab(?:ajados?)?|lab(?:orados?)?)\b/,
    refines: '001 038',
  },
  {
    topic: 'holidayWorked',
    words:
      /\b(?:dias? )?(?:festivos?|(?:de )?descansos? obligatorios?) (?:trab(?:ajados?)?|lab(?:orados?)?)\b|\btrabajo en (?:dia )?festivo\b/,
    refines: '001 038',
  },
  {
    topic: 'holidayWorked',
    words: /\bfestivos?\b/,
    agrees: '054',
    isVague: true,
  },
  {
    topic: 'restDayWorked',
    words: /\bdomingos? (?:trab|lab)\w*\b/,
    agrees: '020',
    isVague: true,
  },
  {
    topic: 'weeklyRest',
    words: /\bseptimos? d(?:ias?)?\b|\b7 ?(?:o|mo)? dia\b/,
    not: /\b(?:trab|lab)/,
    beside: /^(?:proporcional|prop)$/,
    refines: '001',
  },
  {
    topic: 'weeklyRest',
    words: /\bdias? de descanso\b|\bdescanso semanal\b/,
    not: /\b(?:trab|lab)|oblig|festiv/,
    refines: '001',
    agrees: '054',
  },
  { topic: 'weeklyRest', words: /^descansos?$/, refines: '001', agrees: '054', needsType: true },
  {
    topic: 'overtime',
    words:
      /\b(?:horas?|hrs?|hs|tiempo|t|tpo) ?ext(?:ras?|raordinari[oa]s?)?\b|\bte\b|\b(?:he|hrs?|horas?|ext|extras?) (?=dob|trip)/,
    beside: /^(?:dob|dobles?|trip|triples?|simples?|sencillas?)$/,
    refines: '038',
  },
  {
    topic: 'punctuality',
    words: new RegExp(`\\b(?:${BONUS} )?${OF}puntual(?:idad)?\\b`),
    refines: '038',
  },
  {
    topic: 'attendance',
    words: new RegExp(`\\b${BONUS} ${OF}asist(?:encia)?\\b`),
    not: /puntual/,
    beside: /^perfecta$/,
    refines: '038',
  },
  {
    topic: 'groceries',
    words: new RegExp(`\\b(?:${HELP} ${OF}|bonos? ${OF})?despensas?\\b|\\bvales? desp\\b`),
    beside: /^(?:vales?|ayuda|efectivo|electronic[oa]s?|especie|monedero|tarjeta)$/,
    refines: '038 056',
  },
  {
    topic: 'transport',
    words: new RegExp(`\\b${HELP} ${OF}(?:el )?(?:transp(?:orte)?|pasajes?)\\b|\\bpasajes?\\b`),
    refines: '038 056',
  },
  { topic: 'transport', words: /\btransporte\b/, isVague: true },
  {
    topic: 'christmasBonus',
    words: /\baguin(?:aldos?)?\b/,
    beside: /^(?:proporcional|prop|parte|anual)$/,
    refines: '038',
  },
  {
    topic: 'profitSharing',
    words:
      /\bptu\b|\breparto de util(?:idades)?\b|\bparticipacion (?:de los trabajadores )?(?:en )?(?:las )?utilidades\b|\butilidades\b/,
    beside: /^(?:ptu|ejercicio|ano)$/,
    refines: '038',
  },
  { topic: 'fundCompanyPart', words: new RegExp(FUND_OF_COMPANY), refines: '005 038 056' },
  {
    topic: 'fundOwnPart',
    words: new RegExp(`\\b${FUND} (?:(?:tu|su) parte|trabajador|trab|empleado|obrero)\\b`),
    refines: '005 038 056',
  },
  { topic: 'fundPayout', words: new RegExp(`\\b${FUND}\\b`), not: FUND_PART, refines: '038 056' },
  { topic: 'savingsPayout', words: /\bcaja (?:de |d )?aho(?:rros?)?\b/, not: /prest|ptmo/, refines: '038' },
  {
    topic: 'commission',
    words: /\bcomision(?:es)?\b/,
    not: /sindic|viat|mixta|segur|higiene|banc/,
    beside: /^(?:ventas?|cobranza)$/,
    refines: '038',
  },
  {
    topic: 'productionBonus',
    words: new RegExp(`\\b${BONUS} ${OF}produc(?:cion|tividad)\\b`),
    refines: '038',
  },
  {
    topic: 'extraordinaryPay',
    words: /\b(?:pago|gratificacion) extraordinari[oa]\b/,
    refines: '038',
  },
  {
    topic: 'food',
    words: new RegExp(`\\b${HELP} ${OF}(?:comidas?|alimentos?|alimentacion)\\b|\\balimentacion\\b`),
    refines: '038 056',
  },
  {
    topic: 'restaurant',
    words: new RegExp(`\\b(?:${HELP} ${OF})?restaurantes?\\b`),
    refines: '038 056',
    agrees: '047',
  },
  {
    topic: 'fuel',
    words: new RegExp(`\\b(?:${HELP} ${OF})?(?:gasolina|combustible)\\b`),
    refines: '038 056',
  },
  {
    topic: 'clothing',
    words: new RegExp(`\\b${HELP} ${OF}(?:ropa|uniformes?|calzado)\\b`),
    refines: '038 056',
  },
  {
    topic: 'rentHelp',
    words: new RegExp(`\\b(?:ayuda|apoyo) ${OF}renta(?: de casa)?\\b`),
    not: /impuesto/,
    refines: '038 056',
    agrees: '048',
  },
  {
    topic: 'schoolHelp',
    words: new RegExp(`\\b(?:${HELP} ${OF})?utiles(?: escolares)?\\b|\\b${HELP} ${OF}escolar\\b`),
    refines: '038 056',
  },
  {
    topic: 'glassesHelp',
    words: new RegExp(`\\b(?:${HELP} ${OF})?(?:anteojos?|lentes)\\b`),
    refines: '038 056',
  },
  {
    topic: 'funeralHelp',
    words: new RegExp(`\\b${HELP} ${OF}(?:gastos )?(?:${OF})(?:funeral(?:es)?|funerarios?|defuncion)\\b`),
    refines: '038 056',
  },
  {
    topic: 'scholarship',
    words: /\bbecas?(?: (?:escolar(?:es)?|educativas?))?\b/,
    beside: /^(?:hijos?|trabajador(?:es)?)$/,
    refines: '038 056',
  },
  {
    topic: 'medicalRefund',
    words: /\breembolsos? (?:de )?(?:gastos )?(?:medicos?|dentales?|hospital\w*)\b/,
    not: /mayores|seguro/,
  },
  {
    topic: 'medicalInsurancePaid',
    words: /\b(?:seg(?:uro)? (?:de )?)?(?:gastos )?medicos mayores\b|\bs?gmm\b/,
    refines: '038 056',
  },
  { topic: 'lifeInsurancePaid', words: /\bseg(?:uro)? (?:de )?vida\b/, refines: '038 056' },
  { topic: 'unionDuesPaid', words: /\bcuotas? sindical(?:es)?\b/ },
  {
    topic: 'incapacityPay',
    words: /\bincap(?:acidad(?:es)?)?\b/,
    beside: /^(?:subsidios?|enfermedad|general|maternidad|riesgo|trabajo|imss)$/,
    refines: '038',
  },
  {
    topic: 'indemnityMonths',
    words: /\bindemniz(?:acion)? (?:de |por )?(?:(?:3|tres) meses|90 dias)\b/,
    beside: /^(?:sueldos?|salarios?|integrados?)$/,
    refines: '023 025',
  },
  {
    topic: 'indemnityMonths',
    words: /\b(?:(?:3|tres) meses|90 dias)\b/,
    beside: /^(?:sueldos?|salarios?|integrados?|const(?:itucional(?:es)?)?)$/,
    refines: '025',
    agrees: '023 025',
    needsType: true,
  },
  {
    topic: 'indemnityYears',
    words: /\bindemniz(?:acion)? (?:de |por )?(?:20|veinte) dias(?: (?:por|x|p) (?:cada )?anos?)?\b/,
    beside: /^(?:servicio|trabajado)$/,
    refines: '023 025',
  },
  {
    topic: 'indemnityYears',
    words: /\b(?:20|veinte) dias (?:de (?:sueldo|salario) )?(?:por|x|p) (?:cada )?anos?\b/,
    beside: /^(?:servicio|trabajado|indemniz(?:acion)?)$/,
    refines: '023 025',
    agrees: '023 025',
    needsType: true,
  },
  {
    topic: 'indemnity',
    words: /\bindemniz(?:acion(?:es)?)?\b/,
    not: /\b(?:(?:3|tres) meses|90 dias|(?:20|veinte) dias)/,
    agrees: '023',
  },
  { topic: 'travelIncome', words: /\bviat(?:icos?)?\b/, refines: '038' },
  {
    topic: 'assimilated',
    words: /\basimilad[oa]s?\b/,
    beside: /^(?:sueldos?|salarios?|honorarios)$/,
  },
  {
    topic: 'backPay',
    words: /\bretro(?:activ[oa]s?)?\b/,
    beside: new RegExp(`^(?:sueldos?|salarios?|aumento|incremento|${MONTH})$`),
    refines: '001 038',
  },
  {
    topic: 'backPay',
    words: /\b(?:atrasad[oa]s?|pendientes?|adeudad[oa]s?)\b/,
    // Only wages: "vacaciones pendientes" are vacation.
    not: /^(?!.*\b(?:sueldos?|salarios?|sdos?|rayas?|nominas?)\b)/,
    beside: new RegExp(`^(?:sueldos?|salarios?|sdos?|rayas?|nominas?|base|dias?|${MONTH})$`),
    refines: '001 038',
  },
  {
    topic: 'salary',
    words:
      /\b(?:sueldos?|salarios?|sdo) (?:por|x) horas?\b|\b(?:sueldos?|salarios?|sdo|rayas?|jornales)\b|\b(?:dias?|horas?|hrs?) (?:trab(?:ajad[oa]s?)?|lab(?:orad[oa]s?)?)\b|\bpermisos? con goce\b|^(?:dt|nomina|pago de nomina)$/,
    not: /otros|atrasad|pendient|adeudad|asimil|caido|diferenc|complem|compens|ajuste|retro|septimo|descanso|festiv|anticipo|vac|prima|incap|finiq|bono|premio|indemn|aguin|separ|gratific|sin goce|\bext|doble|triple|domin|\bmeses\b|\b(?:20|veinte) dias\b/,
    beside:
      /^(?:sueldos?|salarios?|rayas?|jornales|nomina|base|tabular|regular|fijo|diario|nocturno|diurno|mixto|nominal|devengado|dias?|trab|trabajad[oa]s|lab|laborados|goce)$/,
  },
  {
    topic: 'otherIncome',
    words:
      /\b(?:compensacion(?:es)?|devolucion(?:es)?|descuentos?|faltas?|desempeno|prestamos?|diferencias?|quinquenios?|quinquenal|comision (?:mixta|de seguridad))\b/,
    agrees: '005 006',
    isVague: true,
  },
]
