import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  close: basic.close,
  understood: basic.gotIt,
  none: 'No hay nada pendiente aquí',
  noneText: 'Cuando haya algo, lo verás en Inicio.',
  loading: shared.loadingTasks,
  slow: basic.slow,
  again: basic.tryAgain,
  notHere: 'Aún no podemos mostrarlo',
  notHereText: shared.loadedOnline,

  ptu: {
    lead: 'Revisa los días que cuentan para tu reparto de utilidades (PTU).',
    year: (year: number) => `Ejercicio ${year}`,
    yearDays: 'Días del ejercicio',
    periodDays: 'Días del periodo',
    absences: shared.absences,
    unpaidPermits: 'Permisos sin goce',
    sickDays: shared.sickLeave,
    total: 'Total de días',
    paidPermits: 'Permisos con goce',
    paidText: 'No restan días',
    comment: shared.comment,
    wrong: '¿Un dato no es correcto? Pregunta en Recursos Humanos.',
  },

  certification: {
    rule: 'Duran 1 semana como máximo. Después, pide una certificación permanente.',
    ends: (date: string) => `Vence el ${date}`,
    over: (date: string) => `Venció el ${date}: pide la certificación permanente`,
    list: 'Solicitudes pendientes',
    ask: 'Pedir certificación permanente',
    asking: (what: string, who: string, date: string) =>
      `Pido la certificación permanente de ${what}${who === '' ? '' : ` para ${who}`}. La exprés venció el ${date}.`,
    copied: 'Lo copiamos: pégalo en un mensaje a Recursos Humanos.',
    inPerson: 'Pídela en Recursos Humanos.',
  },

  survey: {
    lead: 'Cuéntanos cómo te sientes en el trabajo. Te lleva unos 10 minutos.',
    outside: 'Se abre en otra ventana. Regresa aquí al terminar.',
    start: 'Comenzar encuesta',
    finish: 'Terminé mi encuesta',
    checking: 'Verificando…',
    done: 'Verificación exitosa, muchas gracias',
    missing:
      'Lo siento, aún no encontramos registros de tus respuestas, por favor completa todas las preguntas',
    offline: 'Sin internet no se puede abrir ni verificar la encuesta.',
    noLink: 'Aún no tenemos el enlace de la encuesta. Intenta más tarde.',
    kiosk: 'Contéstala en tu teléfono',
    kioskText: 'Este dispositivo es compartido y no abre otras páginas. En tu teléfono la verás en Inicio.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
