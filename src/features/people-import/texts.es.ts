import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')
const places = (count: number) => (count === 1 ? '1 departamento' : `${number(count)} departamentos`)
const people = (count: number) => (count === 1 ? '1 persona nueva' : `${number(count)} personas nuevas`)

/**
 * Reasons why an unattended import waits, by the server's code. The reader is already on the screen named in
 * the notification mail.
 */
const waits: Readonly<Record<string, string | undefined>> = {
  columns: 'No es seguro qué es cada columna: elígelas, e importa aquí.',
  leavers: 'Más del 5 % saldría: revisa las bajas, e importa aquí.',
  mails: 'Cambia correos de cuentas: revisa los cambios, e importa aquí.',
  author: 'Nadie que administre responde por el archivo: impórtalo aquí.',
}

export const es = {
  file: {
    lead: 'Sube la lista de personas en Excel (.xlsx) o CSV. Antes de importar ves qué cambia.',
    usual: 'Nómina',
  },
  review: {
    reason: ({ motivo, motivoClave = '' }: { motivo: string; motivoClave?: string | undefined }) =>
      waits[motivoClave] ?? motivo,
    missing: (fields: string) => `Falta decir qué columna es: ${fields}`,
    missingName: 'Nombre completo, o nombre y apellidos',
    complete: 'La lista es completa',
    completeHelp: 'Quien falte en ella, de sus compañías, se da de baja. Administradores no.',
    kinds: {
      nueva: 'Nuevas',
      cambia: 'Cambian',
      baja: 'Bajas',
      regresa: 'Regresan',
      igual: 'Sin cambio',
      error: 'Con error',
    },
    titles: {
      nueva: 'Se dan de alta',
      cambia: 'Así cambian',
      baja: 'Se dan de baja',
      regresa: 'Vuelven a entrar',
      igual: 'Quedan como están',
      error: 'Corrige las filas para que entren',
    },
    guard: (leavers: number, people: number, share: string) =>
      leavers === 0
        ? 'Nadie se da de baja'
        : `${number(leavers)} ${leavers === 1 ? 'baja' : 'bajas'} de ${number(people)} ${people === 1 ? 'persona' : 'personas'}: ${share} %`,
    guardText: 'Si pasan de 5 %, te pide escribir cuántas son.',
    save: (count: number) => (count === 1 ? 'Importar 1 persona' : `Importar ${number(count)} personas`),
    leave: (count: number) =>
      count === 1 ? 'Dar de baja a 1 persona' : `Dar de baja a ${number(count)} personas`,
    confirmTitle: '¿Dar de baja a tantas personas?',
    confirmText: (leavers: number, share: string) =>
      `Bajas: ${number(leavers)}, el ${share} %. Sus cuentas se cierran en todos sus dispositivos.`,
    confirmField: (leavers: number) => `Escribe ${number(leavers)} para confirmar`,
    confirmWrong: 'El número no es el de las bajas.',
    cancel: 'Cancelar',
  },
  lacking: {
    curp: (count: number) => `${people(count)} sin CURP: sus recibos de nómina esperan a que se agregue.`,
    rfc: (count: number) => `${people(count)} sin RFC: sus recibos se reconocen por número y CURP.`,
  },
  missing: {
    title: (count: number) =>
      count === 1 ? 'Falta 1 departamento' : `Faltan ${number(count)} departamentos`,
    text: 'El archivo los nombra y el portal no los tiene. Elige los bien escritos.',
    place: (department: string, plant: string) => (plant === '' ? department : `${department}, ${plant}`),
    rows: (count: number) => (count === 1 ? '1 fila' : `${number(count)} filas`),
    add: (count: number) =>
      count === 1 ? 'Agregar 1 departamento' : `Agregar ${number(count)} departamentos`,
    none: 'Elige al menos uno',
    adding: (done: number, all: number) => `Agregando ${number(done)} de ${number(all)}`,
    added: (count: number) =>
      count === 1 ? '1 departamento agregado' : `${number(count)} departamentos agregados`,
  },
  run: {
    slips: (count: number) =>
      count === 1 ? '1 persona espera su contraseña' : `${number(count)} personas esperan su contraseña`,
    slipsDone: 'Talones impresos',
    slipsText: 'Entrégalas por departamento. Cada contraseña sale una vez y dura 24 horas.',
    printAgain: (name: string, count: number) => `Reimprimir ${name} (${number(count)})`,
    againTitle: '¿Imprimirlos otra vez?',
    againQuestion: (count: number) =>
      count === 1
        ? 'Sale otra contraseña. El talón anterior que nadie usó deja de servir.'
        : `Salen ${number(count)} contraseñas nuevas. Los talones anteriores sin usar dejan de servir.`,
    againConfirm: 'Imprimir otra vez',
    print: (name: string, count: number, all: number) =>
      count === all
        ? `Talones de ${name} (${number(count)})`
        : `Talones de ${name} (${number(count)} de ${number(all)})`,
    printNext: (name: string, count: number, all: number) =>
      `Imprimir los siguientes: ${name} (${count === all ? number(count) : `${number(count)} de ${number(all)}`})`,
    left: (slips: number, departments: number) => `Faltan ${number(slips)} talones de ${places(departments)}`,
    printed: (done: number, all: number, departments: number) =>
      `${number(done)} de ${number(all)} talones${departments === 0 ? '' : `, ${departments === 1 ? 'falta' : 'faltan'} ${places(departments)}`}`,
    showSlips: 'Ver departamentos',
    mail: (name: string, count: number) => `Correos a ${name} (${number(count)})`,
    mailTitle: '¿Enviar contraseñas por correo?',
    mailQuestion: (count: number) =>
      count === 1
        ? 'Le llega su contraseña a 1 persona.'
        : `Les llega su contraseña a ${number(count)} personas.`,
    mailConfirm: (count: number) => (count === 1 ? 'Enviar 1 correo' : `Enviar ${number(count)} correos`),
    mailCancel: 'Cancelar',
    sending: (name: string, count: number) => `${name}: ${number(count)} por enviar`,
    notSent: (name: string, count: number) =>
      `${name}: ${number(count)} sin entregar. Revisa el correo o imprime el talón.`,
    maybeSent: (name: string, count: number) =>
      `${name}: ${number(count)} quizá ${count === 1 ? 'enviado' : 'enviados'}. Pregunta si llegó antes de repetir.`,
  },
  fields: {
    numero: 'Número',
    nombreCompleto: 'Nombre completo',
    nombre: 'Nombre',
    apellidos: 'Apellidos',
    paterno: 'Apellido paterno',
    materno: 'Apellido materno',
    curp: 'CURP',
    rfc: 'RFC',
    nss: 'NSS',
    correo: 'Correo',
    telefono: 'Teléfono (no se guarda)',
    nacimiento: 'Nacimiento',
    sexo: 'Sexo',
    ingreso: 'Ingreso',
    baja: 'Baja',
    compania: 'Compañía',
    planta: 'Planta',
    departamento: 'Departamento',
    puesto: 'Puesto',
    turno: 'Turno',
    grupo: 'Grupo de pago',
    lider: 'Líder',
  },
  problem: problemSentence,
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
