/// <reference types="vite/types/import-meta.d.ts" />
import type { Bilingual } from '#i18n/in-both.ts'

/**
 * Help texts of at most sixty words each, by the beginning of a screen's address. They are the portal's own texts and
 * need no external service (EXT-01).
 *
 * `asked` lists the Spanish phrases with which people ask for the screen. One phrase suffices to find it.
 */
export type HelpTopics = Readonly<
  Record<string, { name: Bilingual; text: Bilingual; asked?: readonly string[] }>
>

const files = import.meta.glob<{ help: HelpTopics }>('../../features/*/help.ts', { eager: true })

/** Collected from the help.ts of each feature. */
export const helpTopics: HelpTopics = Object.assign({}, ...Object.values(files).map(({ help }) => help))
