import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  close: basic.close,
  loading: 'Buscando tus incidencias…',
  slow: basic.slow,
  again: basic.tryAgain,
  none: 'No tienes incidencias pendientes',
  noneText: 'Aquí verás lo que pidas, hasta que lo autoricen.',
  notHere: 'Tus incidencias todavía no están aquí',
  notHereText: shared.loadedOnlineThem,
  old: shared.notUpdated,
  request: shared.requestADay,

  whose: 'De quién son',
  others: (count: number) => `De otros (${count})`,
  own: (count: number) => `Mías (${count})`,
  decide: (count: number) =>
    count === 1 ? 'Decidir sobre 1 incidencia' : `Decidir sobre ${count} incidencias`,
  list: shared.incidents,
  incident: basic.absence,
  person: phrases.name,
  start: 'Inicio',
  end: 'Fin',
  rest: 'Descansa',
  work: 'Trabaja',
  to: shared.to,
  state: shared.status,
  pages: 'Páginas de incidencias',
  ...phrases.pager,

  form: {
    title: shared.requestADay,
    lead: 'Puedes pedir hasta 2 días por semana. Los autoriza tu líder o Recursos Humanos.',
    vacationLead:
      'Elige días en que trabajas: los festivos no cuentan. Los autoriza tu líder o Recursos Humanos.',
    /** For a person whose weekly rest days are known. */
    vacationLeadMarked: 'Tus descansos y los festivos no cuentan. Los autoriza tu líder o Recursos Humanos.',
    kind: '¿Qué quieres pedir?',
    days: '¿Qué día?',
    swapDays: '¿Qué días cambias?',
    send: 'Enviar solicitud',
    sending: shared.sending,
    back: 'Regresar a la lista',
    sent: 'Solicitud enviada. Falta que la autoricen.',
    problems: {
      kind: 'Elige qué quieres pedir.',
      // Prescribed by spec 000 §5.
      missing: shared.requiredField,
      from: 'Escribe una fecha válida.',
      endsBefore: 'La fecha final no puede ser antes de la inicial.',
      sameDay: 'El día que descansas y el que trabajas deben ser distintos.',
      weekRule: weekRuleText,
      tooLong: 'Son demasiados días juntos. Pide menos.',
      onlyFree: 'Esos días no trabajas. Elige al menos un día de trabajo.',
    },
    vacation: {
      after: (days: number, rest: number) =>
        rest === 1
          ? `Pides ${phrases.days(days)}: te quedaría 1.`
          : `Pides ${phrases.days(days)}: te quedarían ${rest}.`,
      beyond: (days: number) => `Pides ${phrases.days(days)} más de los que tienes.`,
      law: (days: number, article: string, until: string) =>
        `Por ley te tocan ${phrases.days(days)} (${article}), a más tardar el ${until} (LFT 81).`,
      nextLaw: (days: number, article: string) =>
        `Por ley te tocan ${phrases.days(days)} al cumplir el año (${article}).`,
    },
    failures: {
      offline: shared.cannotSendOffline,
      expired: 'Tu sesión terminó. Entra otra vez para enviar.',
      unavailable: 'El portal no responde. Lo que escribiste sigue aquí.',
      malformed: 'El portal no respondió bien. Revisa la lista antes de repetir.',
      rejected: 'No se pudo enviar. Revisa los datos.',
    },
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
