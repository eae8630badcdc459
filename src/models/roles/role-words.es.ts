import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  names: {
    'recursos-humanos': shared.humanResources,
    nomina: phrases.payroll,
    caja: shared.savingsFund,
    autorizador: 'Autorización',
    auditor: 'Auditoría',
    administrador: 'Administración',
    vigilancia: 'Vigilancia',
  },
  what: {
    'recursos-humanos':
      'Revisa documentos, da seguimiento a candidatos, publica avisos y da contraseñas temporales.',
    nomina: 'Importa la nómina, y contesta aclaraciones e inconformidades.',
    caja: 'Autoriza o rechaza solicitudes a la caja, y ve sus cortes y tasas.',
    autorizador: 'Autoriza solicitudes de otras personas.',
    auditor: 'Lee el registro de seguridad. No puede tener otro rol.',
    administrador: 'Da de alta y cierra cuentas, y da roles. No ve recibos ni documentos.',
    vigilancia: 'Ve las visitas y pases de hoy, y marca entradas y salidas.',
  },
  narrow: {
    'recursos-humanos':
      'Solo para esas personas: revisa documentos y cambios de datos, y da contraseñas temporales.',
    nomina: 'Solo contesta aclaraciones e inconformidades de esas personas.',
    caja: 'Solo ve lo que piden esas personas, sin cortes, tasas ni totales.',
  },
}

export const roleWords = defineTexts(es, () => import('./role-words.en.ts'))
