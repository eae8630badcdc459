/// <reference types="vite/types/import-meta.d.ts" />
import type { Bilingual } from '#i18n/in-both.ts'

/**
 * At most sixty words each, keyed by the beginning of a screen's address (EXT-01: the portal's own texts, no
 * external service).
 *
 * `asked` lists the Spanish phrases with which people ask for the screen. One phrase suffices to find it.
 */
export type HelpTopics = Readonly<
  Record<string, { name: Bilingual; text: Bilingual; asked?: readonly string[] }>
>

const files = import.meta.glob<{ help: HelpTopics }>('../../features/*/help.ts', { eager: true })

/** Collected from the help.ts of each feature. */
export const helpTopics: HelpTopics = Object.assign({}, ...Object.values(files).map(({ help }) => help))
