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

/** Operations on one kind of file, whichever way it arrives. */
export interface ImportReceiver {
  mostBytes: number
  /**
   * Stores a file as it arrives and makes a run of it; the same bytes give the same run. @throws FileNotTaken
   */
  receive(
    parts: ReceiverParts,
    pieces: AsyncIterable<Uint8Array>,
    coming: Coming,
  ): Promise<{ id: number; isAgain: boolean }>
  /** Returns a run's status for its sender; null for anybody else, or if there is none. */
  look(db: Database, id: number, sender: Sender): Promise<object | null>
  /** Counts the sender's files that wait to be read. */
  waiting(db: Database, sender: Sender): Promise<number>
  problemOf(why: FileNotTaken['why']): string
  /** Folder below IMPORT_FOLDER; '' for IMPORT_FOLDER itself. */
  folder: string
  keeper(parts: ReceiverParts): FolderKeeper
}

/** Details for the security record that name the sending program. */
export const sourceOf = (sender: Sender): Record<string, string> =>
  sender.is === 'key' ? { source: sender.name } : {}
