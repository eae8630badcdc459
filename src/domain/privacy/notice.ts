import { kindNames } from './kind-names.es.ts'
import { noticeSections, sectionNames } from './notice.es.ts'
import { noticeWords as words } from './notice-words.es.ts'
import { type RetentionKind, retentionKinds, retentionRulesOf } from './retention.ts'

export interface NoticeFacts {
  /** Responsible companies; at least one. */
  companies: readonly { name: string; address: string }[]
  /** Retention periods that the company has set. */
  terms: ReadonlyMap<RetentionKind, { months: number; ofEmployed: boolean }>
  /** Paragraphs of the company; '' for none. */
  added: string
}

interface Section {
  title: string
  paragraphs: readonly string[]
  items: readonly string[]
  after: string
}

/**
 * Writes the privacy notice from what the portal does. The result has the format of blocksOf: "# " begins a
 * heading, "- " a list item.
 */
export function writeNotice({ companies, terms, added }: NoticeFacts): string {
  const own: Partial<Record<(typeof sectionNames)[number], Section>> = {
    who: { ...noticeSections.who, ...responsible(companies) },
    keep: { ...noticeSections.keep, ...kept(terms) },
  }
  const parts = sectionNames.map((name) => linesOf(own[name] ?? noticeSections[name]))
  if (added.trim() !== '') parts.push(`# ${words.addedTitle}\n${added.trim()}`)
  return parts.join('\n\n')
}

function linesOf({ title, paragraphs, items, after }: Section): string {
  const lines = [`# ${title}`, ...paragraphs, ...items.map((item) => `- ${item}`), after]
  return lines.filter((line) => line !== '').join('\n')
}

function responsible(companies: NoticeFacts['companies']): Partial<Section> {
  const written = companies.map(({ name, address }) => ({ name: plain(name), address: plain(address) }))
  const [first, ...others] = written
  if (first !== undefined && others.length === 0)
    return { paragraphs: [words.responsible(first.name, first.address)], after: words.attends }
  return {
    paragraphs: [words.responsibleOf],
    items: written.map(({ name, address }) => words.company(name, address)),
    after: words.attends,
  }
}

/** Keeps a name or an address within its line, and from beginning a heading or a list (blocksOf). */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/^(?:\s|[#-] )+/, '')

/** Promises only erasures that happen: kinds without a period or a limit are named as kept. */
function kept(terms: NoticeFacts['terms']): Partial<Section> {
  const unset = retentionKinds.filter((kind) => !terms.has(kind) && retentionRulesOf[kind].most === null)
  const items = retentionKinds.flatMap((kind) => {
    const { counts, blocked, most, asksForEmployed } = retentionRulesOf[kind]
    const term = terms.get(kind)
    if (term === undefined) return most === null ? [] : [words.swept(kindNames[kind], most)]
    const sentence = words.kept(kindNames[kind], term.months, words.since[counts], blocked)
    return [asksForEmployed && !term.ofEmployed ? `${sentence} ${words.staysEmployed}` : sentence]
  })
  const [, measures = ''] = noticeSections.keep.paragraphs
  const names = unset.map((kind) => kindNames[kind]).join('; ')
  return {
    paragraphs: [words.blocked, words.open, words.health, words.copies, measures],
    items: [...items, words.record],
    after: names === '' ? '' : words.unset(names),
  }
}
