export const oneTimeTexts = {
  otherPerson: 'Ese número ya es de otra persona. Búscala otra vez.',
}
