import type { LawFileProblem } from '#domain/law/law-file.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import { lawWords } from './words.es.ts'

export const es = {
  ...lawWords,
  text: 'Lo que marca la ley y desde cuándo. Sin confirmar, solo informa.',
  loading: 'Buscando las reglas de ley…',
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  saving: basic.saving,
  stillSaving: shared.stillSaving,
  count: phrases.countOf,
  old: 'No pudimos actualizar las reglas de ley.',
  none: 'Sin valor hoy',
  since: phrases.sinceDay,
  range: (from: string, to: string) => `Del ${from} al ${to}`,
  confirmed: 'Confirmada',
  unconfirmed: 'Sin confirmar',
  own: 'De tu empresa',
  change: 'Proponer otro valor',
  propose: {
    open: 'Proponer una regla',
    title: 'Proponer una regla',
    text: 'Otro administrador la confirma antes de que aplique.',
    rule: 'Regla',
    value: 'Valor',
    from: shared.firstDay,
    until: 'Último día (opcional)',
    article: 'Artículo',
    source: 'Dónde se publicó',
    confirmed: '¿Alguien leyó el valor ahí?',
    parts: { day: shared.day, month: shared.month, year: shared.year },
    send: 'Proponer la regla',
    done: 'Propusiste la regla. Falta que otro administrador la confirme.',
  },
  file: {
    open: 'Subir un archivo',
    title: 'Subir un archivo de reglas',
    text: 'Un CSV con estas columnas, en este orden:',
    choose: shared.chooseAFile,
    large: 'El archivo es muy grande.',
    unread: 'No pudimos leer el archivo. Elígelo otra vez.',
    empty: 'El archivo no tiene reglas.',
    line: (line: number) => `Renglón ${line}`,
    more: (count: number) => `Y ${count} más.`,
    ready: (count: number) => (count === 1 ? 'Trae 1 regla.' : `Trae ${count} reglas.`),
    send: 'Proponer sus reglas',
    done: 'Propusiste las reglas. Falta que otro administrador las confirme.',
  },
  problems: {
    header: 'El primer renglón debe tener las columnas de arriba.',
    columns: 'Debe tener siete columnas separadas por comas.',
    rule: 'Esa regla no existe.',
    value: 'Ese valor no sirve para esa regla.',
    from: 'Escribe un primer día que exista.',
    until: 'Escribe el primer día o uno después.',
    article: 'Escribe el artículo, como LFT 76.',
    source: 'Escribe dónde se publicó, como DOF 2026-03-03.',
    confirmed: 'Escribe sí o no.',
  } satisfies Record<LawFileProblem['field'], string>,
  waiting: {
    title: 'Por confirmar',
    by: (who: string, day: string) => `La propuso ${who} el ${day}.`,
    file: (name: string, count: number) => (count === 1 ? `${name}: 1 regla` : `${name}: ${count} reglas`),
    mine: 'Tú la propusiste. Otro administrador debe confirmarla.',
    check: 'Compara el valor con lo publicado antes de confirmar.',
    confirm: shared.confirm,
    refuse: basic.reject,
    withdraw: 'Retirar mi propuesta',
  },
  decide: {
    confirmar: {
      title: 'Confirmar reglas de ley',
      question: (count: number) =>
        count === 1 ? 'La regla aplica a todos desde su primer día.' : `Las ${count} reglas aplican a todos.`,
      confirm: 'Sí, confirmar',
      done: 'Confirmaste las reglas.',
    },
    retirar: {
      title: 'Retirar tu propuesta',
      question: (count: number) =>
        count === 1 ? 'Ya nadie podrá confirmarla.' : `Ya nadie podrá confirmar las ${count} reglas.`,
      confirm: 'Sí, retirarla',
      done: 'Retiraste tu propuesta.',
    },
    rechazar: {
      title: 'Rechazar la propuesta',
      reason: 'Por qué la rechazas',
      wrong: (least: number, most: number) => `Escribe el motivo, de ${least} a ${most} letras.`,
      done: 'Rechazaste la propuesta.',
    },
  },
  earlier: {
    title: 'Propuestas anteriores',
    rechazada: (who: string, reason: string) => `La rechazó ${who}: «${reason}»`,
    retirada: (who: string) => `La retiró ${who}.`,
    sustituida: 'Otra la sustituyó.',
  },
  notDone: 'No se guardó el cambio.',
  offline: { title: 'Conéctate para ver las reglas de ley', text: shared.notStoredYet },
  failure: { ...failures.soon, offline: shared.keptTryAgain, rejected: shared.notAcceptedRefresh },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
