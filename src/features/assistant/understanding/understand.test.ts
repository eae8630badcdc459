import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundOf, slipsBetween, tokensOf } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'
import { paymentsOf } from './spoken-term.ts'
import { type Intent, understand } from './understand.ts'

/** CHAT-20, CHAT-27: as people type, with the slips of a thumb. */
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
    'no quiero mas descuentos',
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
  'no puedo pagar mi préstamo',
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
  'mi primo perdio ayer su casaca azul marino en el banco',
]

describe('what is meant', () => {
  const cases = Object.entries(phrases).flatMap(([intent, each]) => each.map((phrase) => [phrase, intent]))
  it.each(cases)('«%s»: %s', (phrase, intent) => {
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
  ])('«%s» may be two things', (phrase, intents) => {
    expect(understand(phrase).intents.toSorted()).toEqual(intents.toSorted())
  })
})

describe('amounts and terms in a sentence', () => {
  it.each<[string, number | null]>([
    ['1,500', 150_000],
    ['$2000.50', 200_050],
    ['$ 2000.5', 200_050],
    ['2 mil', 200_000],
    ['2mil', 200_000],
    ['2k', 200_000],
    ['1.5 mil', 150_000],
    ['mil', 100_000],
    ['mil quinientos', 150_000],
    ['mil kinientos', 150_000],
    ['2 mil 500', 250_000],
    ['dos mil y medio', 250_000],
    ['dos mil pesos y medio', 200_050],
    ['doscientos pesos con cincuenta centavos', 20_050],
    ['cincuenta centavos', 50],
    ['un peso', 100],
    ['treinta y un mil cuatrocientos dos', 3_140_200],
    ['sien pesos', 10_000],
    ['un millon doscientos mil', 120_000_000],
    ['quiero un préstamo de 12 mil pesos a 12 quincenas', 1_200_000],
    ['500.', 50_000],
    // Nothing is guessed.
    ['un préstamo', null],
    ['entre 500 y 1000', null],
    ['500 o 600', null],
    ['1.500', null],
    ['1,50', null],
    ['12,34,567', null],
    ['2000.505', null],
    ['-500', null],
    ['mucho', null],
    ['12 quincenas', null],
    ['0.5 centavos', null],
  ])('«%s»: %s centavos', (text, amount) => {
    expect(understand(text).amount).toBe(amount)
  })

  it.each<[string, number, number | null]>([
    ['a 12 quincenas', 2, 12],
    ['12 quincenas', 1, null],
    ['en trece semanas', 1, 13],
    ['13 semanas', 2, null],
    ['un año', 1, 52],
    ['un año', 2, 24],
    ['6 meses', 2, 12],
    ['6 meses', 8, 26],
    ['5 meses', 8, null],
    ['24 pagos', 3, 24],
  ])('«%s» of pay group %i: %s payments', (text, payGroup, payments) => {
    const { term } = understand(text)
    expect(term && paymentsOf(term, payGroup)).toBe(payments)
  })

  it('everything is the maximum', () => {
    expect(understand('sacar todo mi ahorro').isMaximum).toBe(true)
    expect(understand('sacar mi ahorro').isMaximum).toBe(false)
  })

  it('every amount that is written in words is read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 99 }), (pesos, cents) => {
        const text = cents === 0 ? inWords(pesos) : `${inWords(pesos)} pesos con ${inWords(cents)} centavos`
        const tokens = tokensOf(text)
        expect(readSpokenAmount(tokens, 0)).toMatchObject({
          centavos: pesos * 100 + cents,
          end: tokens.length,
        })
      }),
    )
  })

  it('every amount that is written in digits is read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.boolean(), (centavos, isFull) => {
        const plain = (centavos / 100).toFixed(2)
        const full = `$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
        expect(understand(isFull ? full : plain).amount).toBe(centavos)
      }),
    )
  })
})

describe('words as they sound', () => {
  it.each([
    ['quiero', 'kiero'],
    ['ahorro', 'aorro'],
    ['vacante', 'bacante'],
    ['cancelar', 'canselar'],
    ['millon', 'miyon'],
    ['extra', 'estra'],
  ])('%s is %s', (right, heard) => {
    expect(soundOf(heard)).toBe(soundOf(right))
  })

  it('a slip is a letter too many, too few, another one, or two turned round', () => {
    expect(slipsBetween('prestamo', 'prestmao')).toBe(1)
    expect(slipsBetween('retirar', 'retira')).toBe(1)
    expect(slipsBetween('caja', 'cafa')).toBe(1)
    expect(slipsBetween('caja', 'mesa')).toBe(3)
    expect(slipsBetween('', 'abc')).toBe(3)
  })

  it('whatever is typed, something comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { amount } = understand(text)
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })
})

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

/** Spanish as it is written, up to 999,999. */
function inWords(number: number): string {
  if (number >= 1000) {
    const thousands = Math.floor(number / 1000)
    const head = thousands === 1 ? 'mil' : `${inWords(thousands).replace(/uno$/, 'un')} mil`
    return number % 1000 === 0 ? head : `${head} ${inWords(number % 1000)}`
  }
  if (number === 100) return 'cien'
  if (number > 100) {
    const rest = number % 100
    return `${HUNDREDS[Math.floor(number / 100)]}${rest === 0 ? '' : ` ${inWords(rest)}`}`
  }
  if (number < 30) return UNITS[number] ?? ''
  return `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? '' : ` y ${UNITS[number % 10]}`}`
}
