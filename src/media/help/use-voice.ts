import { useEffect, useState, useSyncExternalStore } from 'react'
import { onSessionChange } from '#core/session/session-state.ts'
import { useLocale } from '#i18n/use-texts.ts'

function speech(): SpeechSynthesis | null {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null
}

function onVoices(changed: () => void): () => void {
  const voices = speech()
  voices?.addEventListener?.('voiceschanged', changed)
  return () => voices?.removeEventListener?.('voiceschanged', changed)
}

/**
 * Of Mexico where there is one, else of any country; '' where the device has none of the language. One that a company's
 * machines speak is none of the device's: it sends them the words, and is mute without a network (EXT-01).
 */
export function voiceNameFor(
  voices: readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI'>[],
  locale: string,
): string {
  const langOf = ({ lang }: { lang: string }) => lang.replace('_', '-').toLowerCase()
  const wanted = locale === 'es' ? 'es-mx' : 'en-us'
  const own = voices.filter(({ localService }) => localService)
  const found =
    own.find((voice) => langOf(voice) === wanted) ??
    own.find((voice) => langOf(voice).split('-')[0] === locale)
  return found?.voiceURI ?? ''
}

/**
 * Reads a text aloud with the device's own voice; null where it has none of this language. It stops when its place goes,
 * the page is hidden or left, or the session ends (Terminar, the end of the idle time).
 */
export function useVoice(text: string): { isSpeaking: boolean; toggle: () => void } | null {
  const locale = useLocale()
  const [isSpeaking, setSpeaking] = useState(false)
  const name = useSyncExternalStore(onVoices, () => voiceNameFor(speech()?.getVoices() ?? [], locale))
  useEffect(() => {
    const stop = () => {
      speech()?.cancel()
      setSpeaking(false)
    }
    const onHidden = () => document.visibilityState === 'hidden' && stop()
    const ended = onSessionChange(({ phase }) => phase !== 'open' && stop())
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', stop)
    return () => {
      stop()
      ended()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', stop)
    }
  }, [text])
  if (name === '') return null
  const toggle = () => {
    const voices = speech()
    if (!voices) return
    voices.cancel()
    if (isSpeaking) return setSpeaking(false)
    const said = new SpeechSynthesisUtterance(text)
    const voice = voices.getVoices().find(({ voiceURI }) => voiceURI === name)
    if (voice) {
      said.voice = voice
      said.lang = voice.lang
    }
    const end = () => setSpeaking(false)
    said.addEventListener('end', end)
    said.addEventListener('error', end)
    setSpeaking(true)
    voices.speak(said)
  }
  return { isSpeaking, toggle }
}
