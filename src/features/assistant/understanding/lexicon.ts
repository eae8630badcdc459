import { soundOf } from '#domain/text/sound-of.ts'

export type Concept = Said | 'toward' | 'from' | 'amount'

export type Said = keyof typeof spanish.said

/**
 * Classes of words that show whether a number or a movement near them is wanted:
 * - `wish`: before an amount that is wanted ("quiero 500")
 * - `owned`: before an amount that is only mentioned ("gano 500")
 * - `asks`: begins a polite request ("me pueden prestar")
 * - `told`: before an amount of the past ("tenía 500")
 * - `payer`: after `whom`, before money that others take or pay ("me quitan 300")
 * - `habit`: after `opening`, before a usual amount ("yo saco 1500")
 * - `price`: before a price ("la renta es de 2000")
 * - `joins`: begins a new part of the sentence
 * - `clause`: before a "que" that begins a new part ("ya que me prestaron")
 * - `another`: refers to a loan or movement that was named before ("quiero otro")
 * - `wage`: before an amount that is earned ("mi sueldo de 2000")
 * - `spell`: after a repeated amount ("500 a la semana")
 * - `since`: before a year or the name of a model ("el 2027", "modelo 2000")
 * - `purposes`, `kinds`: between a loan and its amount ("préstamo pa la escuela 3000", "préstamo chico de 500")
 * - `subject`, `whom`: pronouns before a verb ("lo que yo tengo", "me quitan")
 * - `moment`: shows that a verb is past ("ayer aumente")
 * - `request`: shows that a verb is a request ("por favor retire")
 * - `named`: before a number of any size that names something ("turno 2")
 * - `dated`: before a small number that names something ("el 15")
 * - `elapsed`: before a past or repeated time ("hace 2 años")
 * - `spread`: before a term ("a 6 meses")
 * - `apart`: directly before a number that belongs to no movement ("y 3", "para 3")
 * - `inexact`: after a number whose value is uncertain ("2 mil y algo")
 * - `share`, `limit`: before a number whose value is uncertain ("la mitad de 5000", "más de 2000")
 * - `step`: beside a change of the savings ("50 más", "otros 50")
 * - `total`: before the new total of the savings ("a 300")
 * - `report`: reports a movement or asks about it ("aparece un retiro")
 * - `who`: before a verb whose subject is another person
 * - `others`: wish of another person ("mi esposa quiere")
 * - `weighs`: asks for advice ("me conviene")
 * - `condition`: before a hypothetical movement ("si saco 2000")
 * - `can`: asks for permission, or complains of none ("puedo sacar 2000")
 * - `asked`: begins a question about a time or a person ("cuando termina")
 * - `look`: after a wish to know something ("quiero ver")
 * - `definite`: before an existing movement ("mi retiro")
 * - `lender`: after a loan from somebody else ("préstamo del Infonavit")
 * - `counted`, `months`, `percent`, `thanks`: after a number ("3 veces", "10 de mayo", "mil gracias")
 */
export type BesideNumber =
  | 'wish'
  | 'owned'
  | 'asks'
  | 'told'
  | 'payer'
  | 'whom'
  | 'subject'
  | 'habit'
  | 'opening'
  | 'price'
  | 'joins'
  | 'clause'
  | 'another'
  | 'wage'
  | 'spell'
  | 'since'
  | 'purposes'
  | 'kinds'
  | 'moment'
  | 'request'
  | 'named'
  | 'dated'
  | 'elapsed'
  | 'spread'
  | 'apart'
  | 'inexact'
  | 'share'
  | 'limit'
  | 'step'
  | 'total'
  | 'report'
  | 'who'
  | 'others'
  | 'weighs'
  | 'condition'
  | 'can'
  | 'asked'
  | 'look'
  | 'definite'
  | 'lender'
  | 'counted'
  | 'months'
  | 'percent'
  | 'thanks'

export interface VerbForms {
  past: RegExp
  pastEnding: RegExp
  /** Ending of a past, a wish or an order: "pague". */
  doubtfulEnding: RegExp
  /** Ending of a past verb after "me": "me presto". */
  othersEnding: RegExp
  /** Words before a participle, and the participle's ending: "he pagado". */
  perfect: { before: RegExp; ending: RegExp }
  /** Verbs that address other people: "préstenme". */
  order: RegExp
  /** Verbs that ask for leaving or paying off: "saquenme", "quiten", "liquídenlo". */
  asking: RegExp
  /** Verbs in the first person: "saco". */
  own: RegExp
  /** Verbs that change the savings by an amount: "súbanle 50". */
  step: RegExp
  /** Verbs that may set the savings or add to them: "pónganle 50". */
  put: RegExp
  relative: RegExp
}

/**
 * Word lists of a language. An entry is a word, `prestam*` (any ending), `pag-` (any verb ending) or `en_que_va`
 * (several words). Entries are compared by their sound.
 */
export interface Lexicon {
  said: Readonly<Record<Said, string>>
  empty: string
  strange: string
  /** Words before a noun: "a mi préstamo", "de la caja". */
  before: { toward: string; from: string; direct: string; nouns: string }
  beside: Readonly<Record<BesideNumber, string>>
  /** Phrases with a "no" that refuses nothing: "no sé". */
  unsure: string
  verbs: VerbForms
  /** Returns the same spelling for words that sound alike. */
  soundOf: (word: string) => string
}

/** Complaints about a payment: "me llegó muy poquito", "me bajaron el sueldo", "por qué bajó mi cheque". */
const littlePaid = [
  ...['llego', 'salio', 'cayo', 'vino', 'pagaron', 'depositaron'].flatMap((verb) =>
    ['', 'muy_', 'bien_', 'tan_', 're_'].flatMap((how) =>
      ['poco', 'poquito', 'poquitito', 'menos'].map((little) => `${verb}_${how}${little}`),
    ),
  ),
  ...['bajaron', 'bajo', 'redujeron'].flatMap((verb) =>
    ['el', 'mi'].flatMap((whose) =>
      ['sueldo', 'salario', 'cheque', 'pago'].map((what) => `${verb}_${whose}_${what}`),
    ),
  ),
  ...['faltaron', 'falta', 'faltan', 'pagaron'].flatMap((verb) =>
    ['horas', 'mis_horas', 'unas_horas', 'el_tiempo', 'mi_tiempo'].flatMap((what) =>
      ['extra', 'extras'].map((extra) => `${verb}_${what}_${extra}`),
    ),
  ),
].join(' ')

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
    save: 'ahorr- ahorrar guardar guardarl- juntar aport- aportacion',
    begin: 'empez- empiez- comenz- comienz- iniciar',
    withdraw: 'retir- sac- agarr- retiro disponer tomar',
    leave:
      'abandon- baja irme salirme salirnos salgo saquenme_de saquenme_ya_de saqueme_de sacame_de sacarme_de',
    let: 'dej-',
    halt: 'dej-_de parar paren parenle pararle parale pare frenar frenen renunci- suspend- deten- detener',
    join: 'inscrib- inscrip* unirme unir entrar entrarle entro alta apunt- afili- meterme metanme meto participar registr- anotar- anotenme incluy- formar_parte ser_parte pertenecer',
    put: 'meterle metanle metele ponganle ponerle ponle poner pongan ponganme pongame ponme echarle echenle',
    change: 'cambi- modific- aument- increment- sub- baj- bajar- redu* disminu* ajust- recort-',
    discount:
      'descuent- descont- descuento descuentos rebaj- cobran cobren cobrarme cobrarnos cobrenme cobrennos',
    takeoff: 'quit- quitar',
    more: 'mas menos',
    instead: 'sino en_vez en_ves en_lugar',
    much: 'tanto tanta tantos demasiado',
    howmuch: 'cuanto cuantos cuanta cuantas q_tanto',
    have: 'tengo llevo junte juntado hay ay acumulado queda quedan',
    lack: 'falta faltan faltaria rest- acabo_de_pag- termino_de_pag-',
    balance: 'saldo saldos balance',
    owe: 'debo deuda adeudo deudas adeudos ya_pag-_#_de ya_pag-_#_del',
    money: 'dinero lana feria efectivo varo varos plata pesos dinerito lucas toletes machuchones',
    give: 'das daria darias solt- suelt- cobrar cobro den denme pasen pasenme pasar tomen tomenme transferir transfieran dar darle darles darme dame deme daran dieran regresenme regreseme regresame regresarme devuelvanme devuelvame devuelveme devolverme entreguenme entregueme entregame entregarme',
    extra: 'extra extras adicional extraordinari*',
    cancel: 'cancel* cancl* anul- elimin- borr- deshacer* arrepent* arrepient* siempre_no para_atras',
    movement: 'movimient* solicitud* tramite* pendient* proceso',
    asked: 'pedi solicite meti pedido solicitado',
    state:
      'aprob* autoriz- dieron termine_de_pag- acabe_de_pag- ya_pag- ya_retir- ya_sac- ya_liquid- ya_abon- ya_me_dieron ya_me_prest- aceptaron rechaz- negaron como_va como_van que_va que_van cuanto_va que_quedo que_paso ya_lo_acab- ya_lo_termin- ya_salio ya_esta ya_quedo resuelv- contestan respond- respuesta estatus status atorado',
    deposit: 'deposit-',
    arrive: 'aparec- desaparec- llego llega llegado cae cayo caido caen caera salio',
    statement: 'estado_de_cuenta estados_de_cuenta historial',
    payslip: 'recib* nomina nominas talon talones comprobante comprobantes sueldo salario raya bono bonos',
    paid: `${littlePaid} me_toca_cobrar que_dias_cobro que_dia_cobro que_dia_cobramos que_dia_rayo que_dia_rayamos cuando_cobro cuando_cobramos cuando_rayo cuando_rayamos que_fecha_cobro cuanto_gane cuanto_gano cuanto_cobre cuanto_cobro cuanto_raye es_mi_dia_de_pago es_el_dia_de_pago es_dia_de_pago que_dia_es_el_pago que_dia_es_de_pago que_dias_son_de_pago cuando_es_el_pago me_falta_el_dia me_falta_un_dia me_falto_el_dia me_falto_un_dia me_faltan_dias me_faltaron_dias cayo_la_quincena cae_la_quincena caido_la_quincena cayo_mi_quincena cae_mi_quincena caido_mi_quincena llego_completa_la_quincena llego_incompleta_la_quincena cayo_completa_la_quincena cuanto_voy_a_cobrar cuanto_vamos_a_cobrar cuanto_me_van_a_pagar cuanto_nos_van_a_pagar cuanto_me_va_a_llegar cuanto_me_va_a_caer quitando_#_de_mas quitando_de_mas descontando_#_de_mas descontando_de_mas cobrando_#_de_mas quitan_#_de_mas descuentan_#_de_mas pagaron pagan pagado descontaron quitaron rebajaron rayaron`,
    vacancy:
      'vacant* puesto puestos postul* plaza plazas ascenso ascender empleo trabajo chamba jale area areas aplicar crecer',
    interest:
      'interes intereses tasa requisito requisitos quien_autoriza quien_autorizan quien_me_autoriza quien_aprueba',
    restart: 'reinici* menu inicio principio regresar volver de_nuevo',
    end: 'termin- finaliz- adios bye salir cerrar',
    greeting:
      'hola buenas buenos buen ayuda ayudame ayudan ayuden ayudenme ayudar opciones puedes que_onda que_tal',
    confirm: 'bueno bueno_pues confirmo confirmar acepto aceptar si sip simon claro dale ok orale arre',
    most:
      'lo_mas_que_se_pueda las_mas_que_se_pueda los_mas_que_se_pueda lo_mas_que_se_puede las_mas_que_se_puedan los_mas_que_se_puedan lo_mas_que_pueda lo_mas_que_puedan lo_mas_que_puedo lo_mas_que_den lo_mas_que_haya lo_mas_que_me_den lo_mas_que_me_presten lo_que_se_pueda lo_que_mas_se_pueda lo_mas_posible las_mas_posibles los_mas_posibles el_mas_largo lo_mas_largo el_plazo_mas_largo el_mas_alto lo_mas_alto hasta_donde_se_pueda ' +
      'maximo maxima todo toda completo total tope',
    not: 'no nel tampoco jamas sin ni',
    never: 'nunca',
    nomore: 'ya_no',
    cant: 'no_puedo no_se_puede no_pude no_me_dej- no_me_quier- no_me_permit- ya_no_me_dej- ya_no_puedo no_podre no_voy_a_poder',
    /** A hypothetical question is not a wish. */
    whatIf: 'que_pasa que_pasaria que_pasara si_me_salgo si_me_doy si_no',
    why: 'porque por_que',
  },
  empty:
    'a al con cual de del el la las lo los en es esta este eso esa mi mis me te se su un una uno unos y o por para que como ' +
    'quiero quisiera querer kiero quieren necesito ocupo puedo puede pueden poder podrian podria deseo gustaria favor ver saber dime hacer hago hacerme haga hagan hagame haganme hazme pueda puedan ' +
    'pedir pido pides solicitar solicito ya yo tu cuando donde porfa porfavor gracias oye oigan quien soy voy vamos ir va van muestrame ensename enseneme ' +
    'pero consultar checar revisar mostrar tener estoy sea sean fuera le les tus da hasta otro otra cada nomas solo mandame ' +
    'tambien ahora ahorita hoy aqui mio mia poco parte dias tardes noches amigo quincena semana quincenal semanal ' +
    'urgente urge pues mejor creo algo e he ha han nos nada aun todavia seguir continuar interesa dan tramitar mitad parcial hay_que ay_que tener_que no_me_alcanz- ya_no_me_alcanz- no_alcanz- no_me_bast- no_me_ajust- no_se no_lo_se no_le_hace hace_falta_que un_tiempo un_tiempito tantito un_rato un_ratito una_temporada ando_corto ando_bien_corto ando_muy_corto estoy_corto ando_quebrado estar ustedes usted oiga entre desde hace horas ' +
    'a_capital al_capital que_entra que_entran entra entran entrante ' +
    'pasado pasada aunque minimo alrededor aproximadamente aprox asi casi otros otras completar porfis plis mensual mensuales semanales quincenales diarios muchas muchos ' +
    'antes mas_o_menos y_cambio cuando_mucho queria queriamos doy vengo vine venimos posibilidad forma manera interesado interesada necesidad intencion ganas mucho mucha ya_estuvo medio media tercio_de doble_de el_doble par_de no_mas_de no_mas_# urgentemente prestaciones cantidad monto aprueben autoricen nuestro ' +
    // "Todo" and "completo" mean the maximum beside a movement, but nothing in these phrases.
    'en_total total_que sobre_todo ante_todo antes_que_todo es_todo seria_todo por_todo con_todo de_todo todo_bien todo_respeto todo_corazon ' +
    'todo_el_dia todo_el_mes todo_el_ano todo_el_tiempo toda_la_semana toda_la_quincena toda_la_vida toda_mi_vida tiempo_completo nombre_completo turno_completo',
  strange:
    'plazos menu_del_comedor faltas falta_injustificada una_falta la_falta mi_falta esa_falta pusieron_falta ponen_falta puso_falta marcaron_falta marcan_falta tengo_falta ' +
    'prestacion* cuenta cuentas empresa renuncia finiquito finiquitos faltar faltare falte decena decenas horas_extra horas_extras hora_extra hrs_extra tiempo_extra ' +
    'inversion inversiones cunado cunada cunados cunadas dijeron contaron corren corran corre correr corrio corrieron ' +
    'en_caja prestar_servicio prestar_servicios prestar_atencion prestame_atencion prestar_ayuda a_credito',
  before: {
    toward: 'a al',
    from: 'de del',
    direct: 'al del',
    nouns: 'mi mis tu un una el la lo los las que tengo llevo e he ya su',
  },
  beside: {
    wish: 'me_urge me_urgen nos_urge nos_urgen quiero quisiera querer quieren necesito ocupo ocupamos ocupando queremos necesitamos deseo gustaria pedir pido solicitar solicito',
    owned:
      'tengo tenemos tiene tienen llevo llevamos traigo traemos debo debe deben debemos gano ganamos gana ganan cobro cuesta cuestan vale valen somos soy hace vivimos',
    asks: 'puedo puede pueden podria podrian me_prestan',
    told:
      'no_completo intente intentaba trate trataba pense pensaba logre quise iba olvide olvido decidio tenia tenian tenias habia habian hubo debia debian traia recibia hacia salia sacaba valia vivia ' +
      'junte ahorre gane gaste compre perdi vendi cobre recibi meti tuve tuvo hice hizo di dio acabo acabe termine quede fue fueron fui puse puso empene ' +
      'dieron hicieron pusieron pidio recibio vendio perdio subio metio',
    payer:
      'quita quitan descuenta descuentan rebaja rebajan cobra cobran paga pagan carga cargan pide piden retira retiran saca sacan ' +
      'quitando descontando rebajando cobrando',
    whom: 'me nos le les se te',
    subject: 'me nos le les se te he e ha han ya yo',
    habit:
      'saco sacamos pago pagamos ahorro ahorramos abono abonamos retiro meto metemos aporto deposito doy damos cobro rayo recibo gasto gastamos mando dan trabajo desde',
    opening: ', y e o pero porque pues ya yo me nos solo nomas apenas ahorita ahora es que como siempre',
    price: 'es son era eran cuesta cuestan vale valen sueldo salario raya sale salen',
    joins: 'y e pero porque pues entonces',
    clause: 'es ya por asi creo dicen pues',
    another: 'otro otros',
    wage: 'sueldo salario raya nomina',
    spell:
      'semanal semanales quincenal quincenales mensual mensuales diario diarios a_la_semana a_la_quincena al_mes al_dia por_semana por_quincena por_mes por_dia cada_semana cada_quincena cada_mes',
    since: 'el del en desde hasta ano anos modelo mod para',
    kinds: 'personal rapido chico chiquito pequeno grande nuevo express',
    purposes:
      'escuela renta utiles uniformes luz agua gas comida despensa medicinas medicina doctor dentista hospital gastos deudas clases fiesta boda bautizo navidad urgencia emergencia',
    moment: 'ayer antier antes anteayer anoche pasado pasada hace ya',
    request: 'favor porfa porfavor porfis plis',
    named:
      'numero num soy empleado nomina clave folio turno linea planta area maquina nave ruta camion calle gafete credencial telefono tel cel',
    dated:
      'dia el la las del este ese son hoy ayer manana proximo semana quincena lunes martes miercoles jueves viernes sabado domingo',
    elapsed: 'hace llevo tengo desde cada tiene cumple cumplo',
    spread: 'a en con por',
    apart: 'y o u para mis sus entre cada',
    inexact:
      'lucas toletes machuchones y_medio y_media y_cambio cada_uno cada_una y_pico y_algo y_feria y_cacho y_tantos y_tantito y_fraccion y_picos y_lo_que al_ano por_ano anual anuales o_todo o_toda o_lo_maximo o_algo o_mas o_menos o_lo_que ' +
      'y_mas y_cuarto o_cuanto o_cuando o_si_no o_poco o_poquito o_tantito o_un_poco o_un_poquito o_un_tantito o_por_ahi o_casi o_cerca poco_mas poquito_mas un_poco_mas un_poquito_mas tantito_mas y_poco y_poquito y_un_poco y_un_cacho y_un_pico y_centavos y_morralla',
    share: '% porciento medio media mitad tercio cuarto quinto doble triple par tanto',
    limit: 'mas menos mucho maximo minimo hasta exceda pase pasar excepto salvo',
    step: 'mas menos de_mas de_menos extra extras adicional adicionales otro otros otra otras',
    total: 'a hasta sea sean quede queden son',
    report:
      'aparece aparecen aparecio aparecieron me_sale me_salen me_salio me_salieron sale_un sale_que sale_como salio_un esta_mal estan_mal salio_mal ' +
      'esta_equivocado no_es_mio no_son_mios no_es_mia me_equivoque equivoque se_equivocaron equivocado equivocacion error por_error ' +
      'corregir corrijan corrijanme corrijo correccion aclarar aclaracion aclaren reclamar reclamo reclamacion fraude ' +
      'no_reconozco reconozco desconozco no_autorice autorice yo_no_hice no_hice no_pedi yo_no_pedi duplicado repetido ' +
      'que_es_ese que_es_este que_es_esa que_es_esta que_es_el que_es_un que_es_mi que_fue que_son_esos que_son_estos ' +
      'para_que_es para_que_era para_que_fue de_que_es de_que_era de_que_fue de_donde_sale de_donde_salio de_donde_es ' +
      'donde_esta donde_estan donde_quedo donde_quedaron donde_anda donde_fue donde_se donde_veo ' +
      'cuando_fue cuando_era cuando_cae cuando_llega cuando_sale cuando_me_dan cuando_me_daran cuando_dan cuando_nos_dan cuando_nos_daran ' +
      'cuando_me_depositan cuando_depositan cuando_me_entregan cuando_entregan cuando_me_van cuando_me_lo cuando_me_los cuando_hice cuando_pedi ' +
      'cuando_me_cae cuando_me_caen cuando_caen cuando_me_llega cuando_me_llegan cuando_llegan cuando_me_sale cuando_salen ' +
      'cuando_me_prestan cuando_prestan a_que_hora a_mi_nombre acabo_de acabe_de acabamos_de que_onda_con que_rollo me_deben sigue me_estan_cobrando quien_hizo quien_autorizo quien_pidio quien_fue de_quien',
    who: 'quien quienes alguien amigo amiga el ella ellos sistema caja empresa',
    others:
      'quiere quieren necesita necesitan ocupa ocupan desea requiere busca quisieran va_a van_a puede pueden podia urge',
    weighs:
      'conviene convendria deberia debere recomiendan aconsejan es_bueno seria_bueno sera_bueno es_malo es_obligatorio es_forzoso cuantas_veces nunca_voy jamas_voy vale_la_pena cuando_liquido cuando_pago ' +
      'informes informacion info duda dudas pregunta preguntas explicame expliquenme explica como_funciona como_funcionan ' +
      'se_tarda se_tardan tarda_mucho tardan_mucho es_tardado da_miedo para_que_sirve cuanto_tarda cuanto_tardan cuantos_dias cuanto_tiempo requisitos quien_autoriza quien_autorizan quien_me_autoriza quien_aprueba',
    condition: 'si',
    can:
      'puedo podre podria se_puede se_pueden se_podra me_dejan me_deja me_dejaran me_dejarian me_dejaron me_dejo me_permiten ' +
      'es_posible sera_posible seria_posible me_afecta me_alcanza_para que_necesito que_ocupo que_se_necesita que_se_ocupa',
    asked: 'cuando quien quienes que_dia que_fecha que_semana que_quincena que_mes que_hora',
    look: 'ver saber decir decirme decirnos informar informarme checar chekar revisar consultar conocer preguntar corregir aclarar explicar entender reportar quejarme quejar denunciar avisar comentar',
    definite: 'mi mis ese esos este estos aquel el los',
    lender:
      'infonavit fonacot coppel elektra banco banorte bancomer banamex santander bbva azteca mercado_pago oxxo cajero popular afore aguinaldo tanda tienda issste imss',
    counted: 'dia dias hora horas hr hrs vez veces tardes noches am pm',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    percent: '% porciento por_ciento',
    thanks: 'gracias disculpas perdones',
  },
  unsure: 'no_se no_lo_se',
  verbs: {
    // Excludes "acaba", which is a present form.
    past: /(?:aron|[aij]eron|[^c]aba[ns]?|abamos)$/,
    pastEnding: /^(?:aron|[ai]eron|[ai]ste|io|aba[ns]?|abamos|ian?|iamos|i)(?:me|te|se|les?|l[oa]s?|nos)?$/,
    doubtfulEnding: /^e$/,
    othersEnding: /^o$/,
    perfect: { before: /^(?:h?e|ha|han|hemos|habian?)$/, ending: /^[ai]d[oa]s?$/ },
    order: /[aeinr](?:me|nos)(?:l[oa]s?)?$/,
    asking: /[ae]n?(?:me|nos|les?|l[oa]s?|[ms]el[oa]s?)$|en$/,
    own: /oy?$/,
    step: /^(?:sub[aei]|[bv]a[jg][aei]|aument|increment|redu[csz]|disminu|recort|agreg|anad|sum[ae]|carg|rest[ae]|ech|met[aei]|quit[ae][nr]?l[eo])/,
    put: /^(?:pon|dej)/,
    relative: /^(?:lo|que)$/,
  },
}
