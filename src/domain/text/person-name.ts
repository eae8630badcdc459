const joiners = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** Converts the server's capitals: "ANA DE LA CRUZ-RUIZ" → "Ana de la Cruz-Ruiz". */
export function properName(name: string): string {
  return name
    .trim()
    .toLocaleLowerCase('es-MX')
    .split(/\s+/)
    .map((word, index) => (index > 0 && joiners.has(word) ? word : word.split('-').map(capital).join('-')))
    .join(' ')
}

/** Nicknames that are account types, not names of people. */
const roles = new Set(['admin', 'candidata', 'candidato', 'externa', 'externo', 'prueba', 'usuario'])

/** Returns the name for greeting: the nickname if it is a name, else the first name; '' if neither is known. */
export function callName(user: { Nombre: string; Nickname: string }): string {
  const nickname = user.Nickname.trim()
  const isName = /^\p{L}{2,14}$/u.test(nickname) && !roles.has(nickname.toLowerCase())
  return isName ? properName(nickname) : (properName(user.Nombre).split(' ')[0] ?? '')
}

export function sentenceCase(text: string): string {
  return capital(text.trim().toLocaleLowerCase('es-MX'))
}

/** Converts text in capitals to a sentence; words with a digit, such as names of standards, stay unchanged. */
export function sentenceIfCapitals(text: string): string {
  if (text !== text.toLocaleUpperCase('es-MX')) return text
  const words = text.trim().split(/\s+/)
  return capital(words.map((word) => (/\d/.test(word) ? word : word.toLocaleLowerCase('es-MX'))).join(' '))
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es-MX') + word.slice(1)
}
