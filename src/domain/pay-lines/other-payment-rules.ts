import { ROUNDING_UNDER, type WordRule } from './word-rules.ts'

/** SAT type 999 (unlisted payments) does not say which payment it is, so the words of the description refine it. */
export const otherPaymentRules: readonly WordRule[] = [
  {
    topic: 'subsidy',
    words: /\bsubs(?:idio)? (?:al |de |para (?:el )?|p (?:el )?)?emp(?:leo)?\b|\bspe\b/,
    beside: /^(?:sp|acreditado|entregado)$/,
  },
  { topic: 'travel', words: /\bviat(?:icos?)?\b/, beside: /^(?:comp|comprobados)$/, refines: '999' },
  {
    topic: 'expenses',
    words: /\b(?:reembolso|reemb) (?:de )?gastos\b|\bgastos comprobados\b/,
    not: /medic|dental|hospital/,
    beside: /^(?:viaje|comprobados)$/,
    refines: '999',
  },
  {
    topic: 'yearBalance',
    words:
      /\b(?:isr (?:a |con )?|impuestos? )saldo a favor\b|\bsaldo a favor (?:de |del )?(?:isr|impuestos?)\b|\bisr a comp(?:ensar)?\b/,
    beside: /^(?:isr|anual|ejercicio)$/,
    agrees: '001 005',
  },
  { topic: 'yearBalance', words: /\bsaldo a favor\b/, agrees: '001 005', needsType: true },
  {
    topic: 'taxRefund',
    words:
      /\b(?:reintegro|devol(?:ucion)?|dev) (?:de )?(?:isr|impuestos?)\b|\bisr (?:reintegrado|devuelto|a favor)\b/,
    agrees: '004 005',
  },
  { topic: 'taxAdjusted', words: /\bisr aj(?:ust(?:ado|e)?)?\b/, beside: /^(?:sub|subs|subsidio)$/ },
  {
    topic: 'rounding',
    words: /\bredondeo\b|\baj(?:uste)? (?:al )?neto\b/,
    refines: '999',
    under: ROUNDING_UNDER,
  },
  {
    topic: 'housingRefund',
    words: /\b(?:reembolso|devol(?:ucion)?|dev) (?:de )?(?:descuentos? )?(?:infonavit|viv(?:ienda)?)\b/,
  },
  {
    topic: 'otherPaid',
    words:
      /\b(?:bonos?|premios?|gratificacion|aguinaldo|vacaciones|prima|comision(?:es)?|prestamos?|fondo|caja|despensa|utilidades)\b/,
    isVague: true,
  },
]
