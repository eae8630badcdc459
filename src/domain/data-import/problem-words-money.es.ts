import type { MoneyProblem, MoneyProblemKind } from './problems-money.ts'

/** Columns of the kinds about money with their article, for use in a sentence. */
export const moneyFieldNames: Readonly<Record<string, string>> = {
  numero: 'el número',
  nomina: 'la nómina',
  anio: 'el año',
  periodo: 'el periodo',
  tipo: 'el tipo',
  inicio: 'el primer día',
  fin: 'el último día',
  pago: 'el día de pago',
  visibleDesde: 'el día en que se ve',
  dias: 'los días pagados',
  salario: 'el salario diario',
  sdi: 'el SDI',
  clave: 'la clave',
  concepto: 'el concepto',
  clase: 'la clase',
  importe: 'el importe',
  cantidad: 'la cantidad',
  unidad: 'la unidad',
  saldo: 'el saldo',
  neto: 'el neto',
  ingreso: 'el ingreso a la caja',
  ahorro: 'el ahorro',
  parteSocial: 'la parte social',
  baja: 'la baja',
  incapacidad: 'la incapacidad',
  beneficio: 'el beneficio',
  saldoInicial: 'el saldo inicial',
  fechaSaldo: 'la fecha del saldo',
  fecha: 'la fecha',
  monto: 'el monto',
  plazo: 'el plazo',
  frecuencia: 'la frecuencia',
  tasa: 'la tasa',
  primerPago: 'el primer pago',
  otorgado: 'el día del préstamo',
}

type Say = (name: string, of: string, and: number) => string

const sentences: Readonly<Record<MoneyProblemKind, Say>> = {
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
  differs: (name, of) => `Iguala ${name} con la fila ${of} de su prenómina.`,
  negativeNet: (_name, of) => `Baja las deducciones: son ${of} más que las percepciones.`,
  noLines: () => 'Agrega a la prenómina un importe mayor que cero.',
  stamped: () => 'Quita la fila: ese periodo ya está timbrado.',
  noAccount: () => 'Importa primero su cuenta de la caja.',
  own: () => 'Pídelo a otra persona: es tu propio dinero.',
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
  loanWaiting: () => 'Decide primero el préstamo que tiene solicitado.',
  otherFrequency: (_name, of) => `Escribe ${of}: así paga su nómina los préstamos.`,
  overLoan: (_name, of) => `Baja el saldo: el préstamo es de ${of}.`,
  higherBalance: (_name, of) => `Corrige el saldo: ese día el portal lo tiene en ${of}.`,
  laterPayments: (_name, of) => `Usa un saldo del ${of} o posterior.`,
  beforeLoan: (_name, of) => `Usa un día desde que se prestó, ${of}.`,
}

/** Returns a problem's sentence, for the screen and for the file of rows with errors. */
export function moneyProblemSentence({ field, what, of = '', and = 0 }: MoneyProblem): string {
  return sentences[what](moneyFieldNames[field] ?? 'el dato', of, and)
}
