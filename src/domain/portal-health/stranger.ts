import { scrub } from './scrub.ts'

/**
 * Words kept in an error report from a person who is not signed in: words of browsers and of the portal's code.
 * All other words are removed, because they could be a stranger's message to the administrator.
 */
const WORDS = new Set(
  (
    'a access accessed aborted allowed already an and any argument array assignment async at attempt attribute audio await ' +
    'bad be before blob blocked body boundary browser but by call callback can cancelled canceled cannot cause changed ' +
    'chunk class clone closed closing code component connection console constant constructor context cross-origin ' +
    'css data database deadlock declaration deferred defined deleted destructure detached did disconnected does document ' +
    'dynamically dynamic each element empty end error event exceeded execute executed exist existing expected expression ' +
    'extensible fail failed failure fetch fetching field file first for found frame from full function get got handle has ' +
    'have hidden history host hydrate if illegal image import imported importing in index initialization insecure instance ' +
    'internal invalid invocation is it item iterable its key keys large late length limit list load loaded loading lock ' +
    'longer loop many map memory message method minified missing mode module more mounted must name network new next no node ' +
    'not null number object of on one only open operation option or origin out page parameter parse parsing part ' +
    'permission port position promise properties property prototype query quota range reached read readable reading ' +
    'received recursion reference register registration rejected rejection render rendered request reserved resource ' +
    'response result retry return root route run same scope script second security select server service session set ' +
    'setting shared shift signal size specified stack start state storage store stream string structured style such super ' +
    'support supported syntax tag target terminated than the then this time timed timeout to token too tree try type ' +
    'unable undefined unexpected unhandled uncaught unknown unmounted unsupported update upgrade use used user valid value ' +
    'variable version via video view was well were when which while window with within without worker write yet'
  ).split(' '),
)
/** Capitalized words that scrub.ts keeps are names of the browser or of the language. */
const OWN = /^[A-Z]/

export function scrubStranger(text: string): string {
  return scrub(text)
    .replace(/[\p{L}][\p{L}'-]*/gu, (word) => (WORDS.has(word) || OWN.test(word) ? word : '…'))
    .replace(/…[\s….,]*…/g, '…')
}

/** Roles of controls (WAI-ARIA) that a trail (GRAL-38) may contain; any other becomes `other`. */
export const CONTROL_ROLES: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'gridcell',
  'group',
  'img',
  'link',
  'listbox',
  'listitem',
  'menu',
  'menuitem',
  'meter',
  'option',
  'presentation',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'row',
  'search',
  'searchbox',
  'slider',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'tabpanel',
  'textbox',
])
