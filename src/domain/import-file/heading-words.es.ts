/**
 * One word for each group of abbreviations, synonyms and English words in headings, folded. A heading of a
 * single word is not changed, because 'Mat' may mean 'matrícula'.
 */
export const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    num: 'n, no, nro, numero, number, nbr',
    apellido: 'ap, ape, apell, apellidos',
    paterno: 'pat, paterna',
    materno: 'mat, materna',
    primer: '1, 1o, 1er, 1ro, 1st, primero',
    segundo: '2, 2o, 2do, 2nd',
    fecha: 'f, fec, fch, fcha',
    nacimiento: 'nac, nacim',
    ingreso: 'ing, ingr',
    empleado: 'emp, empl, trab, trabajador, trabajadora, colaborador, colaboradora, employee, emplead',
    nombre: 'nom, nomb',
    afiliacion: 'afil',
    seguro: 'seg',
    social: 'soc',
    clave: 'cve',
    codigo: 'cod',
    departamento: 'depto, dpto, depart',
    incapacidad: 'incap',
    incidencia: 'incid',
    movimiento: 'mov, movto, mvto',
    prestamo: 'prest, ptmo',
    concepto: 'conc, cpto',
    periodo: 'per, prdo',
    importe: 'imp, impte',
    observaciones: 'obs, observ',
    salario: 'sal',
    diario: 'diar',
    inmediato: 'inm',
    inicio: 'inic, ini',
    telefono: 'tel',
  }).flatMap(([whole, short]) => short.split(', ').map((each) => [each, whole] as const)),
)

/**
 * Words that do not name a column: articles, currencies, date formats, 'required', and choices such as (H/M)
 * and (S/N).
 */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'de del en la las el los mxn mxp mn pesos peso dd mm aa yy aaaa yyyy ddmmaaaa ddmmyyyy obligatorio requerido ' +
    'required hm mh mf fm sn'
  ).split(' '),
)
