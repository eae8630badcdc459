import { soundOf } from '#domain/text/sound-of.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipsBetween } from './sounds.ts'
import type { Intent } from './meanings.ts'
import { understand } from './understand.ts'

const phrases: Record<Intent, readonly string[]> = {
  loan: [
    'kiero un prestamo',
    'Quiero un préstamo',
    'quiero un prestamo de 12 mil',
    'nesesito un prestamo',
    'préstamo',
    'prestame 5000 pesos',
    'me pueden prestar dinero',
    'necesito que me presten 2 mil',
    'cuanto me prestan',
    'solicitar prestamo a 12 quincenas',
    'pedir un credito',
    'kisiera pedir un pretamo',
    'quiero un prestmao',
    '¿por qué no puedo pedir un préstamo?',
    'porque no me prestan',
    'ocupo un presatmo',
    'sacar un prestamo',
    'UN PRÉSTAMO POR FAVOR',
  ],
  withdraw: [
    'sacar mi aorro',
    'quiero retirar mi ahorro',
    'retirar',
    'retiro de 500',
    'quiero sacar dinero',
    'sacar lana de la caja',
    'kiero sacar mi aorro',
    'retirar 1,500 de mi caja de ahorro',
    'hacer un retiro',
    'quiero mi dinero de la caja',
    'reitrar dinero',
    'sacar todo mi ahorro',
  ],
  leave: [
    'darme de baja',
    'quiero salirme de la caja',
    'ya no quiero ahorrar',
    'baja de la caja de ahorro',
    'renunciar a la caja',
    'ya no kiero aorrar mas',
  ],
  enrol: [
    'inscribirme',
    'quiero inscribirme a la caja de ahorro',
    'inscribirme con 200',
    'entrar a la caja',
    'darme de alta',
    'unirme al ahorro',
    'inscrivirme a la caja',
    'meterme a la caja de ahorro',
    'kiero inscribrime',
  ],
  change: [
    'cambiar mi ahorro',
    'aumentar mi ahorro a 500',
    'ahorrar mas',
    'que me descuenten mas',
    'modificar descuento',
    'subirle a mi ahorro',
    'bajar mi ahorro a 100',
    'quiero aorrar menos',
    'cambiar el monto de mi ahorro',
    'cambeiar mi ahorro',
  ],
  payoff: [
    'liquidar mi prestamo',
    'pagar mi prestamo con mi ahorro',
    'saldar mi deuda',
    'likidar prestamo',
    'pagar lo que debo con mi ahorro',
    'quiero liquidar',
  ],
  'extra-payment': [
    'abono extra',
    'pago extra a mi prestamo',
    'adelantar pagos',
    'quiero adelantar 500 a mi prestamo',
    'pagar mas a mi prestamo',
    'pago estra',
    'pago extraordinario de 1000',
  ],
  'cancel-movement': [
    'cancelar un movimiento',
    'cancelar',
    'cancelar mi retiro',
    'cancelar solicitud',
    'anular mi préstamo',
    'canselar movimiento',
    'me arrepenti',
    'canclear',
    'cancelar mi baja',
  ],
  balances: [
    'saldo',
    'cuanto tengo',
    'kuanto tengo',
    '¿Cuánto llevo ahorrado?',
    'cuanto dinero tengo en la caja',
    'cuanto debo',
    'ver mi saldo',
    'quiero saber mi saldo',
    'cuanto debo de mi prestamo',
    'mi deuda',
    'saldos',
  ],
  savings: ['caja de ahorro', 'mi caja', 'ahorro', 'aorro', 'ver mi caja de ahorro'],
  loans: ['tengo prestamo', 'que prestamos tengo'],
  movements: [
    'movimientos',
    'mis movimientos',
    'movimientos en proceso',
    'tengo algo pendiente',
    'ver mis solicitudes',
    'mobimientos',
  ],
  payslip: ['mi recibo', 'resivo de nomina', '¿por qué me pagaron menos?', 'kuanto me pagaron'],
  statement: ['estado de cuenta', 'mi estado d cuenta'],
  simulator: [
    'cuanto pagaria si pido 4000 a 12 quincenas',
    'si pido 3000 cuanto me descuentan',
    'si saco un prestamo de 5000 cuanto pago',
  ],
  vacancies: ['vacantes', 'postularme a una vacante', 'bacantes', 'quiero cambiar de puesto', 'ver vacantes'],
  menu: [
    'hola',
    'ayuda',
    'menu',
    'empezar de nuevo',
    'reiniciar',
    'inicio',
    'buenas tardes',
    'qué puedes hacer',
  ],
  end: ['adiós', 'terminar', 'finalizar', 'salir', 'ya terminé gracias'],
  no: ['no', 'no gracias', 'nunca'],
  yes: ['si', 'sí', 'confirmo', 'acepto', 'ok', 'dale'],
}

const unknown = [
  '',
  '   ',
  '?',
  'asdfgh',
  'qwerty uiop',
  'el clima de mañana',
  'cuéntame un chiste',
  'pizza',
  'mi perro se llama firulais',
  'no quiero un préstamo',
  'no me quiero inscribir a la caja, no',
  'no retires mi ahorro',
  'nunca pedi prestamo',
  'quiero hablar con mi jefe',
  'el camion no llegó',
  'uniforme nuevo',
  'vacaciones',
  'me duele la cabeza',
  'tirar la basura afuera rapido',
  'cuantos años tiene el director general',
  'lorem ipsum dolor sit amet',
  '👍',
  'restaurante',
  'retirar mi locker',
  'cambiar mi turno',
  'pagar el comedor',
  'entrar al comedor',
  'mi primo perdio ayer su casaca azul marino en el banco',
]

describe('intents', () => {
  const cases = Object.entries(phrases).flatMap(([intent, each]) => each.map((phrase) => [phrase, intent]))
  it.each(cases)('understands «%s» as %s', (phrase, intent) => {
    expect(understand(phrase).intents).toEqual([intent])
  })

  it.each(unknown)('«%s» is not understood', (phrase) => {
    expect(understand(phrase).intents).toEqual([])
  })

  it.each<[string, Intent[]]>([
    ['pagar mi prestamo', ['payoff', 'extra-payment']],
    ['quiero pagar', ['payoff', 'extra-payment']],
    ['quiero ahorrar', ['enrol', 'change']],
    ['cancelar mi ahorro', ['leave', 'cancel-movement']],
    ['necesito dinero', ['withdraw', 'loan']],
  ])('finds two intents in «%s»', (phrase, intents) => {
    expect(understand(phrase).intents.toSorted()).toEqual(intents.toSorted())
  })
})

describe('spelling by sound', () => {
  it.each([
    ['quiero', 'kiero'],
    ['ahorro', 'aorro'],
    ['vacante', 'bacante'],
    ['cancelar', 'canselar'],
    ['millon', 'miyon'],
    ['extra', 'estra'],
  ])('%s sounds like %s', (right, heard) => {
    expect(soundOf(heard)).toBe(soundOf(right))
  })

  it('counts a missing, wrong or swapped letter as one typo', () => {
    expect(slipsBetween('prestamo', 'prestmao')).toBe(1)
    expect(slipsBetween('retirar', 'retira')).toBe(1)
    expect(slipsBetween('caja', 'cafa')).toBe(1)
    expect(slipsBetween('caja', 'mesa')).toBe(3)
    expect(slipsBetween('', 'abc')).toBe(3)
  })

  it('returns no amount or a valid one for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { amount } = understand(text)
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })
})

it.each([
  'sobre todo quiero retirar',
  'gracias por todo, quiero retirar',
  'quiero un prestamo, es todo',
  'con todo respeto quiero un prestamo',
  'hola todo bien? me pueden prestar',
  'trabajo tiempo completo y quiero un prestamo',
  'por cierto, quiero retirar',
  'es cierto que puedo retirar?',
  'lo cierto es que necesito un prestamo',
  'quiero que me presten cientos de pesos',
  'prestamo para mi cuarto',
  'siendo que ya necesito retirar',
  'quiero un prestamo para pagar todo lo que debo',
  'un prestamo para toda mi familia',
  'quiero un prestamo no completo para la renta',
  'no completo para la renta y quiero un prestamo',
  'cuanto es lo maximo de prestamo',
  'cual es el maximo que prestan',
  'cuanto es lo maximo que puedo retirar',
  'quiero retirar pero no todo',
  'no quiero retirar todo',
  'quiero retirar casi todo',
  'todo esta caro y quiero un prestamo',
  'todo esta muy caro quiero un prestamo',
  'ya gaste todo y quiero un prestamo',
  'ya pague todo y quiero otro prestamo',
  'se me acabo todo el dinero y quiero un prestamo',
  'me gaste todo mi dinero quiero un prestamo',
  'debo todo y quiero un prestamo',
  'quiero un prestamo todo mundo me debe',
  'quiero un prestamo para todos mis hijos',
  'trabajo todo el turno y quiero un prestamo',
  'trabajo todos los dias y quiero un prestamo',
  'perdi todo quiero un prestamo',
])('finds no amount in «%s»', (text) => {
  expect(understand(text)).toMatchObject({ amount: null, isMaximum: false })
})

it.each([
  'quiero sacar todo',
  'quiero retirar todo',
  'quiero sacar todo lo que tengo',
  'quiero todo mi ahorro',
  'quiero retirar todo mi dinero',
  'retirar todo lo ahorrado',
  'denme todo mi ahorro',
  'quiero mi ahorro completo',
  'quiero un prestamo por el maximo',
  'quiero el prestamo maximo',
  'prestenme todo lo que se pueda',
  'quiero sacar todo para pagar la renta',
  'saquen todo',
  'pagar todo mi prestamo',
  'tenia 5000 y quiero sacar todo',
  'quiero retirar todo el ahorro de la caja',
  'todo mi ahorro quiero retirar',
  'quiero retirar todo mi ahorro',
  'retirar todo el dinero',
  'prestame lo maximo',
])('«%s» means the maximum', (text) => {
  expect(understand(text)).toMatchObject({ isMaximum: true })
})

it.each(['first of all i want to withdraw', 'i want a loan, that is all'])(
  'finds no amount in «%s»',
  (text) => {
    expect(understand(text, 'en')).toMatchObject({ amount: null, isMaximum: false })
  },
)
