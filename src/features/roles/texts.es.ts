import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  propose: 'Dar un rol',
  waiting: {
    title: 'Por confirmar',
    dar: (role: string, name: string) => `Dar ${role} a ${name}`,
    quitar: (role: string, name: string) => `Quitar ${role} a ${name}`,
    by: (name: string, day: string, end: string) => `Lo propuso ${name} el ${day}. Vence el ${end}.`,
    mine: (day: string, end: string) => `Lo propusiste el ${day}. Vence el ${end}.`,
    ownText: 'Falta que otro administrador responda.',
    aboutYou: 'Es un cambio para ti: lo decide otro administrador.',
    confirm: shared.confirm,
    refuse: basic.reject,
    withdraw: shared.withdraw,
    confirmTitle: '¿Confirmar este cambio?',
    refuseTitle: '¿Rechazar esta propuesta?',
    withdrawTitle: '¿Retirar tu propuesta?',
    confirmText: 'Aplica desde ahora. Su menú cambia cuando vuelva a entrar.',
    refuseText: 'No cambia nada. Queda en el registro.',
    confirmed: 'Confirmado',
    refused: shared.rejected,
    withdrawn: shared.withdrawn,
  },
  list: {
    title: 'Quién tiene roles',
    search: 'Busca por número, nombre o correo',
    searchShort: 'Número, nombre o correo',
    clear: shared.clearSearch,
    role: 'Rol',
    anyRole: 'Todos los roles',
    total: (count: number) => (count === 1 ? '1 persona con rol' : `${number(count)} personas con rol`),
    none: 'No encontramos a nadie con rol.',
    loading: 'Buscando roles…',
    pages: 'Páginas de personas con rol',
    ...phrases.pager,
    old: shared.listNotUpdated,
    you: 'Eres tú',
    number: phrases.numbered,
    user: phrases.userNumber,
    since: phrases.sinceDay,
    by: (day: string, name: string) =>
      `Desde el ${day}. Lo dio ${name}, sin confirmación de otro administrador.`,
    byBoth: (day: string, name: string, second: string) =>
      `Desde el ${day}. Lo dio ${name} y lo confirmó ${second}.`,
    everybody: 'Todas las personas',
    take: shared.remove,
    takeLabel: (role: string, name: string) => `Quitar ${role} a ${name}`,
    takeTitle: (role: string) => `¿Quitar ${role}?`,
    takeText: (name: string) =>
      `Se lo quitas a ${name}. Si hay otro administrador, primero debe confirmarlo.`,
    taken: 'Listo, ya no tiene el rol',
    waits: 'Propuesto: falta que otro administrador responda.',
  },
  give: {
    holders: 'Ver quién tiene roles',
    who: '¿A quién?',
    whoHelp: 'Busca y elige a una persona.',
    nobody: shared.weCouldntFindAnyoneWith,
    withoutAccount: shared.withoutAccount,
    role: '¿Qué rol?',
    scope: '¿Para qué personas?',
    scopes: { all: 'Para todas', some: 'Solo para algunas' },
    companies: 'Compañías',
    companiesHelp: 'Si no eliges ninguna, aplica para todas.',
    plants: 'Plantas',
    plantsHelp: 'Si no eliges ninguna, aplica para todas.',
    second: 'Otro administrador debe confirmarlo primero. La propuesta vence en 7 días.',
    secondMaybe: 'Si hay otro administrador, primero debe confirmarlo. La propuesta vence en 7 días.',
    submit: 'Dar el rol',
    working: shared.oneMoment,
    errors: basic.checkTheseDetails,
    faults: {
      who: 'Elige a una persona.',
      role: 'Elige un rol.',
      places: 'Elige al menos una compañía o una planta.',
    },
    notGiven: 'No se dio el rol',
    given: 'Listo, ya tiene el rol',
  },
  cancel: basic.cancel,
  working: shared.oneMoment,
  loading: phrases.searching,
  offline: {
    title: 'Conéctate para ver los roles',
    text: 'Los roles solo se ven y cambian con internet.',
  },
  again: basic.tryAgain,
  slow: basic.slow,
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: shared.notAccepted },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
