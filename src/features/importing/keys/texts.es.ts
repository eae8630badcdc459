import { kindNames } from '#domain/data-import/words.es.ts'
import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  failure: { ...failures.soon, offline: shared.offlineCheck, rejected: shared.notCompleted },
  offline: { title: 'Necesitas internet', text: 'Las fuentes no se guardan en este dispositivo.' },
  offlineTry: shared.needsInternet,
  old: 'No pudimos actualizar las fuentes.',
  loading: 'Buscando las fuentes…',
  slow: basic.slow,
  again: basic.tryAgain,
  lead: 'Crea una llave para cada programa que manda archivos por su cuenta.',
  keys: 'Fuentes',
  add: 'Agregar fuente',
  none: 'Aún no hay fuentes',
  noneText: 'Agrega una para que un programa mande archivos por su cuenta.',
  ending: (end: string) => `Llave que termina en ${end}`,
  neverUsed: 'Sin usar',
  used: (when: string) => `Último uso: ${when}`,
  revoked: (when: string) => `Revocada: ${when}`,
  writes: (mail: string) => `Avisa a ${mail}`,
  writesNot: (mail: string) => `No avisa a ${mail}: este servidor no envía correos.`,
  revoke: 'Revocar',
  revokeAsk: (name: string) =>
    `¿Revocar la llave de ${name}? Dejará de funcionar de inmediato y no se puede recuperar.`,
  revokedNow: 'La llave ya no sirve',
  cancel: basic.cancel,
  close: basic.close,
  kind: 'Qué trae',
  kinds: {
    nomina: { title: phrases.payroll },
    personas: { title: shared.people },
    ...kindNames,
  },
  needsRole: 'Para esta llave necesitas también el rol de nómina.',
  brings: (kinds: string) => `Trae: ${kinds}`,
  name: 'Nombre de la fuente',
  nameText: 'Por ejemplo: Nómina semanal',
  nameWrong: 'Escribe al menos 3 letras.',
  mail: 'Correo para avisar (opcional)',
  mailText: 'Ahí llega el resultado de cada archivo.',
  noMail: 'Este servidor no envía correos: aquí ves cuándo se usó cada llave.',
  mailWrong: 'Escribe un correo como nombre@empresa.com.',
  make: 'Crear llave',
  shown: 'Copia la llave',
  once: 'No se vuelve a mostrar. Guárdala en el programa ahora.',
  copy: shared.copy,
  copied: 'Copiada',
  copyFailed: 'No se pudo copiar. Selecciónala y cópiala a mano.',
  howTo: (address: string) =>
    `El programa manda el archivo con POST a ${address} y la llave en «Authorization: Bearer LLAVE».`,
  kept: 'Ya la guardé',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
