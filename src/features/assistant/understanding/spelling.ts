import { soundOf } from '#domain/text/sound-of.ts'
import { ENDING } from './reader.ts'

/**
 * Restores the dictionary spelling of words with the same sound: "kien" becomes "quien", "suvanle" becomes "subanle".
 * The lexicon compares sounds, but the patterns of this folder compare letters.
 */

const WORDS =
  'que quien quienes cual cuanto cuanta cuantos cuantas cuando como donde porque hora horas ' +
  'si sino se su es esta este estan estoy estara estamos esto ese esa eso esos esas son sea sean seria sera somos ' +
  'va van vas voy vamos vaya vayan vengo vienen ver ya yo hay haber han hemos habia habian ' +
  'hacer haces hace hacen haga hagan hago hice hizo hicieron hacia hasta ' +
  'hoy ahora ahorita ayer antier anteayer anoche antes despues siempre casi quizas quiza vez veces capaz tal ' +
  'hola oye oiga oigan buenas buenos dias tardes noches gracias disculpe disculpen favor xfavor ' +
  'bien sale salen salio salgo quiero quieren quiere quisiera querer queda quedan quedo puede pueden ' +
  'cada con sin solo solamente sola unica unico todo toda todos todas otro otra otros otras unos unas ' +
  'muy mas menos mes meses semana semanas quincena quincenas nomina nominas raya sueldo salario pasado pasada pasados ' +
  'dice dicen dijo dijeron decir dime avisaron aviso manda mandan exige exigen ordena ordenan insisten obligan ' +
  'caja cajas credito creditos retiro retiros abono abonos descuento descuentos cambio aumento ahorro ' +
  'empresa empleo planta cuenta cuentas tarjeta nombre cajero correcto cierto verdad necesario dificil facil ' +
  'llego llega llegan llegue lleva llevo onda volada urgencia emergencia interesa entro entre entonces ' +
  'concepto conceptos clave claves codigo renglon recibo recibos comprobante significa significan corresponde corresponden ' +
  'deduccion deducciones percepcion subsidio dominical vacacional vacaciones comedor cuota sindical sindicato ' +
  'vales despensa bono bonos ispt fonacot infonavit aguinaldo servicio alguien sirve sirven basura porqueria'

const STEMS =
  'abon ahorr alcanz anot aport apunt aument avis baj cambi cobr coment cont dej deposit descont descuent devolv devuelv ' +
  'entreg explic inscrib liquid met pag prest quit rebaj regres renunci repart retir sac sub'

const words = new Map(WORDS.split(' ').map((word) => [soundOf(word), word]))
const known = new Set(words.values())
const stems = STEMS.split(' ')
  .sort((one, other) => other.length - one.length)
  .map((stem) => ({ stem, sound: soundOf(stem) }))

/** Returns words that are spelled correctly or unknown unchanged. */
export function spelled(word: string): string {
  if (word.length < 2 || known.has(word) || stems.some(({ stem }) => word.startsWith(stem))) return word
  const sound = soundOf(word)
  const found = words.get(sound)
  if (found !== undefined) return found
  const root = stems.find(
    (each) => sound.startsWith(each.sound) && ENDING.test(sound.slice(each.sound.length)),
  )
  return root === undefined ? word : joined(root.stem, sound.slice(root.sound.length))
}

/** Keeps the sound of the stem's last letter: "sac" and "en" become "saquen". */
function joined(stem: string, ending: string): string {
  const isSoft = /^[ei]/.test(ending)
  if (isSoft && stem.endsWith('c')) return `${stem.slice(0, -1)}qu${ending}`
  return isSoft && stem.endsWith('g') ? `${stem}u${ending}` : stem + ending
}

/** Folds the text and spells each of its words. */
export function spelledText(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[a-z]+/g, spelled)
}
