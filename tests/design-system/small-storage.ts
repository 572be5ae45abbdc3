/** A browser's storage with room for so many characters of values. */
export class SmallStorage implements Storage {
  private readonly entries = new Map<string, string>()
  constructor(private readonly room = Infinity) {}
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
  setItem = (key: string, value: string) => {
    const others = [...this.entries].filter(([name]) => name !== key)
    if (others.reduce((sum, [, text]) => sum + text.length, value.length) > this.room)
      throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, value)
  }
}
