import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the expiry warning. 'No cerrar sesión' is verbatim from spec 001 §4. */
export const es = {
  title: 'Tu sesión está por expirar.',
  text: (time: string) => `Se cierra en ${time}. Toca el botón para seguir.`,
  stay: 'No cerrar sesión',
  staying: shared.oneMoment,
  leave: basic.signOut,
  leaving: basic.signingYouOut,
  lastTitle: 'Es hora de entrar otra vez.',
  lastText: (time: string) => `Se cierra en ${time}. Lo que escribiste se queda guardado.`,
  seen: basic.gotIt,
  noAnswer: 'Sin respuesta. Revisa tu internet y toca otra vez.',
}

export const texts = defineTexts(es, () => import('./session-texts.en.ts'))
