import { slipsBetween, soundOf } from './sounds.ts'

/** What the words that people use about their savings stand for. A star: however it goes on. */
export type Concept = keyof typeof spanish.said

export interface Lexicon {
  said: Readonly<Record<Concept, string>>
  /** Said, and telling nothing. */
  empty: string
  /** What is heard alike is written alike. */
  soundOf: (word: string) => string
}

export const spanish = {
  soundOf,
  said: {
    loan: 'prestam* prestar* prestad* preste* presta prestan credito* emprestito',
    pay: 'pagar* pago pagos pague abonar* abono abone',
    settle: 'liquidar* liquido liquide saldar* finiquitar',
    savings: 'ahorro ahorros ahorrado caja cajita fondo alcancia guardadito',
    save: 'ahorrar* ahorre guardar',
    withdraw: 'retir* sacar* saco saque',
    leave: 'baja salirme renunciar* salgo',
    join: 'inscrib* inscrip* unirme unir entrar alta apuntar* afiliar* meterme participar registrar*',
    change: 'cambi* modific* aument* subir* subo subele bajar* bajo bajele reducir* disminu* ajustar*',
    discount: 'descuent* descontar* descuenten rebajen',
    more: 'mas menos',
    howmuch: 'cuanto cuantos cuanta',
    have: 'tengo llevo junte juntado hay acumulado queda',
    balance: 'saldo saldos balance',
    owe: 'debo deuda adeudo deudas',
    money: 'dinero lana feria efectivo varo varos plata peso pesos',
    extra: 'extra extras adelant* adicional extraordinari* anticip*',
    cancel: 'cancel* anular* eliminar* deshacer* arrepent* cancl* quitar* detener*',
    movement: 'movimient* solicitud* tramite* pendient* proceso',
    vacancy: 'vacant* puesto puestos postul* plaza plazas ascenso empleo trabajo',
    restart: 'reinici* menu inicio empezar principio regresar volver',
    end: 'termin* finaliz* adios bye salir cerrar',
    greeting: 'hola buenas buenos ayuda ayudame opciones puedes',
    confirm: 'confirmo confirmar acepto aceptar si sip simon claro dale ok',
    most: 'maximo maxima todo toda completo tope',
    not: 'no nunca tampoco jamas sin ni',
    why: 'porque porqe',
  },
  empty:
    'a al con cual de del el la las lo los en es esta este eso esa mi mis me te se su un una uno unos y o por para que como ' +
    'quiero quisiera querer kiero necesito ocupo puedo puede poder deseo gustaria favor ver saber dime dame dar darme hacer hago ' +
    'pedir pido pides solicitar ya yo tu cuando donde porfa gracias oye quien soy voy vamos ir muestrame ensename ' +
    'consultar checar revisar mostrar tener estoy sea fuera le les tus da dan hasta otro otra cada nomas solo mandame ' +
    'tambien ahora hoy aqui mio mia poco parte dias tardes noches amigo nomina quincena semana quincenal semanal',
}

interface Entry {
  sound: string
  concept: Concept | null
  isStem: boolean
}

/** What a word stands for: null for one that tells nothing, undefined for one that is not known. */
export type ConceptOf = (word: string) => Concept | null | undefined

export function readerOf({ said, empty, soundOf: heard }: Lexicon): ConceptOf {
  const concepts = Object.keys(said) as Concept[] // keys of the object above
  const entries = concepts.flatMap((concept) =>
    said[concept].split(' ').map((word) => entryOf(word, concept, heard)),
  )
  const exact = new Map<string, Concept | null>()
  for (const word of empty.split(' ')) exact.set(heard(word), null)
  for (const { sound, concept, isStem } of entries) if (!isStem) exact.set(sound, concept)
  return (word) => {
    const sound = heard(word)
    const found = exact.get(sound)
    if (found !== undefined) return found
    const stem = entries.find((entry) => entry.isStem && sound.startsWith(entry.sound))
    return stem ? stem.concept : nearest(sound, entries)
  }
}

function entryOf(word: string, concept: Concept, heard: Lexicon['soundOf']): Entry {
  const isStem = word.endsWith('*')
  return { sound: heard(isStem ? word.slice(0, -1) : word), concept, isStem }
}

/** A short word is another one with a single slip. */
const SURE = 5
const LONG = 8

function nearest(sound: string, entries: readonly Entry[]): Concept | undefined {
  if (sound.length < SURE) return undefined
  let best: { concept: Concept; slips: number } | undefined
  for (const { sound: wanted, concept, isStem } of entries) {
    if (concept === null || wanted.length < SURE) continue
    const slips = Math.min(...beginnings(sound, wanted, isStem).map((each) => slipsBetween(wanted, each)))
    const allowed = wanted.length >= LONG ? 2 : 1
    if (slips <= allowed && slips < (best?.slips ?? LONG)) best = { concept, slips }
  }
  return best?.concept
}

/** What of a word may be the stem, with a letter too few or too many. */
function beginnings(sound: string, stem: string, isStem: boolean): string[] {
  if (!isStem) return [sound]
  return [stem.length - 1, stem.length, stem.length + 1].map((length) => sound.slice(0, length))
}
