import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { kindNames } from '#domain/privacy/kind-names.es.ts'
import type { KeptReason, RetentionGroup, RetentionKind } from '#domain/privacy/retention.ts'
import { defineTexts } from '#i18n/texts.ts'

const items = (count: number) => (count === 1 ? '1 dato' : `${count.toLocaleString('es-MX')} datos`)

export const es = {
  title: 'Cuánto tiempo se guarda',
  text: 'Cada noche el portal bloquea lo vencido: nadie lo ve. Meses después lo borra.',
  others: 'El registro de seguridad se guarda 5 años, y nadie lo puede cambiar.',
  legend: 'De 0 a 10 años',
  least: 'Mínimo',
  kept: 'Tu plazo',
  groups: {
    pay: 'Pago y ahorro',
    file: 'Expediente',
    work: 'Trabajo diario',
    talent: 'Ingreso y vacantes',
    company: 'Vida en la empresa',
    portal: 'El portal',
  } satisfies Record<RetentionGroup, string>,
  kinds: kindNames,
  why: {
    payslips: 'Desde que termina su año. Las leyes fiscal y del IMSS piden 5 años.',
    savings: 'Desde que se cierra la cuenta. Se borra completa cuando no hay saldo ni préstamo.',
    imports: 'Desde que se leyó el archivo.',
    documents: 'Desde que se cierra la cuenta. La ley fiscal pide 5 años para la nómina.',
    form: 'Desde que se cierra la cuenta. La Ley Federal del Trabajo pide 1 año.',
    changes: 'Desde el cambio. El portal los borra de todos modos a los 13 meses.',
    identity: 'Desde que se cierra la cuenta, y solo cuando ya no queda nada más.',
    kardex: 'Desde que se cierra la cuenta. La ley del IMSS pide 5 años.',
    alerts: 'Desde el día de la alerta. Para la Ley Federal del Trabajo bastan 2 años.',
    requests: 'Desde su día o su respuesta. Para la Ley Federal del Trabajo bastan 2 años.',
    visitors: 'Desde el día de la visita.',
    questions: 'Desde la respuesta. Si no hay respuesta, se quedan.',
    candidates: 'Desde su última etapa; si entró a la empresa, desde que se cierra su cuenta.',
    applications: 'Desde su último paso, cuando ya terminaron.',
    evaluations: 'Desde que termina el proceso. Hay 1 año para reclamar.',
    recognitions: 'Desde que se dieron.',
    ideas: 'Desde que se hicieron o se rechazaron.',
    polls: 'Desde que se cierra la cuenta. Las respuestas no tienen nombre.',
    notifications: 'Desde que llegan. El portal las borra de todos modos a los 13 meses.',
    visits: 'Desde que se abren. El portal las borra de todos modos a los 13 meses.',
    access: 'Desde que se cierra la cuenta.',
    roles: 'Desde que terminó el rol.',
    consents: 'Desde que se cierra la cuenta. Son la prueba de que aceptó.',
  } satisfies Record<RetentionKind, string>,
  reasons: {
    held: 'los datos de la persona están protegidos',
    employed: 'la persona sigue en la empresa',
    open: 'siguen abiertos',
    dispute: 'hay una pregunta de pago sin responder',
    loan: 'hay un préstamo abierto',
    balance: 'todavía hay saldo',
    pending: 'hay una solicitud en curso',
    needed: 'otros datos dependen de ellos',
    rest: 'la persona todavía tiene otros datos',
  } satisfies Record<KeptReason, string>,
  stays: (count: number, why: string) =>
    `${count === 1 ? '1 se queda' : `${count.toLocaleString('es-MX')} se quedan`}: ${why}.`,
  employed: 'También de quienes siguen en la empresa',
  yes: shared.yes,
  no: shared.no,
  term: 'Plazo',
  never: 'No se borra',
  sweep: '13 meses',
  sweepLong: 'Lo normal: 13 meses',
  months: (count: number) => {
    if (count % 12 === 0) return count === 12 ? '1 año' : `${count / 12} años`
    return count === 1 ? '1 mes' : `${count} meses`
  },
  leastOf: (term: string) => `Mínimo ${term}`,
  erasedAfter: (months: number) =>
    months === 1 ? 'Bloqueado, se borra 1 mes después.' : `Bloqueado, se borra ${months} meses después.`,
  would: (rows: number, persons: number) => {
    if (rows === 0) return 'Hoy no bloquearía nada.'
    return persons === 0
      ? `Hoy bloquearía ${items(rows)}.`
      : `Hoy bloquearía ${items(rows)} de ${phrases.countPeople(persons)}.`
  },
  wouldFiles: (files: number) => {
    if (files === 0) return ''
    return files === 1 ? ' Con 1 archivo.' : ` Con ${files.toLocaleString('es-MX')} archivos.`
  },
  blocked: (rows: number) => `Bloqueados: ${rows.toLocaleString('es-MX')}.`,
  erases: (rows: number) => {
    if (rows === 0) return ''
    return rows === 1 ? ' Esta noche se borra 1.' : ` Esta noche se borran ${rows.toLocaleString('es-MX')}.`
  },
  save: 'Guardar plazo',
  warning: shared.warning,
  saving: basic.saving,
  saved: 'Guardaste el plazo. Aplica desde mañana.',
  savedNever: 'Guardado: desde hoy no se bloquea ni se borra.',
  savedSweep: 'Guardado: se borra a los 13 meses, como siempre.',
  notSaved: shared.notSaved,
  askSave: 'Aplica desde mañana. Lo borrado no se puede recuperar. ¿Guardar el plazo?',
  askNever: 'Desde hoy no se bloquea ni se borra nada de esto. ¿Guardar?',
  askSweep: 'El portal lo borra a los 13 meses, sin bloquearlo antes. ¿Guardar?',
  askNotice: 'Si ya publicaste el aviso de privacidad, sale una versión nueva.',
  newNotice: (version: number) => `Se publicó la versión ${version} del aviso.`,
  yesSave: 'Sí, guardar',
  counting: 'Contando…',
  notCounted: 'No pudimos contar cuánto se bloquearía.',
  countAgain: 'Contar otra vez',

  holds: {
    title: 'Personas con datos protegidos',
    text: 'De ellas no se bloquea ni se borra nada, por ejemplo durante un juicio laboral.',
    none: 'Nadie tiene datos protegidos.',
    number: phrases.numbered,
    user: phrases.userNumber,
    since: (day: string, by: string) => (by === '' ? `Desde el ${day}` : `Desde el ${day}, por ${by}`),
    add: 'Proteger los datos de una persona',
    person: 'Número de empleado o usuario',
    reason: basic.reason,
    reasonHint: 'Queda en el registro.',
    counted: phrases.countOf,
    noPerson: 'Escribe el número o el usuario',
    noReason: 'Escribe el motivo',
    go: 'Proteger',
    going: basic.saving,
    done: (name: string) => `Ya no se borra nada de ${name}`,
    notDone: shared.notSaved,
    end: shared.remove,
    endLabel: (name: string) => `Quitar la protección de ${name}`,
    endTitle: '¿Quitar la protección?',
    endText: (name: string) => `Los plazos vuelven a contar para ${name}, desde esta noche.`,
    ended: 'Quitaste la protección',
  },
}

export const termsTexts = defineTexts(es, () => import('./terms-texts.en.ts'))
