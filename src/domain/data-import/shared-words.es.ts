import type { SentenceFor } from '../import-file/cell-problem.ts'
import { cellSentences } from '../import-file/problem-words.es.ts'

export const sharedFields = {
  numero: 'el número',
  periodo: 'el periodo',
  tipo: 'el tipo',
  concepto: 'el concepto',
  importe: 'el importe',
  saldo: 'el saldo',
  incapacidad: 'la incapacidad',
  fechaSaldo: 'la fecha del saldo',
  fecha: 'la fecha',
} as const

export const sharedProblems = {
  ...cellSentences,
  tooLate: () => 'Esa fecha todavía no se puede usar.',
  tooEarly: () => 'Esa fecha es demasiado antigua.',
  backwards: () => 'Termina antes de empezar.',
  choice: (_name, of) => `Escribe una de estas opciones: ${of}.`,
  unknownPerson: (_name, of) => `El número ${of} no existe.`,
  closedPerson: (_name, of) => `La persona con el número ${of} ya no trabaja aquí.`,
  twice: (_name, of) => `Lo mismo ya está en la fila ${of}.`,
  unit: (_name, of) => `La fila ${of}, que va junto con esta, tiene un error.`,
  amount: (name) => `Escribe ${name} así: 1234.50.`,
  negative: (name) => `Quita el signo menos: ${name} no puede ser negativo.`,
  zero: (name) => `Escribe ${name} mayor que cero.`,
  tooMuch: (name, of) => `Revisa ${name}: pasa de ${of}.`,
  whole: (name) => `Escribe ${name} con un número entero.`,
  period: (_name, of) => `Escribe el periodo así: ${of}.`,
  noAccount: () => 'Importa primero su cuenta de la caja.',
  own: () => 'Pídelo a otra persona: es dinero tuyo o de quien te dio tu contraseña.',
  tooManyTogether: (_name, of) => `Divide el archivo: más de ${of} filas van juntas.`,
  otherCompany: (_name, of) => `Quita la fila: la caja es de la compañía ${of}.`,
} satisfies Record<string, SentenceFor>
