import { createDescriber, type SentenceFor } from '../import-file/cell-problem.ts'
import { capitalize, cellSentences } from '../import-file/problem-words.es.ts'
import { fieldWords } from './field-words.es.ts'

export const sentences = {
  ...cellSentences,
  tooLate: () => 'Esa fecha todavía no se puede usar.',
  tooEarly: () => 'Esa fecha es demasiado antigua.',
  backwards: () => 'Termina antes de empezar.',
  tooManyDays: (_name, of) => `Abarca más de ${of} días. Divídelo.`,
  choice: (_name, of) => `Escribe una de estas opciones: ${of}.`,
  yesOrNothing: () => 'Escribe S o deja la celda vacía.',
  onlyOf: (name, of) => `${capitalize(name)} solo se usa con: ${of}.`,
  unknownPerson: (_name, of) => `El número ${of} no existe.`,
  closedPerson: (_name, of) => `La persona con el número ${of} ya no trabaja aquí.`,
  twice: (_name, of) => `Lo mismo ya está en la fila ${of}.`,
  several: () => 'Hay varios iguales en el portal. Quítalos y sube el archivo otra vez.',
  unit: (_name, of) => `La fila ${of}, que va junto con esta, tiene un error.`,

  amount: (name) => `Escribe ${name} así: 1234.50.`,
  negative: (name) => `Quita el signo menos: ${name} no puede ser negativo.`,
  zero: (name) => `Escribe ${name} mayor que cero.`,
  sign: (_name, of) =>
    of === '-'
      ? 'Escribe el importe con signo menos: sale de la caja.'
      : 'Quita el signo menos: entra a la caja.',
  tooMuch: (name, of) => `Revisa ${name}: pasa de ${of}.`,
  whole: (name) => `Escribe ${name} con un número entero.`,
  year: (_name, of) => `Escribe el año del último día: ${of}.`,
  period: (_name, of) => `Escribe el periodo así: ${of}.`,
  term: (_name, of) => `Elige uno de estos plazos: ${of}.`,
  rate: () => 'Escribe la tasa anual en porcentaje: 12 o 12.5.',
  pair: () => 'Escribe cantidad y unidad juntas, o ninguna.',
  differs: (name, of) => `Escribe ${name} como en la fila ${of} de su prenómina.`,
  negativeNet: (_name, of) => `Baja las deducciones: son ${of} más que las percepciones.`,
  noLines: () => 'Agrega a la prenómina un importe mayor que cero.',
  stamped: () => 'Quita la fila: ese periodo ya está timbrado.',
  noAccount: () => 'Importa primero su cuenta de la caja.',
  own: () => 'Pídelo a otra persona: es dinero tuyo o de quien te dio tu contraseña.',
  tooManyTogether: (_name, of) => `Divide el archivo: más de ${of} filas van juntas.`,
  otherCompany: (_name, of) => `Quita la fila: la caja es de la compañía ${of}.`,
  otherBalance: (_name, of) => `Corrige el saldo: ese día el portal tiene ${of}.`,
  beforeJoining: (_name, of) => `Usa un día desde su ingreso a la caja, ${of}.`,
  stillSaves: (_name, of) => `Registra primero la salida de ${of}.`,
  stillOwes: (_name, of) => `Registra primero el pago de los ${of} que debe.`,
  inProcess: () => 'Espera: tiene un movimiento de la caja en proceso.',
  belowZero: (_name, of) => `Corrige el importe: ese día solo tiene ${of}.`,
  inOpening: (_name, of) => `Quita la fila: va en el saldo inicial del ${of}.`,
  hasLeft: () => 'Quita primero su baja de la caja.',
  hasLoan: (_name, of, and) => `Corrige las condiciones: debe un préstamo de ${of} a ${and} pagos.`,
  loanWaiting: () => 'Autoriza o rechaza primero el préstamo que pidió.',
  otherFrequency: (_name, of) => `Escribe ${of}: así paga su nómina los préstamos.`,
  overLoan: (_name, of) => `Baja el saldo: el préstamo es de ${of}.`,
  higherBalance: (_name, of) => `Corrige el saldo: ese día el portal lo tiene en ${of}.`,
  laterPayments: (_name, of) => `Usa un saldo del ${of} o posterior.`,
  beforeLoan: (_name, of) => `Usa un día desde que se prestó, ${of}.`,
} satisfies Record<string, SentenceFor>

export const dataProblemSentence = createDescriber(sentences, fieldWords)
