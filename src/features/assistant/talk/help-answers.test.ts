import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { readFund } from '#models/savings/fund.ts'
import { findHelp } from '#pieces/help/help-of.ts'
import { answerIn } from './answer.ts'
import { choicesOf, conversation, flowIn } from './conversation.ts'

function answered(text: string): string {
  const answer = answerIn(text, { fund: null, flow: null, locale: 'es' })
  if (answer.kind === 'go') return answer.to
  if (answer.kind !== 'say') return answer.kind
  const { saying } = answer
  if (saying.say !== 'unknown' || saying.isDenial) return saying.say
  return findHelp(text, 1, () => true, true)[0]?.path ?? 'unknown'
}

test.each([
  ['quiero pedir vacaciones el 15 de diciembre', '/Solicitudes/nueva'],
  ['se murió mi papá, necesito permiso', '/Solicitudes/nueva'],
  ['quiero faltar el lunes', '/Solicitudes/nueva'],
  ['necesito una carta para el banco', '/Solicitudes/nueva'],
  ['quiero mi constancia laboral', '/Solicitudes/nueva'],
  ['donde subo mi carta de recomendacion', '/Documentos'],
  ['cuantos dias de vacaciones me quedan', '/Kardex'],
  ['me incapacitaron 3 dias', '/Kardex'],
  ['quiero cambiar mi correo', '/ActualizacionDatos'],
  ['cambiar mi contraseña', '/CambioPass'],
  ['por que no puedo pedir', '/CajaAhorro/por-que-no'],
  ['donde veo mi aguinaldo', '/Recibos'],
  ['mi prenomina salio mal', '/AlgoNoCuadra'],
  ['quiero q me cambien de turno', 'unknown'],
  ['como instalo turno', '/Instalar'],
  ['cuanto puedo pedir', 'loan'],
  ['cuando es mi dia de pago', 'payslip'],
  ['donde subo mi acta de nacimiento', '/Documentos'],
  ['no puedo pagar mi préstamo', 'loans'],
  ['bájenle al descuento del préstamo', 'loans'],
  ['me pueden liquidar', 'unknown'],
  ['gracias', 'menu'],
  ['no quiero prestamo', 'not-wanted'],
  ['no quiero sacar nada', 'not-wanted'],
  ['me quieren cobrar un prestamo que no pedi', 'unknown'],
  ['ocupo 4 milpesos', 'which'],
  ['ya no me descuenten', 'which'],
  ['cuanto pagaria si pido 4000 a 12 quincenas', 'simulator'],
  ['kiero vacasiones', '/Solicitudes/nueva'],
  ['kiero una aclarasion', '/Aclaraciones'],
  ['kiero pedir mis vacasiones', '/Solicitudes/nueva'],
  ['me pusieron falta y si fui', '/Kardex'],
  ['dejenlo asi', 'unknown'],
  ['kiero cambiar mi tarjeta', 'unknown'],
  ['espera', 'unknown'],
  ['cuanto me toca', 'unknown'],
  ['me kedan 500', 'unknown'],
  ['mejor no', 'choose'],
  ['ya no', 'choose'],
  ['ya no aguanto', 'unknown'],
  ['no aparece mi préstamo en el recibo', 'movements'],
])('«%s» is answered by %s', (text, place) => {
  expect(answered(text)).toBe(place)
})

const known = examples.readSavings.response.data
const waiting = { id: 1031, TIPO_MOVIMIENTO: 394, fActual: '2026-11-24', fNomina: '2026-11-30', monto: 200 }

function typed(text: string, isWaiting = false) {
  const debt = { restante: 2000, abono: 100, total_prestamo: 3000, cantidadPrestamo: 0 }
  const user = savingsUser().parse({
    ...known,
    ...debt,
    gp: 2,
    total: 8000,
    ...(isWaiting ? { c394: 1 } : {}),
  })
  const movements = { caja: isWaiting ? [{ ...waiting, clase: 'cambio' }] : [], fechaNomina: '2026-11-30' }
  const fund = readFund(user, { movements, variables: { tiie: 0.1, tasa: 0.02 } }, '2026-11-18')
  const talk = createActor(conversation, { input: { fund, isOnline: true } }).start()
  talk.send({ type: 'TYPE', text })
  return talk.getSnapshot()
}

test.each(['puedo sacar 2000?', 'saco 2000?', 'me dejan sacar 2000 aunque deba?', 'retiro 1.500'])(
  'asks for the amount after «%s», and confirms nothing',
  (text) => {
    expect(flowIn(typed(text))?.value).toBe('amount')
  },
)

test.each([
  'ya no me descuenten',
  'si saco 2000 me afecta?',
  'cuanto me queda si saco 2000',
  'puedo liquidar mi prestamo?',
  'puedo darme de baja',
  'me quitan 500 de caja',
  'me quita la caja',
  'me quitan mucho de ahorro',
  'me quitan ahorro y no estoy inscrito',
  'cuando termina el ahorro',
  'ya termino la caja de ahorro',
  'que dia termina la caja',
  'quien se da de baja',
  'ya estoy de baja',
  'ya no tengo ahorro',
  'no estoy inscrito en la caja',
  'no me quiten el ahorro',
  'si renuncio me dan mi ahorro',
  'cuando renuncie me dan mi ahorro',
  'voy a renunciar me dan mi ahorro',
  'si me dan de baja me dan mi ahorro',
  'si me corren me dan mi ahorro',
  'si dejamos de ahorrar nos dan el dinero',
  'al salirme de la caja me dan mi dinero',
  'paguen mi ahorro',
  'pago de caja de ahorro',
  'pagar caja',
  'quiero que me suban el sueldo a 500',
  'quiero un aumento de 500',
  'que me suban 500',
  'alta en el imss',
  'cancelar credito infonavit',
  'bajenle al prestamo',
  'necesito 3000 pa la semana q entra',
])('starts no movement after «%s»', (text) => {
  expect(flowIn(typed(text))).toBeNull()
})

test.each([
  'me quitan mucho de ahorro ya no quiero ahorrar',
  'quitenme la caja',
  'saquenme de la caja',
  'me doy de baja de la caja',
  'renuncio a la caja de ahorro',
  'baja de la caja',
  'liquida mi prestamo con mi ahorro',
  'q mi ahorro pague mi prestamo',
  'pagar mi prestamo con mi caja',
])('shows the confirmation after «%s»', (text) => {
  expect(flowIn(typed(text))?.value).toBe('confirming')
})

test.each(['paguenme mi ahorro', 'quiero que me paguen mi ahorro', 'me pueden pagar mi ahorro'])(
  'asks for the amount of a withdrawal after «%s»',
  (text) => {
    expect(flowIn(typed(text))).toMatchObject({ value: 'amount', context: { action: 'withdraw' } })
  },
)

test.each(['quiero ahorrar 5000 en un año', 'quiero ahorrar 5000 al año'])(
  'asks how much to save each payday after «%s»',
  (text) => {
    expect(flowIn(typed(text))).toMatchObject({ value: 'amount', context: { action: 'change' } })
  },
)

test('answers a report with the movements in process, without a button that cancels one', () => {
  const report = typed('deposite 500 y no aparecen', true)
  const last = report.context.lines.at(-1)
  expect(last?.by === 'assistant' && last.saying).toEqual({ say: 'movements', isReport: true })
  expect(choicesOf(report).every(({ kind }) => kind === 'go')).toBe(true)
  expect(choicesOf(typed('mis movimientos', true))[0]).toEqual({ kind: 'movement', movement: 1031 })
})

test.each([
  ['cuanto puedo pedir', '/CajaAhorro/simulador'],
  ['cuando es mi dia de pago', '/Recibos'],
])('the search of help finds for «%s» the topic %s', (text, path) => {
  expect(findHelp(text, 1, () => true, true)[0]?.path).toBe(path)
})
