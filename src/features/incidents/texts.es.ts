import { weekRuleText } from '#domain/incident-texts.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  close: 'Cerrar',
  loading: 'Buscando tus incidencias…',
  slow: 'Esto tarda más de lo normal.',
  again: 'Intentar otra vez',
  none: 'No tienes incidencias pendientes',
  noneText: 'Aquí verás lo que pidas, hasta que lo autoricen.',
  notHere: 'Aún no vemos tus incidencias',
  notHereText: 'Cuando haya internet las buscamos.',
  old: 'No pudimos actualizar. Ves los últimos datos guardados.',
  request: 'Pedir un día',

  whose: 'De quién son',
  others: (count: number) => `De otros (${count})`,
  own: (count: number) => `Mías (${count})`,
  decide: (count: number) =>
    count === 1 ? 'Decidir sobre 1 incidencia' : `Decidir sobre ${count} incidencias`,
  list: 'Incidencias',
  incident: 'Incidencia',
  person: 'Nombre',
  start: 'Inicio',
  end: 'Fin',
  rest: 'Descansa',
  work: 'Trabaja',
  state: 'Estatus',
  pages: 'Páginas de incidencias',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,

  form: {
    title: 'Pedir un día',
    lead: 'Puedes pedir hasta 2 días por semana. Los autoriza tu líder o recursos humanos.',
    kind: '¿Qué quieres pedir?',
    parts: { day: 'Día', month: 'Mes', year: 'Año' },
    send: 'Enviar solicitud',
    sending: 'Enviando…',
    back: 'Volver a la lista',
    sent: 'Solicitud enviada. Falta que la autoricen.',
    problems: {
      kind: 'Elige qué quieres pedir.',
      // Spec 000 §5.
      missing: 'Campo obligatorio.',
      from: 'Escribe una fecha válida.',
      endsBefore: 'La fecha final debe ser después de la inicial.',
      sameDay: 'El día que descansas y el que trabajas deben ser distintos.',
      weekRule: weekRuleText,
    },
    failures: {
      offline: 'Sin internet no se puede enviar. Lo que escribiste sigue aquí.',
      expired: 'Tu sesión terminó. Entra otra vez para enviar.',
      unavailable: 'El servicio no responde. Lo que escribiste sigue aquí.',
      malformed: 'Hubo un error en la respuesta. Revisa la lista antes de repetir.',
      rejected: 'No se pudo enviar. Revisa los datos.',
    },
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
