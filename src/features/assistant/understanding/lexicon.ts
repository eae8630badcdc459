import { SURE, slipsAllowed, slipsBetween, soundOf } from './sounds.ts'

/** Concept that a word about savings can express. */
export type Concept = Said | 'toward' | 'from' | 'amount'

type Said = keyof typeof spanish.said

/**
 * Words beside a number that say whether it is an amount:
 * - `wish`, `owned`: before an amount that is wanted, or only mentioned ("quiero 500", "gano 500")
 * - `named`, `dated`: before a number of any size, or a small one, that names something ("turno 2", "el 15")
 * - `elapsed`, `spread`: before a past or repeated time ("hace 2 años"), or a term ("a 6 meses")
 * - `apart`: directly before a number that no movement governs ("y 3", "para 3")
 * - `counted`, `months`, `percent`, `thanks`: after a number ("3 veces", "10 de mayo", "mil gracias")
 */
export type BesideNumber =
  | 'wish'
  | 'owned'
  | 'named'
  | 'dated'
  | 'elapsed'
  | 'spread'
  | 'apart'
  | 'counted'
  | 'months'
  | 'percent'
  | 'thanks'

/**
 * Word lists of a language. Entries: a whole word, `prestam*` (any ending), `pag-` (any verb ending),
 * `en_que_va` (several words in a row).
 * Entries are compared by their sound.
 */
export interface Lexicon {
  said: Readonly<Record<Said, string>>
  /** Known words without a meaning. */
  empty: string
  /** Known words about other subjects. */
  strange: string
  /** Words before a noun: "a mi préstamo", "de la caja". */
  before: { toward: string; from: string; direct: string; nouns: string }
  beside: Readonly<Record<BesideNumber, string>>
  /** A "no" that refuses nothing. */
  unsure: string
  /** Maps words that sound alike to the same spelling. */
  soundOf: (word: string) => string
}

export const spanish = {
  soundOf,
  said: {
    loan: 'prestam* prest- emprest* credito*',
    advance: 'adelant- anticip-',
    pay: 'pag- pagos pagar',
    part: 'abon-',
    settle:
      'liquid- saldar finiquit- terminar_de_pagar acabar_de_pagar de_una_vez de_una_ves de_un_jalon de_un_golpe de_un_solo_golpe de_un_solo_pago',
    savings:
      'ahorro ahorros ahorrado ahorrada ahorrados ahorrit* caja cajita fondo alcancia guardadito guardado',
    save: 'ahorr- ahorrar guardar aport- aportacion',
    begin: 'empez- empiez- comenz- comienz- iniciar',
    withdraw: 'retir- sac- agarr- retiro disponer tomar',
    leave: 'abandon- baja irme salirme salirnos salgo saquenme_de sacarme_de',
    let: 'dej-',
    halt: 'parar paren parenle pararle pare renunci- suspend- deten- detener',
    join: 'inscrib- inscrip* unirme unir entrar entrarle entro alta apunt- afili- meterme metanme meto participar registr- anotar- anotenme incluy- formar_parte ser_parte pertenecer',
    put: 'meterle metanle metele ponganle ponerle ponle poner pongan ponganme echarle echenle',
    change: 'cambi- modific- aument- increment- sub- baj- bajar- redu* disminu* ajust- recort-',
    discount: 'descuent- descont- descuento descuentos rebaj- cobran cobren',
    takeoff: 'quit- quitar',
    more: 'mas menos',
    instead: 'sino en_vez en_ves en_lugar',
    much: 'tanto tanta tantos demasiado',
    howmuch: 'cuanto cuantos cuanta cuantas q_tanto',
    have: 'tengo llevo junte juntado hay ay acumulado queda quedan',
    lack: 'falta faltan faltaria rest- acabo_de_pag- termino_de_pag-',
    balance: 'saldo saldos balance',
    owe: 'debo deuda adeudo deudas adeudos',
    money: 'dinero lana feria efectivo varo varos plata pesos dinerito',
    give: 'solt- suelt- cobrar cobro den denme dar darle darles darme dame deme daran dieran',
    extra: 'extra extras adicional extraordinari*',
    cancel: 'cancel* cancl* anul- elimin- borr- deshacer* arrepent* arrepient* siempre_no para_atras',
    movement: 'movimient* solicitud* tramite* pendient* proceso',
    asked: 'pedi solicite meti pedido solicitado',
    state:
      'aprob* autoriz- ya_pag- ya_retir- ya_sac- ya_liquid- ya_abon- ya_me_dieron ya_me_prest- aceptaron rechaz- negaron como_va como_van que_va que_van cuanto_va que_quedo que_paso ya_salio ya_esta ya_quedo resuelv- contestan respond- respuesta estatus status atorado',
    deposit: 'deposit-',
    arrive: 'llego llega llegado cae cayo caido caen caera salio',
    statement: 'estado_de_cuenta estados_de_cuenta historial',
    payslip: 'recib* nomina nominas talon talones comprobante comprobantes sueldo salario raya',
    paid: 'pagaron pagan pagado descontaron quitaron rebajaron rayaron',
    vacancy:
      'vacant* puesto puestos postul* plaza plazas ascenso ascender empleo trabajo chamba jale area areas aplicar crecer',
    interest: 'interes intereses tasa requisito requisitos',
    restart: 'reinici* menu inicio principio regresar volver de_nuevo',
    end: 'termin- finaliz- adios bye salir cerrar',
    greeting: 'hola buenas buenos buen ayuda ayudame opciones puedes que_onda que_tal',
    confirm: 'confirmo confirmar acepto aceptar si sip simon claro dale ok',
    most: 'maximo maxima todo toda completo tope',
    not: 'no tampoco jamas sin ni',
    never: 'nunca',
    nomore: 'ya_no',
    cant: 'no_puedo no_se_puede no_pude no_me_dej- no_me_quier- no_me_permit- ya_no_me_dej- ya_no_puedo',
    /** A hypothetical question is not yet a wish. */
    whatIf: 'que_pasa que_pasaria que_pasara si_me_salgo si_me_doy si_no',
    why: 'porque por_que',
  },
  empty:
    'a al con cual de del el la las lo los en es esta este eso esa mi mis me te se su un una uno unos y o por para que como ' +
    'quiero quisiera querer kiero quieren necesito ocupo puedo puede pueden poder podrian podria deseo gustaria favor ver saber dime hacer hago hacerme haga hagan ' +
    'pedir pido pides solicitar solicito ya yo tu cuando donde porfa porfavor gracias oye oigan quien soy voy vamos ir va van muestrame ensename enseneme ' +
    'consultar checar revisar mostrar tener estoy sea sean fuera le les tus da hasta otro otra cada nomas solo mandame ' +
    'tambien ahora ahorita hoy aqui mio mia poco parte dias tardes noches amigo quincena semana quincenal semanal ' +
    'urgente urge pues mejor creo algo e he ha han nos nada aun todavia seguir interesa dan tramitar mitad parcial hay_que ay_que tener_que no_me_alcanz- ya_no_me_alcanz- estar ustedes usted oiga entre desde hace horas ' +
    'urgentemente prestaciones cantidad monto aprueben autoricen nuestro ' +
    // "Todo" and "completo" beside the movement mean the maximum; in these phrases they mean nothing.
    'sobre_todo ante_todo antes_que_todo es_todo seria_todo por_todo con_todo de_todo todo_bien todo_respeto todo_corazon ' +
    'todo_el_dia todo_el_mes todo_el_ano todo_el_tiempo toda_la_semana toda_la_quincena toda_la_vida toda_mi_vida tiempo_completo nombre_completo turno_completo',
  strange: 'prestacion* cuenta cuentas',
  before: {
    toward: 'a al',
    from: 'de del',
    direct: 'al del',
    nouns: 'mi mis tu un una el la lo los las que tengo llevo e he ya su',
  },
  beside: {
    wish: 'quiero quisiera querer quieren necesito ocupo ocupamos ocupando queremos necesitamos deseo gustaria pedir pido solicitar solicito',
    owned: 'tengo tenemos llevo debo debe deben gano ganamos cobro cuesta somos soy hace vivimos',
    named:
      'numero num soy empleado nomina clave folio turno linea planta area maquina nave ruta camion calle gafete credencial telefono tel cel',
    dated:
      'dia el la las del este ese son hoy ayer manana proximo semana quincena lunes martes miercoles jueves viernes sabado domingo',
    elapsed: 'hace llevo tengo desde cada tiene cumple cumplo',
    spread: 'a en con por',
    apart: 'y o u para mis sus entre cada',
    counted: 'dia dias hora horas hr hrs vez veces tardes noches am pm',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    percent: '% porciento por_ciento',
    thanks: 'gracias disculpas perdones',
  },
  unsure: 'no_se no_lo_se',
}

/** Meaning of the words at a position: null for no meaning, undefined for an unknown word. */
interface Reading {
  concept: Concept | null | undefined
  /** Index of the next word. */
  end: number
}

export interface Reader {
  read: (words: readonly string[], at: number) => Reading
  /** Returns the preposition of the noun at a position: "a mi préstamo", "de la caja". */
  before: (words: readonly string[], at: number) => 'toward' | 'from' | null
  /**
   * Returns the word that governs the one at a position. "retirar mi locker" is direct, "entrar al comedor" is
   * not.
   */
  ruling: (words: readonly string[], at: number) => { place: number; isDirect: boolean }
  /** Returns whether the words from a position on are in a list of words beside numbers. */
  isBeside: (kind: BesideNumber, words: readonly string[], at: number) => boolean
  /** Returns whether a sentence says "no sé". */
  isUnsure: (words: readonly string[]) => boolean
}

/** Verb endings with their suffixed pronouns, spelled as they sound: "sub-anle", "descont-arme". */
const ENDING =
  /^(?:[aei]r|[aeio]|[ae]n|[ae]s|[aei]mos|[ai]d[oa]s?|ando|iendo|aron|ieron|aste|iste|io|aban?|ian?|[aei]r(?:e|an?|emos|ian?))(?:me|te|se|les?|l[oa]s?|nos|mel[oa]|sel[oa])?$/

interface Entry {
  sound: string
  concept: Concept | null | undefined
  form: 'word' | 'stem' | 'verb'
}

interface Phrase {
  parts: readonly Entry[]
  concept: Concept | null | undefined
}

export function readerOf({ said, empty, strange, before, beside, unsure, soundOf: heard }: Lexicon): Reader {
  const words = new Map<string, Entry>()
  const roots: Entry[] = []
  const phrases: Phrase[] = []
  const lists: [Concept | null | undefined, string][] = [
    [null, empty],
    [undefined, strange],
    ...(Object.entries(said) as [Said, string][]), // Safe cast: the keys of the object above.
  ]
  for (const [concept, list] of lists) {
    for (const written of list.split(' ')) {
      const parts = written.split('_').map((part) => entryOf(part, concept, heard))
      const [entry] = parts
      if (parts.length > 1) phrases.push({ parts, concept })
      else if (entry?.form === 'word') words.set(entry.sound, entry)
      else if (entry) roots.push(entry)
    }
  }
  // Longer entries are more specific, so they are tried first.
  roots.sort((one, other) => other.sound.length - one.sound.length)
  phrases.sort((one, other) => other.parts.length - one.parts.length)
  const entries = [...roots, ...words.values()]
  const soundsOf = (list: string) => new Set(list.split(' ').map(heard))
  const toward = soundsOf(before.toward)
  const from = soundsOf(before.from)
  const direct = soundsOf(before.direct)
  const nouns = soundsOf(before.nouns)
  const partsOf = (list: string) => list.split(' ').map((each) => each.split('_').map(heard))
  const unsures = partsOf(unsure)
  const besides = Object.fromEntries(
    Object.entries(beside).map(([kind, list]) => [kind, partsOf(list)]),
  ) as Record<BesideNumber, string[][]> // Safe cast: the keys of the lexicon.
  // Caches the sounds of a sentence, which is read word by word.
  const heardLists = new WeakMap<readonly string[], readonly string[]>()
  const soundAt = (list: readonly string[], at: number) => {
    const sounds = heardLists.get(list) ?? list.map(heard)
    heardLists.set(list, sounds)
    return sounds[at] ?? ''
  }
  const isAnyAt = (wanted: string[][], list: readonly string[], at: number) =>
    wanted.some((parts) => parts.every((part, index) => part === soundAt(list, at + index)))
  /** Returns the position before a noun and its articles. */
  const nounStart = (list: readonly string[], at: number) => {
    let place = at - 1
    while (nouns.has(soundAt(list, place))) place--
    return place
  }
  return {
    read(list, at) {
      const phrase = phrases.find(({ parts }) =>
        parts.every((part, index) => fits(part, soundAt(list, at + index))),
      )
      if (phrase) return { concept: phrase.concept, end: at + phrase.parts.length }
      const sound = soundAt(list, at)
      const entry = words.get(sound) ?? roots.find((root) => fits(root, sound)) ?? nearest(sound, entries)
      // A single letter is an abbreviation ("q", "k", "x") and has no meaning.
      return { concept: entry || sound.length > 1 ? entry?.concept : null, end: at + 1 }
    },
    ruling(list, at) {
      const before = nounStart(list, at)
      const preposition = soundAt(list, before)
      if (toward.has(preposition) || from.has(preposition)) return { place: before - 1, isDirect: false }
      return { place: before, isDirect: before < at - 1 }
    },
    before(list, at) {
      const place = nounStart(list, at)
      const preposition = soundAt(list, place)
      // "A prestar" and "caja de ahorro" express no direction.
      if (place === at - 1 && !direct.has(preposition)) return null
      if (toward.has(preposition)) return 'toward'
      return from.has(preposition) ? 'from' : null
    },
    isBeside: (kind, list, at) => isAnyAt(besides[kind], list, at),
    isUnsure: (list) => list.some((_, at) => isAnyAt(unsures, list, at)),
  }
}

function entryOf(written: string, concept: Entry['concept'], heard: Lexicon['soundOf']): Entry {
  const form = written.endsWith('*') ? 'stem' : written.endsWith('-') ? 'verb' : 'word'
  return { sound: heard(form === 'word' ? written : written.slice(0, -1)), concept, form }
}

function fits({ sound, form }: Entry, heard: string): boolean {
  if (form === 'word') return heard === sound
  if (!heard.startsWith(sound)) return false
  return form === 'stem' || ENDING.test(heard.slice(sound.length))
}

/**
 * Minimum length of a whole word that tolerates a slip; stems need only SURE. Shorter words
 * resemble too many others.
 */
const SURE_WORD = 6

function nearest(sound: string, entries: readonly Entry[]): Entry | undefined {
  if (sound.length < SURE) return undefined
  let best: { entry: Entry; slips: number } | undefined
  for (const entry of entries) {
    const { sound: wanted, form } = entry
    if (wanted.length < (form === 'word' ? SURE_WORD : SURE) || wanted[0] !== sound[0]) continue
    const slips = Math.min(...beginnings(sound, entry).map((each) => slipsBetween(wanted, each)))
    if (slips <= slipsAllowed(wanted) && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
      best = { entry, slips }
  }
  return best?.entry
}

/** Returns the beginnings of a word that may be the stem, with one letter missing or added. */
function beginnings(sound: string, { sound: wanted, form }: Entry): string[] {
  if (form === 'word') return [sound]
  const lengths = [wanted.length - 1, wanted.length, wanted.length + 1].filter(
    (length) => length <= sound.length,
  )
  const found = lengths.map((length) => sound.slice(0, length))
  return form === 'stem' || wanted.length > SURE
    ? found
    : found.filter((each) => ENDING.test(sound.slice(each.length)))
}
