import type { LineSide } from './pay-line.ts'
import type { Topic } from './topics.ts'
import { MONTH, saysNothing } from './word-rules.ts'
import { rulesIn } from './words.ts'

/**
 * One line per SAT type: code / names / further words / excluded words. Names are a regular expression for
 * whole words. Further words, separated by blanks, may stand beside a name. Excluded words give the name another
 * meaning: the company pays the tax "impuesto estatal sobre nóminas", the worker pays "impuesto estatal".
 */
const PERCEPTIONS = String.raw`
001 / sueldos?|salarios? / sueldos? salarios? rayas jornales
002 / aguin\w*|gratif\w* (?:anual|(?:de )?fin (?:de )?ano) / ley legal trunco anticipad[oa] gratif\w* navid\w*
003 / ptu|util(?:idad(?:es)?)? / ejercicio ano reparto rep participacion utilidades ptu trabajadores
004 / (?:reemb\w*|gtos?|gastos?) (?:gtos? |gastos? )?(?:de )?(?:med\w*|dent\w*|hosp\w*) / med\w* dent\w* hosp\w* gastos?
005 / (?:fondo|fdo|f) (?:de |d )?aho\w*|fa / emp empresa empleado aport\w* patron\w* entrega dev\w* liquidacion fdo fondo
006 / caja (?:de |d )?aho\w*|c (?:de )?aho\w* / entrega dev\w* liquidacion reparto rendimientos? interes\w*
009 / contrib\w*|cuotas? obrer\w*|cuotas? imss|imss|isr / cargo trab\w* pagad\w* patron empresa cuotas? obrer\w*
010 / punt(?:ual\w*)? / pr prem\w* bonos? incentivos? estimulos?
011 / seg\w* (?:de )?vida|s (?:de )?(?:vida|v)|vida|sv / prima seg\w* grupo colectivo patron\w* empresa
012 / s?gmm|(?:gtos?|gastos?) med\w* may\w*|seg\w* (?:de )?(?:gtos? |gastos? )?med\w* / seg\w* may\w* prima poliza
013 / (?:cuotas?|ctas?) (?:del? )?sind\w* / cuotas? ctas? pagad\w* patron\w* empresa
014 / incap\w* / subs\w* enf\w* gral general mat\w* riesgo rt trab\w* imss eg dias? compl?e\w*
015 / becas? / escolar\w* educa\w* hij[oa]s? trab\w* sind\w* estudios?
019 / (?:horas?|hrs?|hs|h|tiempo|tpo|t) ?ext(?:ras?|raord\w*)?|(?:horas?|hrs?|hs|h|tiempo|tpo|t)? ?(?:dob(?:les?)?|trip(?:les?)?)|[ht] ?e|he[dt]|te[dt]|extras? / horas? hrs? dob dobles? trip triples? simples? sencillas? ext extras? nocturn\w* diurn\w*
020 / dom(?:inical(?:es)?)?|pd / prima pma pr
021 / (?:prima|pma|pr|p) (?:de )?vac\w*|pvac\w*|pv / tiempo reportad\w* dias
022 / (?:prima|pma|pr|p) (?:de |por )?antig\w*|pa / legal / quin\w* qna mens\w* mes sem\w* catorc\w* decen\w* bimes\w* trimes\w* anual\w*
023 / separ\w*|finiq\w*|liquidacion|indem\w* / unic[oa] voluntari[oa] no acumulable
024 / seg\w* (?:de |para )?(?:el )?ret\w*|sar /
025 / indem\w* / const\w* meses dias? anos? servicio legal despido sueldos? salarios? integrad\w* tres veinte
026 / reemb\w* (?:de |por )*(?:gastos? |gtos? )?(?:de )?funer\w* /
027 / cuotas? (?:de |del )?(?:seg\w* soc\w*|imss)|seg\w* soc\w*|imss / imss patron\w* pagad\w* obrer\w* empresa cuotas?
028 / comis(?:ion(?:es)?)? / ventas? vtas? cobranza
029 / desp(?:ensas?)?|vales? / vales? ayuda ay apoyo bonos? prestacion efectivo efec electronic\w* especie monedero tarj tarjeta transf transferencia dep deposito navid\w*
030 / rest(?:aurantes?)? / vales? ayuda ay apoyo tarj tarjeta
031 / gasol(?:inas?)?|combustible|comb / vales? ayuda ay apoyo tarj tarjeta
032 / ropa|uniformes?|unif|calzado / vales? ayuda ay apoyo trabajo
033 / renta / ayuda ay apoyo casa hab\w* viv\w*
034 / utiles|art\w* escol\w*|escolar(?:es)? / ayuda ay apoyo vales? bonos? escol\w* art\w* paquete hijos
035 / anteojos?|lentes / ayuda ay apoyo vales?
036 / transp(?:orte)?|pasajes? / ayuda ay apoyo vales? bonos? pasajes? publico
037 / (?:gastos?|gtos?) (?:de |por )?(?:funer\w*|defuncion)|funer\w*|defuncion / ayuda ay apoyo familiar
038 / otros? ingresos? / salarios
039 / pension(?:es)?|jub(?:il\w*)?|haberes? / pension\w* jubil\w* haberes? retiro unic[oa] una sola exhibicion o
044 / pension(?:es)?|jub(?:il\w*)?|haberes? / pension\w* jubil\w* haberes? retiro parcialidad\w* o
045 / acciones|titulos / ingresos? titulos valor que representan bienes plan opcion\w* compra
046 / asim\w* / sueldos? salarios? honorarios
047 / alim\w*|comidas? / ayuda ay apoyo vales? restaurantes? diferentes establecidos art penultimo parrafo lisr
048 / hab(?:itacion)?|hospedaje|vivienda / ayuda ay apoyo renta casa
049 / asist(?:encia)? / pr prem\w* bonos? incentivos? estimulos? perfecta
050 / viat(?:icos?)? / nacional\w* extranjero viajes?
051 / extrabajadores / gratif\w* primas compens\w* recomp\w* u otros derivados jubil\w* parcialidades
052 / extrabajadores / que se realicen obtengan una jubil\w* parcialidades derivados ejecucion resolucion(?:es)? judicial una laudo un
053 / extrabajadores / que se realicen obtengan una jubil\w* sola exhibicion derivados ejecucion resolucion(?:es)? judicial una laudo un
054 / desc(?:ansos?)? (?:sem\w* )?(?:trab|lab)\w*|dias? (?:de )?descansos?|descansos?|ddl / dias? sem\w*
055 / fest(?:ivos?)?|(?:desc\w* )?oblig\w* / dias? trab\w* lab\w* descanso oficial\w*
056 / prev\w* soc\w*|p soc\w* / multiple art fraccion\w* viii ix lisr
057 / concursos? / premios? cientific\w* artistic\w* literari\w* u otorgados federacion art fraccion xxiv lisr`

const DEDUCTIONS = String.raw`
001 / imss|issste|seg\w* soc\w*|enf\w* (?:y )?mat\w*|inv\w* (?:y )?vida|serv\w* med\w* (?:y )?mat\w*|(?:cuotas? )?obrer\w* patronal\w*|cuotas? obrer\w* / obrer\w* trab\w* imss issste cuotas? aport\w* seg\w* social especie dinero
002 / isr|ispt|imp(?:uestos?|to)? (?:s |sobre )?(?:la )?renta|impuestos? / isr ispt sp art lisr cargo retener sueldos? salarios? antes despues subs\w* emp empleo ajuste aj calc\w* aguin\w* ptu finiq\w* liquidacion separ\w* indem\w* prima vac\w* extraord\w* asim\w* ejercicio tarifa
003 / rcv|ce[sn][as]\w*|vejez|retiro|ceav|cyv / afore sar retiro edad avanzada av vejez imss issste obrer\w* trab\w* aport\w* cesan\w*
005 / (?:aport\w*|fondo) (?:a |al |de |para )*(?:fondo (?:de )?)?(?:viv\w*|infonavit|fovissste) / infonavit fovissste
006 / incap\w* / enf\w* gral general mat\w* riesgo rt trab\w* imss eg dias?
007 / pens\w* (?:de )?alim\w*|p alim\w*|alimenticia|pa|pens\w* jud\w* / judicial jud provisional definitiva pens pension orden oficio juzgado juicio porc\w*
008 / rentas? / casa hab\w* viv\w* dep\w* departamento
009 / (?:in)?fonavit|(?:cred\w*|prest\w*|ptmo) (?:de |para )?(?:la )?viv\w*|fondo nacional (?:de )?(?:la )?viv\w* / cred\w* prest\w* ptmo adeudo amort\w* cf vsm fd uma umi cuota fij[oa] factor pesos porc\w* viv\w* provenientes trab\w* infonavit
010 / (?:cred\w*|prest\w*|ptmo|adeudo|amort\w*|abono) (?:de |para |por )?(?:la )?(?:viv\w*|hipotec\w*|infonavit|fovissste)|viv(?:ienda)?|hipotec\w*|infonavit|fovissste / cred\w* cf vsm fd uma umi cuota fij[oa] factor pesos porc\w* viv\w* hipotec\w* infonavit
011 / (?:in)?fonacot|fnct / cred\w* prest\w* ptmo adeudo amort\w*
012 / anticipos?|antic?|adelantos?|adel / sueldos? salarios? sdo nomina nom
013 / pag(?:os?|ad[oa]s?) (?:hechos? |de |en |con )*(?:exceso|mas|demas(?:ia)?|indebid\w*)|exceso / trabajador hechos? percepciones sueldos? salarios? dias
014 / error(?:es)? / nomina calculo captura
015 / perdidas?|faltantes?|faltas? (?:de |en )(?:caja|inv\w*) / caja inventarios? mercancias? efectivo dinero material\w* productos? herramientas? equipo gafete credencial
016 / averias?|danos?|desperfectos? / unidad vehiculos? equipo maquinaria herramientas? mercancias?
017 / productos?|articulos? / adquisicion compras? producidos empresa establecimiento o
018 / caja (?:de |d )?aho\w*|c (?:de )?aho\w*|cooperativas?|coop / cuotas? aport\w* constitucion fomento sociedades cooperativas cajas ahorro socios?
019 / sind\w* / cuotas? ctas? aport\w* seccion secc
020 / faltas?|ausencias?|ausen\w*|inasist\w*|permisos? s(?:in)? goce|(?:horas?|hrs?|dias?|tiempo) no (?:lab|trab)\w* / injust\w* just\w* dias? horas? hrs? asistencia ausen\w* retardos? sueldo sdo
021 / obrer\w* patron\w*|obrer\w*|imss|seg\w* soc\w*|cop / obrer\w* cuotas? imss trab\w*
022 / imp(?:uestos?|to)? (?:local\w*|estatal\w*|municipal\w*|cedular\w*|est) / / nominas?
023 / vol(?:untari\w*)? / aport\w* ahorro afore retiro
071 / subs?(?:idio)?|sc|spe / ajuste aj emp empleo entregad\w* efectivamente trabajador causad[oa]
101 / isr|ispt|impuestos? / retenid\w* ejercicio anterior ano ajuste aj cargo calc\w*
107 / subs?(?:idio)?|sc|spe / ajuste aj emp empleo entregad\w* causad[oa] caus`

const OTHER_PAYMENTS = String.raw`
001 / isr|impuestos? / reint\w* dev\w* reemb\w* retenid\w* exceso favor saldo siempre que no haya sido enterado sat
002 / subs?(?:idio)?|spe|sae / emp empleo acredit\w* entregad\w* aplicad\w* pagad\w* efectivamente efvo esp trabajador sp causad[oa]
003 / viat(?:icos?)? / comp comprobad\w* entregad\w* trabajador viajes? nacional\w*
004 / saldos? a favor|isr|compens\w* anual / isr aplicacion compens\w* comp ejercicio saldo favor
005 / isr|impuestos?|saldos? a favor / reint\w* dev\w* retenid\w* exceso favor saldo ejercicio anterior ano siempre que no haya sido enterado sat
006 / alim\w*|comedor|comidas? / bienes serv\w* comedor comida art penultimo ultimo parrafo lisr
007 / isr aj\w* / subs\w* caus\w* imp\w*
008 / subs\w*(?=.* no corresp) / subs\w* emp empleo entregad\w* efectivamente que no corresp\w* aplica solo cuando haya ajuste cierre relacion apendice guia llenado nomina
009 / (?:reemb\w*|dev\w*) (?:de )?(?:descuentos? )?(?:efectuados )?(?:para el |del )?(?:infonavit|cred\w* (?:de )?viv\w*|viv\w*) /
999 / distintos / listados que no deben considerarse como ingresos? sueldos salarios o asimilados`

const ANY = new RegExp(
  `^(?:anual(?:es)?|bimestral|proporcional|prop|pendientes?|atrasad[oa]s?|trabajador(?:es)?|empleados?|nomina|${MONTH})$`,
)

interface TypeName {
  words: RegExp
  beside: RegExp
  not: RegExp | null
}

function oneOf(list: string): RegExp {
  return new RegExp(`\\b(?:${list.trim().split(' ').join('|')})\\b`)
}

function read(text: string): ReadonlyMap<string, TypeName> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [code = '', names = '', beside = '', not = ''] = line.split(/ \/(?= |$)/)
        const further = beside.trim().split(' ').join('|')
        return [
          code,
          {
            words: new RegExp(`\\b(?:${names.trim()})\\b`),
            beside: new RegExp(`^(?:${further})$`),
            not: not === '' ? null : oneOf(not),
          },
        ]
      }),
  )
}

const typeNames: Readonly<Record<LineSide, ReadonlyMap<string, TypeName>>> = {
  perception: read(PERCEPTIONS),
  deduction: read(DEDUCTIONS),
  otherPayment: read(OTHER_PAYMENTS),
}

/**
 * Returns whether the description names the type, and nothing else. Unknown words may mean another thing: "permiso"
 * with the type of incapacities.
 * @param plain result of plainWords
 */
export function isOwnName(plain: string, side: LineSide, satType: string, topic: Topic): boolean {
  const name = typeNames[side].get(satType)
  if (name?.not?.test(plain)) return false
  const rules = rulesIn(plain, side).filter((rule) => rule.topic === topic && !rule.isVague)
  const isNamed = rules.length > 0 || name?.words.test(plain) === true
  const names = [...rules.map(({ words }) => words), ...(name ? [name.words] : [])]
  const rest = names.reduce((text, words) => text.replace(words, ' '), plain)
  return isNamed && saysNothing(rest, side, topic, name?.beside, ANY, ...rules.map(({ beside }) => beside))
}
