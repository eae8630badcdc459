import { LATE_DAYS } from '#domain/portal-health/upkeep-limits.ts'
import { defineTexts } from '#i18n/texts.ts'

const files = (name: string) => (count: number) =>
  count === 1 ? `1 archivo de ${name} en espera` : `${count} archivos de ${name} en espera`
const refused = (name: string) => (count: number) =>
  count === 1 ? `1 archivo de ${name} falló` : `${count} archivos de ${name} fallaron`
const seeBackups = 'Mira el disco y los respaldos'
const seeFile = 'Mira qué falta'

export const es = {
  late: (count: number) =>
    count === 1 ? `1 lleva más de ${LATE_DAYS} días` : `${count} llevan más de ${LATE_DAYS} días`,
  overdue: (count: number) => (count === 1 ? '1 ya debía salir' : `${count} ya debían salir`),
  gate: (coming: number, inside: number) => `Por llegar: ${coming}. Adentro: ${inside}.`,
  titles: {
    copia: 'Esta copia está en reposo',
    'respaldo-fallo': 'Falló el último respaldo',
    'respaldo-falta': 'Todavía no hay ningún respaldo',
    'respaldo-viejo': 'Falta el respaldo de anoche',
    'respaldo-apagado': 'Este servidor no hace respaldos',
    'disco-lleno': 'El disco está lleno',
    'disco-poco': 'Queda poco espacio en disco',
    correos: (count: number) => (count === 1 ? '1 correo no sale' : `${count} correos no salen`),
    cartas: (count: number) =>
      count === 1 ? '1 contraseña no llegó por correo' : `${count} contraseñas no llegaron por correo`,
    errores: (count: number) => (count === 1 ? '1 error se repite' : `${count} errores se repiten`),
    roles: (count: number) => (count === 1 ? 'Decide 1 cambio de rol' : `Decide ${count} cambios de rol`),
    personas: files('personas'),
    datos: files('datos'),
    nomina: files('nómina'),
    recibos: (count: number) => (count === 1 ? '1 recibo en espera' : `${count} recibos en espera`),
    temporales: (count: number) =>
      count === 1 ? '1 persona temporal va tarde' : `${count} personas temporales van tarde`,
    ofertas: (count: number) => (count === 1 ? 'Prepara 1 oferta' : `Prepara ${count} ofertas`),
    postulaciones: (count: number) =>
      count === 1 ? 'Revisa 1 postulación' : `Revisa ${count} postulaciones`,
    ideas: (count: number) => (count === 1 ? 'Asigna 1 idea' : `Asigna ${count} ideas`),
    tasas: (count: number) => (count === 1 ? 'Decide 1 cambio de tasas' : `Decide ${count} cambios de tasas`),
  },
  failed: { personas: refused('personas'), datos: refused('datos'), nomina: refused('nómina') },
  texts: {
    copia: 'No envía ni importa hasta que la pongas en marcha',
    'respaldo-fallo': seeBackups,
    'respaldo-falta': seeBackups,
    'respaldo-viejo': seeBackups,
    'respaldo-apagado': 'Pide a quien cuida el servidor que los active',
    'disco-lleno': 'No se reciben archivos: libera espacio ahora',
    'disco-poco': 'Libera espacio pronto',
    correos: 'Revisa el servidor de correo',
    cartas: 'Imprime el talón o envíala otra vez',
    errores: 'Mira en qué pantallas pasa',
    roles: 'Lo propuso otro administrador',
    personas: seeFile,
    datos: seeFile,
    nomina: seeFile,
    recibos: 'Falta su persona o su periodo',
    temporales: 'Ya pasó su fecha para evaluar o decidir',
    ofertas: 'Para candidatos ya autorizados',
    postulaciones: 'Por revisar por primera vez',
    ideas: 'Todavía sin quien las atienda',
    tasas: 'Lo propuso otra persona de la caja',
  },
  setUp: {
    title: 'Pon en marcha tu portal',
    progress: (done: number, all: number) => `${done} de ${all} pasos listos`,
    done: 'Paso listo',
    steps: {
      compania: { title: 'Registra tu compañía', text: 'Razón social, RFC y registro patronal' },
      roles: { title: 'Da los roles', text: 'Recursos humanos y nómina' },
      personas: { title: 'Importa a las personas', text: 'Desde un archivo de Excel o CSV' },
      nomina: { title: 'Importa la nómina', text: 'Los recibos timbrados, en XML o ZIP' },
      respaldo: {
        title: 'Pide que activen los respaldos',
        text: 'Lo hace quien cuida el servidor. Sin ellos puedes perderlo todo.',
      },
    },
    payrollRole: 'La importa quien tiene el rol de nómina',
  },
}

export const deskTexts = defineTexts(es, () => import('./desk-texts.en.ts'))
