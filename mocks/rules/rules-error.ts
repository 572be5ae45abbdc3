/** Why a text is not valid; caught where it is read, never seen outside. */
export class RulesError extends Error {
  override readonly name = 'RulesError'

  /**
   * @param message what is wrong, in one Chinese sentence without its full stop
   * @param wrong the piece of the text that is wrong
   * @param nearest what may have been meant in the place of that piece, nearest first
   */
  constructor(
    message: string,
    readonly wrong = '',
    readonly nearest: readonly string[] = [],
  ) {
    super(message)
  }
}
