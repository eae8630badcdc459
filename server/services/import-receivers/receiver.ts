import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import type { Services } from '../../facilities/services.ts'
import type { FileNotTaken } from '../../files/arriving-file.ts'
import type { FolderKeeper } from '../../files/watched-folder.ts'

export type Sender =
  | { is: 'person'; userId: number }
  | { is: 'key'; keyId: number; name: string; mail: string; kinds: string[] }

export interface Coming {
  name: string
  sender: Sender
  address: string
}

export interface ReceiverParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log'>
}

/** What one kind of file does with what comes, whichever way. */
export interface ImportReceiver {
  mostBytes: number
  /** Keeps a file as it arrives, and makes a run of it; the same bytes are the same run. @throws FileNotTaken */
  receive(
    parts: ReceiverParts,
    pieces: AsyncIterable<Uint8Array>,
    coming: Coming,
  ): Promise<{ id: number; isAgain: boolean }>
  /** How a run stands, for whoever has brought it; null for everybody else, and where there is none. */
  look(db: Database, id: number, sender: Sender): Promise<object | null>
  /** How many files of that sender are kept and wait to be read. */
  waiting(db: Database, sender: Sender): Promise<number>
  problemOf(why: FileNotTaken['why']): string
  /** Below IMPORT_FOLDER; '' for itself. */
  folder: string
  keeper(parts: ReceiverParts): FolderKeeper
}

/** For the record: which program. */
export const sourceOf = (sender: Sender): Record<string, string> =>
  sender.is === 'key' ? { source: sender.name } : {}
