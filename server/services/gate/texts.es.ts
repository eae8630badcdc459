export const gateTexts = {
  unknown: 'No encontramos ese folio entre lo autorizado.',
  notAuthorized: 'Ese folio no está autorizado. No puede pasar.',
  otherDay: 'Ese folio no es de ese día. No puede pasar.',
  notBefore: 'No hay una marca de entrada antes. Marca la entrada primero.',
  tooOld: 'Esa marca tiene más de 7 días. Anótala en la bitácora.',
  things: 'Material o equipo',
}
