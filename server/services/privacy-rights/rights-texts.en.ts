import { data, type English } from '../../english.ts'
import type * as es from './rights-texts.es.ts'

export const rightsTexts: English<typeof es.rightsTexts> = {
  tooMany: [
    [
      'Ya tienes {0#} solicitudes sin terminar. Espera su respuesta.',
      'You already have {0#} unfinished requests. Wait for their answer.',
    ],
  ],
  unknown: 'That request doesn’t exist, or your role doesn’t include that person.',
  own: 'It’s your own request. Ask someone else to answer it.',
  changed: 'Someone else already answered that request. Refresh the list.',
  folio: data,
  until: data,
}
