import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import { es as importing } from '../screen/texts.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')
const places = (count: number) => (count === 1 ? '1 departamento' : `${number(count)} departamentos`)
const people = (count: number) => (count === 1 ? '1 persona nueva' : `${number(count)} personas nuevas`)

/** Sentences by server code. "Aquí" is the import screen, where the reader is. */
const waits: Readonly<Record<string, string | undefined>> = {
  columns: 'Revisa qué trae cada columna y el orden de las fechas, e importa aquí.',
  leavers: 'Revisa las bajas e importa aquí: son más del 5 % o tienen un rol.',
  mails: 'El archivo cambia correos de cuentas: revisa los cambios e importa aquí.',
  leaders: 'El archivo cambia líderes: revisa los cambios e importa aquí.',
  identity: 'El archivo cambia la identidad de personas: compáralas e importa aquí.',
  reach: 'Hay personas que pasan a otro rol limitado: revísalas e importa aquí.',
  returns: 'Vuelven personas que se habían ido: revísalas e importa aquí.',
  week: 'Las bajas de 7 días pasan del 5 %: revísalas e importa aquí.',
  author: 'El archivo no tiene un administrador responsable: impórtalo aquí.',
}

export const es = {
  lead: 'Sube la lista de personas en Excel (.xlsx) o CSV. Verás qué cambia antes de importar.',
  needed: {
    title: 'Columnas que necesita tu archivo',
    always: { when: 'Para todas las personas', what: 'Número de empleado y nombre, con apellidos' },
    added: {
      when: 'Además, para dar de alta',
      what: 'Fecha de ingreso, departamento y CURP. Sin CURP: fecha de nacimiento y sexo.',
    },
    rest: 'Las demás columnas son opcionales.',
    template: 'Descargar plantilla',
    templateFile: 'plantilla-personas.xlsx',
    failed: 'No se pudo crear la plantilla.',
  },
  review: {
    reason: ({ motivo, motivoClave = '' }: { motivo: string; motivoClave?: string | undefined }) =>
      waits[motivoClave] ?? motivo,
    missingName: 'Nombre completo, o nombre y apellidos',
    complete: 'La lista trae a todas las personas',
    completeHelp: 'Se da de baja a quien falte de las compañías del archivo, menos a administradores.',
    kinds: {
      ...importing.rows.kinds,
      baja: 'Bajas',
      regresa: 'Regresan',
    },
    titles: {
      ...importing.rows.titles,
      nueva: 'Se dan de alta',
      baja: 'Se dan de baja',
      regresa: 'Vuelven a entrar',
      igual: 'Quedan como están',
    },
    guard: (leavers: number, people: number, share: string) =>
      leavers === 0
        ? 'Nadie se da de baja'
        : `${number(leavers)} ${leavers === 1 ? 'baja' : 'bajas'} de ${number(people)} ${people === 1 ? 'persona' : 'personas'}: ${share} %`,
    guardText: 'Si pasan del 5 %, te pedimos escribir cuántas son.',
    save: (count: number) => (count === 1 ? 'Importar 1 persona' : `Importar ${number(count)} personas`),
    leave: (count: number) =>
      count === 1 ? 'Dar de baja a 1 persona' : `Dar de baja a ${number(count)} personas`,
    confirmTitle: '¿Dar de baja a tantas personas?',
    confirmText: (leavers: number, share: string) =>
      `Bajas: ${number(leavers)}, el ${share} %. Sus cuentas se cierran en todos sus dispositivos.`,
    confirmField: (leavers: number) => `Escribe ${number(leavers)} para confirmar`,
    confirmWrong: 'Ese no es el número de bajas.',
    cancel: basic.cancel,
  },
  lacking: {
    curp: (count: number) =>
      `${people(count)} sin CURP: agrégala para que ${count === 1 ? 'vea' : 'vean'} sus recibos de nómina.`,
    rfc: (count: number) => `${people(count)} sin RFC: sus recibos se reconocen por número y CURP.`,
  },
  cautions: {
    identity: (count: number) =>
      count === 1
        ? '1 persona cambia de nombre, CURP, RFC, NSS o nacimiento: confirma que es la misma.'
        : `${number(count)} personas cambian de nombre, CURP, RFC, NSS o nacimiento: confirma que son las mismas.`,
    reach: (count: number) =>
      count === 1
        ? '1 persona pasa a otro rol limitado por su planta o compañía.'
        : `${number(count)} personas pasan a otro rol limitado por su planta o compañía.`,
    returns: (count: number) =>
      count === 1
        ? 'Vuelve 1 persona que se había ido.'
        : `Vuelven ${number(count)} personas que se habían ido.`,
    byHand: (count: number) =>
      count === 1
        ? 'Vuelve a abrirse 1 cuenta que alguien cerró en el portal.'
        : `Vuelven a abrirse ${number(count)} cuentas que alguien cerró en el portal.`,
    week: (count: number) => `En 7 días este origen suma ${number(count)} ${count === 1 ? 'baja' : 'bajas'}.`,
  },
  missing: {
    title: (count: number) =>
      count === 1 ? 'Falta 1 departamento' : `Faltan ${number(count)} departamentos`,
    text: (count: number) =>
      count === 1
        ? 'Viene en el archivo, pero no en el portal. Elígelo si está bien escrito.'
        : 'Vienen en el archivo, pero no en el portal. Elige los que estén bien escritos.',
    place: (department: string, plant: string) => (plant === '' ? department : `${department}, ${plant}`),
    rows: (count: number) => (count === 1 ? '1 fila' : `${number(count)} filas`),
    similar: (name: string) => `Se parece a ${name}, que ya existe. Si es ese, corrige tu archivo.`,
    add: (count: number) =>
      count === 1 ? 'Agregar 1 departamento' : `Agregar ${number(count)} departamentos`,
    none: 'Elige al menos uno',
    adding: (done: number, all: number) => `Agregando ${number(done)} de ${number(all)}`,
    added: (count: number) =>
      count === 1 ? '1 departamento agregado' : `${number(count)} departamentos agregados`,
  },
  run: {
    slips: (count: number) =>
      count === 1 ? 'Falta entregar 1 contraseña' : `Falta entregar ${number(count)} contraseñas`,
    slipsDone: 'Talones impresos',
    slipsText: 'Entrégalas por departamento. Cada contraseña se imprime una vez y dura 24 horas.',
    printAgain: (name: string, count: number) => `Reimprimir ${name} (${number(count)})`,
    againTitle: '¿Imprimirlos otra vez?',
    againQuestion: (count: number) =>
      count === 1
        ? 'Se imprime otra contraseña. El talón anterior sin usar deja de servir.'
        : `Se imprimen ${number(count)} contraseñas nuevas. Los talones anteriores sin usar dejan de servir.`,
    againConfirm: 'Imprimir otra vez',
    print: (name: string, count: number, all: number) =>
      count === all
        ? `Talones de ${name} (${number(count)})`
        : `Talones de ${name} (${number(count)} de ${number(all)})`,
    printNext: (name: string, count: number, all: number) =>
      `Imprimir los siguientes: ${name} (${count === all ? number(count) : `${number(count)} de ${number(all)}`})`,
    left: (slips: number, departments: number) =>
      slips === 1
        ? `Falta 1 talón de ${places(departments)}`
        : `Faltan ${number(slips)} talones de ${places(departments)}`,
    printed: (done: number, all: number, departments: number) =>
      `${number(done)} de ${number(all)} ${all === 1 ? 'talón' : 'talones'}${departments === 0 ? '' : `, ${departments === 1 ? 'falta' : 'faltan'} ${places(departments)}`}`,
    showSlips: 'Ver departamentos',
    mail: (name: string, count: number) => `Correos a ${name} (${number(count)})`,
    mailTitle: '¿Enviar contraseñas por correo?',
    mailQuestion: (count: number) =>
      count === 1
        ? '1 persona recibirá su contraseña.'
        : `${number(count)} personas recibirán su contraseña.`,
    mailConfirm: (count: number) => (count === 1 ? 'Enviar 1 correo' : `Enviar ${number(count)} correos`),
    mailCancel: basic.cancel,
    sending: (name: string, count: number) => `${name}: ${number(count)} por enviar`,
    notSent: (name: string, count: number) =>
      `${name}: ${number(count)} sin entregar. Revisa el correo o imprime el talón.`,
    maybeSent: (name: string, count: number) =>
      `${name}: ${number(count)} quizá ${count === 1 ? 'enviado' : 'enviados'}. Pregunta si llegó antes de repetir.`,
  },
  fields: {
    numero: shared.number,
    nombreCompleto: 'Nombre completo',
    nombre: phrases.name,
    apellidos: 'Apellidos',
    // Short, because a narrow select would cut both names to "Apellido…".
    paterno: 'Paterno',
    materno: 'Materno',
    curp: shared.curp,
    rfc: shared.rfc,
    nss: 'NSS',
    correo: shared.email,
    telefono: 'Teléfono (no se guarda)',
    nacimiento: 'Nacimiento',
    sexo: 'Sexo',
    ingreso: 'Ingreso',
    baja: 'Baja',
    compania: shared.company,
    planta: shared.plant,
    departamento: shared.department,
    puesto: shared.position,
    turno: 'Turno',
    descanso: 'Descanso semanal',
    grupo: shared.payGroup,
    lider: shared.leader,
  },
  problem: problemSentence,
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
