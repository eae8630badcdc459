/// <reference types="vite/types/import-meta.d.ts" />
import type { Bilingual } from '#i18n/in-both.ts'

/**
 * Help texts of at most sixty words, by the beginning of a screen's address (EXT-01).
 *
 * `asked` lists Spanish phrases with which people ask for the screen. One phrase is enough to find it.
 */
export type HelpTopics = Readonly<
  Record<string, { name: Bilingual; text: Bilingual; asked?: readonly string[] }>
>

const files = import.meta.glob<{ help: HelpTopics }>('../../features/*/help.ts', { eager: true })

export const helpTopics: HelpTopics = Object.assign({}, ...Object.values(files).map(({ help }) => help))
