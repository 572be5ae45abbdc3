/** A backup that cannot be made, read or restored. `message` is the one line the operator sees. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal'
}
