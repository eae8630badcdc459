import { defineTexts } from '#i18n/texts.ts'

/** Names and descriptions of the roles, for an account and for the list of all roles. */
export const es = {
  names: {
    'recursos-humanos': 'Recursos humanos',
    nomina: 'Nómina',
    caja: 'Caja de ahorro',
    autorizador: 'Autoriza',
    auditor: 'Audita',
    administrador: 'Administra',
    vigilancia: 'Vigila',
  },
  what: {
    'recursos-humanos': 'Revisa documentos, lleva candidatos, publica avisos y da contraseñas temporales.',
    nomina: 'Importa la nómina, y contesta aclaraciones e inconformidades.',
    caja: 'Decide lo que piden a la caja, y ve sus cortes y tasas.',
    autorizador: 'Autoriza solicitudes de otras personas.',
    auditor: 'Lee el registro de seguridad. No puede tener otro rol.',
    administrador: 'Da de alta y cierra cuentas, y da roles. No ve recibos ni documentos.',
    vigilancia: 'Ve las visitas y pases de hoy, y marca entradas y salidas.',
  },
  /** Descriptions of roles that are limited to some people. */
  narrow: {
    'recursos-humanos':
      'Así solo abre documentos, cambios de datos y contraseñas temporales de esas personas.',
    nomina: 'Así solo abre aclaraciones e inconformidades de esas personas.',
    caja: 'Así solo abre lo que piden esas personas; no cortes, tasas ni totales.',
  },
}

export const roleWords = defineTexts(es, () => import('./role-words.en.ts'))
