const joiners = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** "ANA DE LA CRUZ-RUIZ" → "Ana de la Cruz-Ruiz": the server writes names in capitals, people don't. */
export function properName(name: string): string {
  return name
    .trim()
    .toLocaleLowerCase('es-MX')
    .split(/\s+/)
    .map((word, index) => (index > 0 && joiners.has(word) ? word : word.split('-').map(capital).join('-')))
    .join(' ')
}

/** Accounts are called so, people aren't. */
const roles = new Set(['admin', 'candidata', 'candidato', 'externa', 'externo', 'prueba', 'usuario'])

/** How to greet a person: the nickname when it is a name, else the first name; '' when neither is known. */
export function callName(user: { Nombre: string; Nickname: string }): string {
  const nickname = user.Nickname.trim()
  const isName = /^\p{L}{2,14}$/u.test(nickname) && !roles.has(nickname.toLowerCase())
  return isName ? properName(nickname) : (properName(user.Nombre).split(' ')[0] ?? '')
}

/** "OPERADORA DE PRENSA" → "Operadora de prensa". */
export function sentenceCase(text: string): string {
  return capital(text.trim().toLocaleLowerCase('es-MX'))
}

/** What somebody wrote all in capitals, as a sentence; names with a figure, such as of a standard, stay as they are. */
export function calmCase(text: string): string {
  if (text !== text.toLocaleUpperCase('es-MX')) return text
  const words = text.trim().split(/\s+/)
  return capital(words.map((word) => (/\d/.test(word) ? word : word.toLocaleLowerCase('es-MX'))).join(' '))
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es-MX') + word.slice(1)
}
