import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  again: basic.tryAgain,
  loading: 'Buscando las mediciones…',
  slow: basic.slow,
  old: 'No pudimos actualizar las mediciones.',
  span: shared.period,
  spans: { '7': '7 días', '30': '30 días' },
  device: 'Dispositivo',
  devices: {
    todos: phrases.allOfThem,
    telefono: 'Teléfono',
    tableta: 'Tableta',
    computadora: 'Computadora',
    kiosco: 'Kiosco',
  },
  empty: 'Todavía no hay mediciones',
  emptyText: 'Llegan solas cuando alguien usa el portal con internet.',
  sessions: (count: number) => (count === 1 ? '1 sesión' : `${number(count)} sesiones`),
  vitals: {
    lcp: 'Imagen principal',
    cls: 'Movimientos de la pantalla',
    inp: 'Respuesta al tocar',
    inicio: 'Primera pantalla',
    envio: 'Tiempo de envío',
  },
  seconds: (count: string) => `${count} s`,
  milliseconds: (count: string) => `${count} ms`,
  bands: { good: 'Bien', fair: 'Regular', poor: 'Mal', none: 'Sin datos' },
  band: { good: (limit: string) => `Bien: hasta ${limit}`, poor: (limit: string) => `Mal: más de ${limit}` },
  p75: 'Tres de cada cuatro visitas fueron así o mejores.',
  picture: (vital: string, value: string, band: string) => `${vital} por día. Ahora ${value}: ${band}.`,
  today: shared.today,
  numbers: 'Ver los números',
  day: shared.day,
  routes: 'Por pantalla',
  route: 'Pantalla',
  routesText: 'Solo las pantallas con cinco sesiones o más.',
  noRoutes: 'Ninguna pantalla tiene cinco sesiones todavía.',
  errors: 'Errores',
  noErrors: 'Sin errores en estos días',
  times: (count: number) => (count === 1 ? '1 vez' : `${number(count)} veces`),
  oneOf: (title: string) => `${title} (detalle)`,
  plain: {
    part: 'No llegó una parte del portal',
    room: 'El dispositivo no tiene espacio',
    network: 'Se perdió la conexión',
    slow: 'Algo tardó demasiado',
    screen: 'La pantalla falló',
    program: 'El programa falló',
  },
  message: 'Mensaje',
  kinds: { error: 'Error', promesa: 'Error sin atender', pantalla: 'La pantalla falló' },
  last: (day: string, clock: string) => `Última vez: ${day}, ${clock}`,
  first: (day: string, clock: string) => `Primera vez: ${day}, ${clock}`,
  versions: 'Versiones',
  place: 'Archivo',
  restTitle: 'Copia restaurada, en reposo',
  rest: 'No envía correos ni notificaciones. Tampoco importa de carpetas ni hace respaldos.',
  release: 'Ponerla en marcha',
  releaseTitle: shared.warning,
  releaseQuestion: 'Se enviará todo lo pendiente. Hazlo solo si ya es el portal de la empresa.',
  releaseCancel: basic.cancel,
  released: 'Esta copia ya está en marcha.',
  lost: (count: number) =>
    `${count === 1 ? '1 medición no se guardó' : `${number(count)} mediciones no se guardaron`}. Cada día tiene un máximo.`,
  unsent: (count: number) => (count === 1 ? '1 correo no sale' : `${number(count)} correos no salen`),
  unsentText: 'El servidor de correo no los recibe. Avisa a quien cuida el servidor.',
  erasures: {
    title: (day: string) => `Lista de borrados, ${day}`,
    falta: 'No estaba al arrancar. Copia erasures.jsonl del portal anterior y reinicia.',
    danada: 'Estaba dañada al arrancar. Copia erasures.jsonl del portal anterior y reinicia.',
    applied: (count: number) =>
      count === 1 ? 'Se volvió a borrar 1 dato.' : `Se volvieron a borrar ${number(count)} datos.`,
    failed: (count: number) =>
      count === 1
        ? '1 dato no se pudo borrar. Reinicia y avisa a quien cuida el servidor.'
        : `${number(count)} datos no se pudieron borrar. Reinicia y avisa a quien cuida el servidor.`,
  },
  lostTitle: 'Llegaron demasiadas mediciones',
  disk: {
    title: 'Disco y respaldos',
    elsewhere: 'La base de datos y los archivos están en otros equipos.',
    free: (size: string) => `${size} libres`,
    of: (size: string) => `de ${size}`,
    states: { ok: 'Bien', warn: 'Queda poco', error: 'Lleno' },
    low: { warn: 'Queda poco espacio en disco', error: 'El disco está lleno' },
    todo: {
      warn: 'Libera espacio pronto o pon un disco más grande.',
      error: 'No se reciben archivos ni se hacen respaldos. Libera espacio ahora.',
    },
    floor: (size: string) => `Con menos de ${size} libres no se reciben archivos.`,
    picture: (free: string, size: string, floor: string) =>
      `Disco: ${free} libres de ${size}. La línea marca ${floor}.`,
    parts: {
      base: 'Base de datos',
      archivos: 'Archivos guardados',
      importaciones: 'Importaciones en espera',
      otros: 'Todo lo demás',
    },
    other: 'en otro lugar',
    backups: {
      ninguno: 'Este servidor no hace respaldos. Pide a quien lo cuida que los active.',
      'por-ver': 'Todavía no se revisan los respaldos.',
      falta: 'Todavía no hay ningún respaldo completo.',
      hecho: 'Hace respaldos cada noche.',
      fallo: 'El último intento de respaldo falló.',
    },
    backupsElsewhere: 'Los respaldos se hacen fuera de este servidor.',
    newest: (when: string, hours: number) =>
      `El más reciente: ${when}, ${hours < 1 ? 'hace menos de una hora' : hours === 1 ? 'hace 1 hora' : hours < 48 ? `hace ${hours} horas` : `hace ${number(Math.floor(hours / 24))} días`}.`,
  },
  where: 'Dónde pasó',
  when: 'Cuándo pasó',
  trails: 'Antes del error',
  noTrails: 'No tenemos los pasos de este error. Se guardan en una de cada cinco sesiones.',
  request: (id: string) => `Petición ${id}`,
  steps: {
    ruta: (route: string) => `Abrió ${route}`,
    toque: (role: string, text: string) => `Tocó ${role}${text}`,
  },
  roles: { link: 'un enlace', button: 'un botón', tab: 'una pestaña', menuitem: 'una opción del menú' },
  otherRole: 'otra parte de la pantalla',
  before: (seconds: number) => `${seconds} s antes`,
  failed: 'Error',
  offline: {
    title: 'Conéctate para ver cómo va el portal',
    text: shared.noneOfThisIsSaved,
  },
  failure: {
    offline: shared.offlineTryAgain,
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'No pudimos mostrarlo. Intenta otra vez.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
