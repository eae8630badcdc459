export const gateTexts = {
  unknown: 'No encontramos ese folio entre los autorizados.',
  notAuthorized: 'Ese folio no está autorizado. No puede pasar.',
  otherDay: 'Ese folio es para otro día. No puede pasar.',
  notBefore: 'Falta la marca anterior. Anótala primero.',
  tooOld: 'Esa marca tiene más de 7 días. Anótala en la bitácora.',
  things: 'Material o equipo',
}
