import { defineTexts } from '#i18n/texts.ts'

/** Whoever did it, whom it is about, and what it was about. */
export interface Told {
  /** 'Alguien' for nobody known. */
  who: string
  /** null: about nobody, or about whoever did it. */
  whom: string | null
  /** 'INE', 'CURP' … */
  paper: string
  times: number
}

const of = (whom: string | null) => (whom === null ? '' : ` de ${whom}`)
const to = (whom: string | null) => (whom === null ? '' : ` a ${whom}`)
const often = (times: number) => (times > 1 ? `, ${times} veces en una hora` : '')

export const es = {
  again: 'Intentar otra vez',
  close: 'Cerrar',
  groups: {
    label: 'Qué se ve',
    all: 'Todo',
    entries: 'Entradas',
    passwords: 'Contraseñas',
    papers: 'Expedientes',
    payroll: 'Nómina',
    roles: 'Roles',
    notices: 'Avisos',
    record: 'Registro',
  },
  filters: {
    title: 'Buscar',
    on: (count: number) => (count === 1 ? '1 filtro' : `${count} filtros`),
    about: 'Sobre quién',
    by: 'Quién lo hizo',
    hint: 'Nombre o número',
    from: 'Desde',
    until: 'Hasta',
    clear: (label: string) => `Quitar: ${label}`,
    nobody: 'No encontramos a nadie con esas palabras.',
    searching: 'Buscando personas…',
    failed: 'No pudimos buscar. Intenta otra vez.',
    found: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
    wrongDays: 'El primer día va antes que el último.',
  },
  list: {
    title: 'Movimientos',
    none: 'No hay movimientos con esa búsqueda.',
    showAll: 'Ver todos',
    empty: 'Aún no hay movimientos',
    emptyText: 'Cuando alguien entre o consulte datos, aparece aquí.',
    loading: 'Buscando movimientos…',
    slow: 'Esto tarda más de lo normal.',
    more: 'Ver más antiguos',
    moreBusy: 'Buscando…',
    end: 'Es todo lo que hay.',
    old: 'No pudimos actualizar la lista.',
    at: (time: string, address: string) => (address === '' ? time : `${time} · ${address}`),
  },
  picture: {
    title: 'Últimos 30 días',
    refused: 'Intentos rechazados',
    looks: 'Consultas de datos de otros',
    label: (refused: number, looks: number) =>
      `En 30 días: ${refused} intentos rechazados y ${looks} consultas.`,
    most: (count: number, day: string) => `El ${day} hubo ${count} intentos rechazados.`,
    calm: 'Ningún día hubo una ola de intentos.',
    seeDay: 'Ver ese día',
    table: 'Ver los números',
    day: 'Día',
    failed: 'No pudimos traer los últimos días.',
  },
  pane: {
    choose: 'Elige un movimiento para ver sus detalles.',
    when: 'Cuándo',
    by: 'Quién lo hizo',
    about: 'Sobre quién',
    from: 'Desde dónde',
    nobody: 'No se sabe',
    gone: 'Una cuenta que ya no existe',
    noAddress: 'El propio servidor',
    number: (number: string) => `núm. ${number}`,
    allAbout: 'Ver lo que trata de esta persona',
    allBy: 'Ver lo que hizo esta persona',
    unknown: 'Este movimiento no está en la lista',
    unknownText: 'Búscalo por persona o por día.',
    toList: 'Ver la lista',
  },
  details: {
    document: 'Documento',
    times: 'Veces en esa hora',
    request: 'Solicitud',
    folio: 'Folio',
    day: 'Día',
    notice: 'Aviso',
    to: 'Para',
    people: 'Personas',
    sessions: 'Sesiones cerradas',
    operation: 'Operación',
    role: 'Rol',
    rows: 'Renglones',
    group: 'Grupo buscado',
    kind: 'Clase buscada',
    from: 'Desde',
    until: 'Hasta',
    person: 'Sobre la cuenta',
    by: 'De la cuenta',
    step: 'Paso',
    change: 'Cambio',
    accion: 'Qué hizo',
  } as Record<string, string>,
  values: {
    aclaracion: 'Aclaración',
    inconformidad: 'Inconformidad',
    todos: 'Toda la empresa',
    planta: 'Una planta',
    grupo: 'Un grupo de pago',
    hr: 'Recursos humanos',
    humanResources: 'Recursos humanos',
    auditor: 'Auditoría',
    administrator: 'Administración',
    approver: 'Autoriza incidencias',
    leader: 'Líder',
    activar: 'Activarlo',
    quitar: 'Quitarlo',
    codigos: 'Pedir códigos nuevos',
  } as Record<string, string>,
  yes: 'Sí',
  no: 'No',
  somebody: 'Alguien',
  /** Of an account that was there then. */
  former: 'Una cuenta borrada',
  unknown: ({ who }: Told) => `${who} hizo algo que esta versión no conoce`,
  kinds: {
    'sign-in': ({ who }: Told) => `${who} entró`,
    'sign-in-refused': ({ whom, times }: Told) =>
      whom === null
        ? `Alguien probó un usuario que no existe${often(times)}`
        : `Alguien no pudo entrar como ${whom}${often(times)}`,
    'sign-out': ({ who }: Told) => `${who} salió`,
    'other-sessions-ended': ({ who }: Told) => `${who} cerró sus otras sesiones`,
    'password-changed': ({ who }: Told) => `${who} cambió su contraseña`,
    'account-looked-up': ({ who, whom }: Told) =>
      `${who} buscó la cuenta${of(whom)} para darle una contraseña temporal`,
    'one-time-password-issued': ({ who, whom }: Told) => `${who} dio una contraseña temporal${to(whom)}`,
    'recovery-asked': ({ whom, times }: Told) =>
      `Alguien pidió un código para recuperar la cuenta${of(whom)}${often(times)}`,
    'recovery-redeemed': ({ who }: Told) => `${who} recuperó su cuenta con un código`,
    'recovery-refused': ({ whom, times }: Told) =>
      `Alguien escribió un código equivocado para la cuenta${of(whom)}${often(times)}`,
    'account-made': ({ who, whom }: Told) => `${who} creó la cuenta${of(whom)}`,
    'accounts-listed': ({ who, times }: Told) => `${who} vio la lista de cuentas${often(times)}`,
    'account-opened': ({ who, whom }: Told) => `${who} abrió la cuenta${of(whom)}`,
    'place-added': ({ who }: Told) => `${who} agregó un departamento o una compañía`,
    'account-closed': ({ who, whom }: Told) => `${who} cerró la cuenta${of(whom)}`,
    'account-reopened': ({ who, whom }: Told) => `${who} reabrió la cuenta${of(whom)}`,
    'role-given': ({ who, whom }: Told) => `${who} dio un rol${to(whom)}`,
    'role-taken': ({ who, whom }: Told) => `${who} quitó un rol${to(whom)}`,
    'current-password-refused': ({ who, times }: Told) =>
      `${who} escribió mal su contraseña con la sesión abierta${often(times)}`,
    'second-factor-set': ({ who }: Told) => `${who} activó su segundo paso para entrar`,
    'second-factor-refused': ({ whom, who, times }: Told) =>
      `${whom ?? who} no pasó el segundo paso${often(times)}`,
    'second-factor-removed': ({ who, whom }: Told) => `${who} quitó el segundo paso${of(whom)}`,
    'recovery-code-used': ({ who }: Told) => `${who} entró con un código de respaldo`,
    'record-read': ({ who, times }: Told) => `${who} leyó este registro${often(times)}`,
    'record-exported': ({ who }: Told) => `${who} exportó este registro`,
    'access-refused': ({ who, times }: Told) => `${who} intentó algo que no le toca${often(times)}`,
    'file-refused': ({ who, times }: Told) =>
      `${who} mandó un archivo con virus o con acciones${often(times)}`,
    'people-listed': ({ who, times }: Told) => `${who} vio la lista de expedientes${often(times)}`,
    'documents-listed': ({ who, whom }: Told) => `${who} vio la lista de documentos${of(whom)}`,
    'document-opened': ({ who, whom, paper }: Told) => `${who} abrió ${paper}${of(whom)}`,
    'document-uploaded': ({ who, whom, paper }: Told) => `${who} subió ${paper}${of(whom)}`,
    'document-accepted': ({ who, whom, paper }: Told) => `${who} aceptó ${paper}${of(whom)}`,
    'document-commented': ({ who, whom, paper }: Told) => `${who} comentó ${paper}${of(whom)}`,
    'document-deleted': ({ who, whom, paper }: Told) => `${who} eliminó ${paper}${of(whom)}`,
    'data-changes-listed': ({ who, whom, times }: Told) =>
      `${who} vio los datos que cambiaron${of(whom)}${often(times)}`,
    'data-change-seen': ({ who, whom }: Told) => `${who} marcó como visto un cambio de datos${of(whom)}`,
    'requests-listed': ({ who, times }: Told) => `${who} vio la lista de solicitudes${often(times)}`,
    'request-opened': ({ who, whom }: Told) => `${who} abrió una solicitud${of(whom)}`,
    'request-answered': ({ who, whom }: Told) => `${who} respondió una solicitud${of(whom)}`,
    'savings-listed': ({ who, times }: Told) => `${who} vio las solicitudes de la caja${often(times)}`,
    'savings-opened': ({ who, whom }: Told) => `${who} abrió una solicitud de la caja${of(whom)}`,
    'savings-authorized': ({ who, whom }: Told) => `${who} autorizó una solicitud de la caja${of(whom)}`,
    'savings-refused': ({ who, whom }: Told) => `${who} rechazó una solicitud de la caja${of(whom)}`,
    'savings-cut-listed': ({ who, times }: Told) =>
      `${who} vio lo que la caja manda a una nómina${often(times)}`,
    'savings-cut-exported': ({ who }: Told) => `${who} exportó lo que la caja manda a una nómina`,
    'savings-rates-proposed': ({ who }: Told) => `${who} propuso otras tasas y mínimos de la caja`,
    'savings-rates-approved': ({ who }: Told) => `${who} aprobó otras tasas y mínimos de la caja`,
    'savings-rates-refused': ({ who }: Told) => `${who} rechazó otras tasas y mínimos de la caja`,
    'savings-rates-withdrawn': ({ who }: Told) => `${who} retiró las tasas y mínimos que propuso`,
    'request-reopened': ({ who, whom }: Told) => `${who} reabrió una solicitud${of(whom)}`,
    'evidence-opened': ({ who, whom }: Told) => `${who} abrió una foto de evidencia${of(whom)}`,
    'time-alert-recorded': ({ who, whom }: Told) => `${who} registró una alerta de tiempo${of(whom)}`,
    'notice-published': ({ who }: Told) => `${who} publicó un aviso`,
    'notice-withdrawn': ({ who }: Told) => `${who} retiró un aviso`,
    'survey-recorded': ({ who }: Told) => `${who} registró quién contestó la encuesta`,
  },
  /** 'el documento INE'; without a name 'un documento'. */
  paper: (name: string) => (name === '' ? 'un documento' : `el documento ${name}`),
  export: {
    button: 'Exportar a Excel',
    busy: 'Exportando…',
    done: (count: number) => (count === 1 ? 'Exportaste 1 movimiento.' : `Exportaste ${count} movimientos.`),
    cut: (count: number) => `Exportaste los ${count} más nuevos. Acorta los días para los demás.`,
    nothing: 'No hay movimientos para exportar.',
    failed: 'No pudimos exportar. Intenta otra vez.',
    columns: ['Fecha', 'Hora', 'Qué pasó', 'Quién', 'Núm.', 'Sobre quién', 'Núm.', 'Desde dónde', 'Detalles'],
    sheet: 'Registro',
    file: 'registro-de-seguridad.xlsx',
  },
  offline: {
    title: 'Conéctate para leer el registro',
    text: 'Nada de esto se guarda en tu dispositivo.',
  },
  failure: {
    offline: 'Sin internet. Conéctate e intenta otra vez.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo que no entendemos. Intenta otra vez.',
    rejected: 'El servicio no aceptó la búsqueda. Cámbiala.',
  },
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  today: 'Hoy',
  yesterday: 'Ayer',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
