export const es = {
  certification: 'Certificaciones exprés',
  ptu: 'Tus días de PTU',
  survey: 'Encuesta de satisfacción',
}
