import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Services } from '../../facilities/services.ts'
import type { FileNotTaken } from '../../files/arriving-file.ts'
import type { FolderKeeper } from '../../files/watched-folder.ts'

export type Sender =
  | { is: 'person'; userId: number }
  | { is: 'key'; keyId: number; name: string; mail: string; kinds: string[] }

export interface IncomingFile {
  name: string
  sender: Sender
  address: string
}

export interface ReceiverParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log'>
}

export interface ImportReceiver {
  mostBytes: number
  /**
   * Stores a file while the file arrives and creates a run. The same bytes return the same run.
   * @throws FileNotTaken
   */
  receive(
    parts: ReceiverParts,
    pieces: AsyncIterable<Uint8Array>,
    coming: IncomingFile,
  ): Promise<{ id: number; isAgain: boolean }>
  /** Returns a run's status; null if the run is unknown or another key sent its file. */
  look(db: Database, id: number, sender: Sender): Promise<object | null>
  waiting(db: Database, sender: Sender): Promise<number>
  problemOf(why: FileNotTaken['why']): string
  /** Folder below IMPORT_FOLDER; '' for IMPORT_FOLDER itself. */
  folder: string
  keeper(parts: ReceiverParts): FolderKeeper
}
