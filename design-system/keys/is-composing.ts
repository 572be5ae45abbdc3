interface TypedKey {
  isComposing?: boolean
  keyCode?: number
}

/** What Safari gives the key that commits a text: by then the composition has ended. */
const COMMITTING = 229

/** Whether a key belongs to an input method, such as Enter that accepts Pinyin. Takes DOM and React events. */
export function isComposing(event: TypedKey | { nativeEvent: TypedKey }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing === true || key.keyCode === COMMITTING
}
