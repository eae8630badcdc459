import { phrases } from '#i18n/phrases.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import { deductionWords, otherPaymentWords } from './deduction-words.es.ts'
import { perceptionWords } from './perception-words.es.ts'

export const es = {
  topics: { ...perceptionWords, ...deductionWords, ...otherPaymentWords },
  /** Shown below the company's own sentence. */
  ownBy: 'Lo explica tu empresa',
  unknown: 'Aún no tenemos la explicación de este concepto.',
  /**
   * Names the SAT's type and quotes the company's words, when the words are unknown or disagree with the
   * type.
   */
  quoted: (topic: string, name: string) => `Para el SAT es: ${topic}. Tu empresa lo llama «${name}».`,
  /** End of a quote, because nothing else about the line is certain. */
  ask: 'Pregunta en nómina qué es.',
  named: (name: string) => `Tu empresa lo llama «${name}».`,
  corrects: (name: string) => `Corrige un pago de: ${name}.`,
  correctsPart: {
    taxed: 'Cambia la parte que paga impuesto.',
    exempt: 'Cambia la parte que no paga impuesto.',
  },
  deciders: {
    labourLaw: 'Lo marca la Ley Federal del Trabajo.',
    taxLaw: 'Lo marca la ley de impuestos.',
    socialSecurity: 'Lo marca la ley de seguridad social.',
    stateLaw: 'Lo marca la ley de tu estado.',
    benefit: 'La ley no lo exige: depende de tu empresa o de tu contrato.',
    agreement: 'Depende de tu contrato o de lo acordado.',
    person: 'Depende de lo que pediste o aceptaste.',
    debt: 'El descuento se acuerda contigo y la ley pone un límite.',
    credit: 'Depende del crédito que aceptaste.',
    judge: 'Lo ordena una autoridad, como un juez.',
    union: 'La ley permite descontar la cuota ordinaria que marcan los estatutos del sindicato.',
  },
  taxRules: {
    all: 'Por lo general, paga impuesto completo.',
    part: 'Por lo general, una parte no paga impuesto.',
    mostlyExempt: 'Por lo general, no paga impuesto.',
    noIncome: 'No cuenta como ingreso para el impuesto.',
  },
  taxed: 'Paga impuesto',
  exempt: 'No paga impuesto',
  hours: {
    '01': 'Horas dobles',
    '02': 'Horas triples',
    '03': 'Horas simples',
  } as Record<string, string>,
  otherHours: 'Horas',
  hoursIn: (hours: number, days: number) => `${hours} h en ${phrases.days(days)}`,
  incapacities: {
    '01': 'Riesgo de trabajo',
    '02': 'Enfermedad en general',
    '03': 'Maternidad',
    '04': 'Cuidado de un hijo con cáncer',
  } as Record<string, string>,
  otherIncapacity: 'Incapacidad',
  days: phrases.days,
  years: 'Años de servicio',
  lastMonthlySalary: 'Último sueldo de un mes',
  accumulable: 'Suma a tu ingreso del año',
  nonAccumulable: 'No suma a tu ingreso del año',
  dailyPension: 'Pensión por día',
  subsidyCaused: 'Subsidio que te tocó',
  balance: (year: number) => `Saldo a tu favor de ${year}`,
  balanceLeft: 'Te queda a favor',
}

/** Loaded when a payslip's line is opened. */
export const texts = defineTexts(es, () => import('./texts.en.ts'))
