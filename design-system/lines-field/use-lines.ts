import { useEffect, useState } from 'react'

/** A line while it is edited; the key keeps its input when lines come and go. */
export type EditedLine = { key: number; text: string }

type Lines = { value: readonly string[]; onChange: (value: string[]) => void; max: number }

/** Lines as they stand on screen, empty ones included, and the list without them as it is stored. */
export function useLines({ value, onChange, max }: Lines) {
  const [lines, setLines] = useState(() => asShown(value).map(fresh))

  // A list from outside replaces what is shown; the one that was just reported does not.
  useEffect(() => {
    setLines((shown) => (isSame(stored(shown), value) ? shown : asShown(value).map(fresh)))
  }, [value])

  function change(next: EditedLine[]) {
    setLines(next)
    onChange(stored(next))
  }

  return {
    lines,
    isFull: lines.length >= max,
    edit: (key: number, text: string) =>
      change(lines.map((line) => (line.key === key ? { ...line, text } : line))),
    /** Puts an empty line after the given one; its key, or undefined when there is no room. */
    addAfter(key: number) {
      if (lines.length >= max) return undefined
      const line = fresh('')
      setLines(lines.flatMap((each) => (each.key === key ? [each, line] : [each])))
      return line.key
    },
    addLast() {
      if (lines.length >= max) return undefined
      const line = fresh('')
      setLines([...lines, line])
      return line.key
    },
    /** Takes a line away; the last one is emptied instead. */
    remove(key: number) {
      const rest = lines.filter((line) => line.key !== key)
      change(rest.length > 0 ? rest : [fresh('')])
    },
    /** Puts several pasted lines in place of one; how many found no room, and the last line's key. */
    paste(key: number, texts: readonly string[]) {
      const current = lines.find((line) => line.key === key)
      const kept = current?.text.trim() ? [current] : []
      const room = max - (lines.length - 1) - kept.length
      const added = texts.slice(0, Math.max(room, 0)).map(fresh)
      change(lines.flatMap((each) => (each.key === key ? [...kept, ...added] : [each])))
      return { lost: texts.length - added.length, lastKey: added.at(-1)?.key ?? key }
    },
  }
}

/** The lines of a text, without blank ones and without the numbers and bullets lists carry. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·●]\s+|\d{1,2}\s*[.、)）]\s*)/, '').trim())
    .filter(Boolean)
}

function stored(lines: readonly EditedLine[]) {
  return lines.map(({ text }) => text.trim()).filter(Boolean)
}

function asShown(value: readonly string[]) {
  return value.length > 0 ? value : ['']
}

function isSame(one: readonly string[], other: readonly string[]) {
  return one.length === other.length && one.every((text, index) => text === other[index])
}

let lastKey = 0

/** A line under a key that no other line has had. */
function fresh(text: string): EditedLine {
  lastKey += 1
  return { key: lastKey, text }
}
