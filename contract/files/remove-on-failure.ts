/** Writes down what has been kept, and removes it again when that fails. */
export async function removeOnFailure(
  writeDown: () => Promise<unknown>,
  remove: () => Promise<void>,
): Promise<void> {
  try {
    await writeDown()
  } catch (error) {
    await remove()
    throw error
  }
}
