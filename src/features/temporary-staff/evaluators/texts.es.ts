import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import type { ClientRefusal } from '#domain/temporary/evaluators.ts'
import { defineTexts } from '#i18n/texts.ts'

/** The texts of spec 002 §2.2, §5 and §8 stay byte for byte, including misspellings. */
export const es = {
  title: 'Elegir evaluadores',
  about: (name: string) => `Elige quién trabaja con ${name}: hasta tres pares y tres clientes.`,
  boss: 'Su responsable siempre evalúa.',
  peers: 'Pares',
  peersText: 'Trabajan a su lado, con el mismo responsable.',
  clients: 'Posibles clientes',
  clientsText: 'Reciben su trabajo, en otra área.',
  loading: 'Buscando colaboradores…',
  ready: 'Clientes y pares cargados correctamente',
  peersChosen: 'Se han seleccionado pares',
  tooMany: 'Como maximo tres colaboradores',
  full: 'Ya elegiste tres. Quita a alguien para cambiar.',
  chosen: phrases.countOf,
  take: (name: string) => `Elegir a ${name}`,
  drop: phrases.removePerson,
  name: phrases.name,
  number: shared.number,
  searchPeers: 'Buscar par',
  searchClients: 'Buscar cliente',
  search: 'Buscar por nombre o número',
  clear: shared.clearSearch,
  none: 'No hay nadie para elegir.',
  nobody: 'Nadie con ese nombre o número puede contestar.',
  pages: (of: string) => `Páginas de ${of}`,
  ...phrases.pager,
  more: 'Buscar a alguien más',
  save: 'Guardar evaluadores',
  few: 'Elige al menos un par o un cliente.',
  done: 'Encustas registradas correctamente',
  failed: 'Se ha producido un error al registrar .',
  picker: {
    one: 'Cambiar colaborador',
    several: 'Seleccionar colaboradores',
    search: 'Nombre del colaborador',
    type: 'Escribe al menos dos letras.',
    save: basic.save,
    done: 'Hecho',
    clear: 'Limpiar',
    needed: 'Elige a un colaborador.',
    options: 'Colaboradores',
  },
  refusals: {
    oneself: 'Es la persona evaluada',
    pair: 'Ya lo elegiste como par',
    boss: 'Es su responsable',
    subordinate: 'Trabaja para la persona evaluada',
    chosen: 'Ya está elegido',
  } satisfies Record<ClientRefusal, string>,
}

export const evaluatorTexts = defineTexts(es, () => import('./texts.en.ts'))
