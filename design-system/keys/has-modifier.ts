interface ModifiedKey {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** Whether the key belongs to the browser or the system, such as Alt+← for going back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: ModifiedKey): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
