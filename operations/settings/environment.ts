import { StartRefusal } from '#db/connection/start-refusal.ts'

/** A name of a host as it may stand in an address. */
export const HOST_NAME = /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i

/** Reads variables of one kind each. */
export type Reader = ReturnType<typeof readEnvironment>

/** Readers of variables; each refuses a value that cannot be used with one line that names the variable. */
export function readEnvironment(env: Record<string, string | undefined>) {
  const text = (name: string) => env[name]?.trim() || undefined
  return {
    text,
    integer(name: string, initial: number, min: number, max: number): number {
      const value = text(name)
      if (value === undefined) return initial
      const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN
      if (number >= min && number <= max) return number
      throw new StartRefusal(`${name}=${value}：应为 ${min}–${max} 之间的整数。`)
    },
    decimal(name: string, initial: number, min: number, max: number): number {
      const value = text(name)
      if (value === undefined) return initial
      const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : NaN
      if (number >= min && number <= max) return number
      throw new StartRefusal(`${name}=${value}：应为 ${min}–${max} 之间的数字。`)
    },
    choice<Choice extends string>(name: string, choices: readonly Choice[], initial: Choice): Choice {
      const value = text(name)
      if (value === undefined) return initial
      const found = choices.find((choice) => choice === value)
      if (found) return found
      throw new StartRefusal(`${name}=${value}：应为 ${choices.join('、')} 之一。`)
    },
    /** The value is a secret or may be one, so the refusal never repeats it. */
    matching(name: string, pattern: RegExp, rule: string): string | undefined {
      const value = text(name)
      if (value === undefined || pattern.test(value)) return value
      throw new StartRefusal(`${name}：应为 ${rule}。`)
    },
    /** Addresses of files are put behind it. */
    siteAddress(name: string): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(value) && URL.canParse(value))
        return new URL(value).href.replace(/\/+$/, '')
      throw new StartRefusal(`${name}：应为以 http:// 或 https:// 开头的地址，不含账号、? 和 #。`)
    },
    /** As browsers and search engines write it: without a path, a host of other letters in punycode. */
    origin(name: string): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      if (/^https?:\/\/[^\s/?#@\\]+\/*$/i.test(value) && URL.canParse(value)) return new URL(value).origin
      throw new StartRefusal(
        `${name}：应为以 http:// 或 https:// 开头的网站地址，如 https://www.example.com，不含账号、路径、? 和 #。`,
      )
    },
    url(name: string, protocols: string[]): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      const url = URL.canParse(value) ? new URL(value) : undefined
      if (url && protocols.includes(url.protocol) && url.host) return value.replace(/\/+$/, '')
      throw new StartRefusal(
        `${name}：应为以 ${protocols.map((protocol) => `${protocol}//`).join(' 或 ')} 开头的地址。`,
      )
    },
  }
}
