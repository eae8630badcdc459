import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokensOf } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'
import { paymentsOf } from './spoken-term.ts'
import { understand } from './understand.ts'

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
  ])('reads the amount in «%s» as %s centavos', (text, amount) => {
    expect(understand(text).amount).toBe(amount)
  })

  it.each([
    'q',
    'k',
    'x',
    'q k x',
    'quiero q me presten',
    'creo q quiero retirar',
    'porfa k me presten',
    'lo siento, quiero retirar',
  ])('finds no amount in «%s», because a single letter is none', (text) => {
    expect(understand(text).amount).toBeNull()
  })

  it.each([
    'retirar dos mil tropos',
    'dos mil y pico',
    'dos mil y tantos',
    'un préstamo para mis 3 hijos',
    'soy el 100102, quiero un préstamo',
    'el 15 quiero retirar',
    'hace 2 años pedi un prestamo',
    '5oo',
  ])('finds no amount in «%s»: its number has an unknown word or counts something else', (text) => {
    expect(understand(text).amount).toBeNull()
  })

  it.each([
    'quiero un prestamo, mil gracias',
    'prestame mil gracias',
    'prestame 500 mil gracias',
    'este 15 quiero retirar',
    'quiero retirar 15 de mayo',
    'quiero retirar el 15/12',
    'a las 3:30 quiero retirar',
    'somos 4 en casa necesito un prestamo',
    'somos 200 en la planta quiero un prestamo',
    'tengo 2 hijos y quiero un préstamo',
    'un prestamo para mi hija de 15',
    'al cien por ciento quiero mi prestamo',
    'quiero retirar el 50% de mi ahorro',
    'retirar mi ahorro al 100',
    'mi numero es 100101 quiero un prestamo',
    '100101 quiero un prestamo',
    'estoy en la ruta 200 quiero un prestamo',
    'trabajo 12 horas quiero un prestamo',
    'quiero hacer 1 retiro',
    'gano 2000 pesos quiero un prestamo',
    'tengo 500 de ahorro y quiero retirar',
    'quiero un prestamo a 12',
    'ahorrar 50 o 80',
  ])('finds no amount in «%s»: no word asks for its number', (text) => {
    expect(understand(text).amount).toBeNull()
  })

  it.each([
    ['este 15 quiero retirar 800', 80_000],
    ['quiero retirar 800 el 15/12', 80_000],
    ['tengo 2 hijos y quiero un prestamo de 4000', 400_000],
    ['somos 4 en casa prestenme 3000', 300_000],
    ['soy el 100101 prestame 1500', 150_000],
    ['gano poco prestenme 500', 50_000],
    ['mil gracias, quiero retirar mil', 100_000],
    ['quiero retirar mil, gracias', 100_000],
    ['prestame 2 mil gracias', 200_000],
    ['prestame 1500 mil gracias', 150_000],
    ['quiero sacar lo q tengo ahorrado 450', 45_000],
    ['prestame aunque sea 500', 50_000],
    ['500 quiero retirar', 50_000],
    ['retirar 50', 5000],
    ['prestame 500$', 50_000],
    ['prestamo 2000 12 quincenas', 200_000],
  ])('reads «%s» as %i centavos beside other numbers and words', (text, amount) => {
    expect(understand(text).amount).toBe(amount)
  })

  it.each([
    'kiero un prestamo mi bb cumple 6 meses',
    'prestamo para mi hijo de 1 año',
    '6 meses aqui kiero un prestamo',
    'en 6 meses me caso quiero un prestamo',
    'tengo como 2 años aqui quiero un prestamo',
  ])('finds no term in «%s»', (text) => {
    expect(understand(text).term).toBeNull()
  })

  it.each([
    ['dosmil', 200_000],
    ['dosmilquinientos', 250_000],
    ['dos mil quinietos', 250_000],
    ['800 baros', 80_000],
  ])('reads «%s» as %i centavos despite a joined or misspelled word', (text, amount) => {
    expect(understand(text).amount).toBe(amount)
  })

  it.each<[string, number, number | null]>([
    ['6 meces', 2, 12],
    ['a tres mezes', 2, 6],
    ['3 mese', 2, 6],
    ['12 kincenas', 2, 12],
    ['18 qincenas', 2, 18],
    ['medio año', 2, 12],
    ['año y medio', 2, null],
    ['un año y medio', 2, 36],
    ['6 mangos', 2, null],
    ['6 veces', 2, null],
    ['12 quincnas', 2, 12],
    ['20 semnas', 1, 20],
    // Existing words do not count as typos.
    ['2 mesas', 2, null],
    ['a 2 mesas', 2, null],
    ['a 3 patos', 2, null],
    ['a 3 pasos', 2, null],
    ['a 2 platos', 2, null],
    ['2 quinielas', 2, null],
    ['6 semanales', 1, null],
    ['hace 2 años', 2, null],
  ])('matches the unit in «%s» by sound: for pay group %i, %s payments', (text, payGroup, payments) => {
    const { term } = understand(text)
    expect(term && paymentsOf(term, payGroup)).toBe(payments)
  })

  it('reads amount and term despite a misspelled unit', () => {
    expect(understand('2 mil a 3 meces')).toMatchObject({
      amount: 200_000,
      term: { count: 3, unit: 'months' },
    })
  })

  it.each<[string, number | null, number | null]>([
    ['prestamo 2 mil 3 meces', 200_000, 6],
    ['prestamo 2k 12 qnas', 200_000, 12],
    ['prestame ocho mil doce quincenas', 800_000, 12],
    ['prestamo de mil quinientos doce quincenas', 150_000, 12],
    ['prestame mil un mes', 100_000, 2],
    ['prestamo 7 mil 500 18 quincenas', 750_000, 18],
    ['prestamo de 5000 a un año seis meses', 500_000, 36],
    ['prestamo de 5000 a un año y tres meses', 500_000, 30],
    ['prestamo de 5000 a 6 o 12 meses', 500_000, null],
    ['prestame 3 mil 6 o 12 meses', 300_000, null],
    ['prestamo de 4 mil a 6 meses o un año', 400_000, null],
    ['prestamo cinco mil 12', null, null],
    ['prestamo de 3mil5', null, null],
  ])('reads «%s» as %s centavos and %s payments', (text, amount, payments) => {
    const found = understand(text)
    expect(found.amount).toBe(amount)
    expect(found.term && paymentsOf(found.term, 2)).toBe(payments)
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
  ])('reads the term in «%s» for pay group %i as %s payments', (text, payGroup, payments) => {
    const { term } = understand(text)
    expect(term && paymentsOf(term, payGroup)).toBe(payments)
  })

  it.each([
    'quincenal',
    'quincenales',
    'semanal',
    'semanales',
    'mensual',
    'mensuales',
    'por quincena',
    'a la quincena',
    'cada quincena',
  ])('reads the amount of «subir mi ahorro a 300 %s» and no term', (spell) => {
    expect(understand(`subir mi ahorro a 300 ${spell}`)).toMatchObject({ amount: 30_000, term: null })
    expect(understand(`que me descuenten 300 ${spell}`)).toMatchObject({ amount: 30_000, term: null })
  })

  it.each(['una novena', 'es un cinico'])('finds no number in «%s»', (text) => {
    expect(understand(`quiero un prestamo, ${text}`).amount).toBeNull()
  })

  it('reads "todo" as the maximum', () => {
    expect(understand('sacar todo mi ahorro').isMaximum).toBe(true)
    expect(understand('sacar mi ahorro').isMaximum).toBe(false)
  })

  it('reads back every amount written in words', () => {
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

  it('reads back every amount written in digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.boolean(), (centavos, isFull) => {
        const plain = (centavos / 100).toFixed(2)
        const full = `$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
        expect(understand(isFull ? full : plain).amount).toBe(centavos)
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
